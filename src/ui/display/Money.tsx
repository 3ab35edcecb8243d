import { baht, formatAmount, formatBaht, splitBaht } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import styles from './Money.module.css'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

interface MoneyProps {
  /** Integer satang. */
  satang: number
  /** `balance`: the large figure of a panel, with a smaller gold sign and smaller satang. */
  variant?: 'inline' | 'balance'
  /** A plus before what came in: status is never colour alone. */
  sign?: boolean
  /** `auto`: jade above zero, coral below. A stake or a withdrawal stays plain. */
  tone?: 'plain' | 'auto' | 'won' | 'lost'
  /** Leaves `.00` out where the boards do (statistics, round limits). */
  whole?: boolean
  /** The member asked to hide figures: dots. */
  hidden?: boolean
  className?: string
}

const dots = '\u2022\u2022\u2022\u2022\u2022'

function toneOf(tone: MoneyProps['tone'], satang: number) {
  if (tone !== 'auto') return tone
  return satang > 0 ? 'won' : satang < 0 ? 'lost' : 'plain'
}

export function Money({ satang, variant = 'inline', sign, tone, whole, hidden, className }: MoneyProps) {
  const colour = toneOf(tone, satang)
  const classes = cx(styles[variant], !hidden && colour && colour !== 'plain' && styles[colour], className)
  if (variant === 'inline' && !hidden)
    return <span className={classes}>{formatBaht(satang, { sign, whole })}</span>

  const parts = splitBaht(satang, { sign })
  const aloud = hidden ? ui.moneyHidden : ui.bahtAloud(formatAmount(satang, { sign }))
  return (
    <span className={classes}>
      <VisuallyHidden>{aloud}</VisuallyHidden>
      <span aria-hidden="true" className={styles.currency}>
        {hidden ? baht : parts.sign + baht}
      </span>
      <span aria-hidden="true" className={styles.whole}>
        {hidden ? dots : parts.whole}
      </span>
      {!hidden && (
        <span aria-hidden="true" className={styles.rest}>
          .{parts.satang}
        </span>
      )}
    </span>
  )
}

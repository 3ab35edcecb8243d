import type { LottoRate } from '#contracts/lotto.ts'
import { formatAmount, formatCount } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { ChevronRight } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import type { RoundBets } from '../bets/round-bets.ts'
import styles from './TypeLimits.module.css'
import { openLimits } from './limits-dialog.ts'
import { typeTakes } from './type-takes.ts'

const baht = (amount: number) => formatAmount(amount, { whole: true })

interface TypeLimitsProps {
  bets: RoundBets
  active: readonly LottoRate[]
  /** A line above it, which is pressed with it: one line alone is no target for a finger. */
  above?: string
}

/** In one line: what a number may cost, what the member has left, how many numbers are limited. The rest is a press away. */
export function TypeLimits({ bets, active, above }: TypeLimitsProps) {
  const { range, left, limited } = typeTakes(bets, active)
  const said = [
    range && words.takesRange(baht(range.least), baht(range.most)),
    left !== null && words.takesLeft(baht(left)),
    limited > 0 && words.takesLimited(formatCount(limited)),
  ].filter((part) => part !== null && part !== false)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cx(styles.takes, above !== undefined && styles.below)}
      onClick={() => void openLimits(bets)}
    >
      {above !== undefined && <span className={styles.above}>{above}</span>}
      <span className={styles.line}>
        <span className={styles.said}>{said.length > 0 ? said.join(' · ') : words.takesAll}</span>{' '}
        <VisuallyHidden>{words.takesTitle}</VisuallyHidden>
        <ChevronRight size={14} />
      </span>
    </button>
  )
}

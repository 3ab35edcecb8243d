import { baht } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { toldBy } from '#src/lib/told.ts'
import { Skeleton } from './Skeleton.tsx'
import styles from '../display/Money.module.css'

interface AwaitedMoneyProps {
  /** The call that has the sum, and its field: a served page has the figure before React (src/lib/told.ts). */
  path: string
  field: string
  /** A figure of what came in or went out; without it a panel's large one. */
  as?: 'in' | 'out'
  /** Not told where the member has figures hidden. */
  hideable?: boolean
  className?: string | undefined
}

/** A sum while it is asked for, in the place and the size of `Money`. */
export function AwaitedMoney({ path, field, as, hideable, className }: AwaitedMoneyProps) {
  if (as)
    return (
      <span className={cx(styles.inline, as === 'in' && styles.won, className)}>
        <Skeleton told={toldBy(path, field, as)} />
      </span>
    )
  return (
    <span className={cx(styles.balance, styles.awaited, className)}>
      <span className={styles.currency}>{baht}</span>
      <span className={styles.whole}>
        <Skeleton shape="figure" told={toldBy(path, field, 'whole', hideable)} />
      </span>
      <span className={styles.rest}>
        <Skeleton told={toldBy(path, field, 'rest', hideable)} />
      </span>
    </span>
  )
}

import type { StatementLine } from '#contracts/statement.ts'
import { cx } from '#src/lib/cx.ts'
import { Money } from '#src/ui/display/Money.tsx'
import styles from '../statement.module.css'

/** What came in is jade with a plus; what went out plain with a minus; what moved nothing is faint. */
export function Amount({ line }: { line: StatementLine }) {
  const moved = line.balance != null
  return (
    <Money
      satang={line.amount}
      sign={moved}
      tone={moved && line.amount > 0 ? 'won' : 'plain'}
      className={cx(styles.amount, !moved && styles.faint)}
    />
  )
}

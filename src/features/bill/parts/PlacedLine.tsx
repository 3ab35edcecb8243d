import type { BillLine } from '#contracts/bills.ts'
import { cx } from '#src/lib/cx.ts'
import { formatAmount, formatRate } from '#rules/baht.ts'
import { bills as words } from '#src/strings/bill.ts'
import { Tag } from '#src/ui/Tag.tsx'
import styles from './PlacedLine.module.css'

/** A line as it was taken: its rate is the one of that moment. Once drawn, what it brought. */
export function PlacedLine({ line }: { line: BillLine }) {
  const drawn = line.state === 'won' || line.state === 'lost'
  return (
    <li className={styles.line}>
      <span
        className={cx(
          styles.number,
          line.state === 'won' && styles.won,
          line.state === 'lost' && styles.faint,
        )}
      >
        {line.number}
      </span>
      <span className={styles.type}>
        {words.times(line.name, formatRate(line.rate))}{' '}
        {line.reduced && <Tag tone="warn">{words.reducedMark}</Tag>}
      </span>
      <span className={styles.figures}>
        <span className={styles.stake}>{words.stake(formatAmount(line.amount))}</span>
        {drawn && (
          <span className={cx(styles.brought, line.state === 'won' ? styles.won : styles.lost)}>
            {formatAmount(line.won, { sign: true })}
          </span>
        )}
      </span>
    </li>
  )
}

import type { Cashback } from '#contracts/cashback.ts'
import { cx } from '#src/lib/cx.ts'
import { winloss as words } from '#src/strings/winloss.ts'
import { Card } from '#src/ui/Card.tsx'
import { Money } from '#src/ui/Money.tsx'
import styles from './WeekComputation.module.css'
import { limitOf, weekRows } from './week-rows.ts'

/** From what went in to what comes back, a row each. */
export function WeekComputation({ row }: { row: Cashback }) {
  const limit = limitOf(row)
  return (
    <Card className={styles.card}>
      <dl>
        {weekRows(row).map(({ label, value, note, sum }) => (
          <div key={label} className={cx(styles.row, sum && styles.sum)}>
            <dt>
              {label}
              {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{row.state === 'running' ? words.amountNow : words.amount}</dt>
          <dd>
            <Money satang={row.amount} tone={row.amount > 0 ? 'won' : 'plain'} className={styles.amount} />
          </dd>
        </div>
      </dl>
      {limit !== null && <p className={styles.limit}>{limit}</p>}
    </Card>
  )
}

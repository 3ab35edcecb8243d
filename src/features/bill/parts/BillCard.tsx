import type { Bill } from '#contracts/bills.ts'
import { cx } from '#src/lib/cx.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { bills as words } from '#src/strings/bill.ts'
import styles from './BillCard.module.css'
import { BillHead } from './BillHead.tsx'
import { Outcome } from './Outcome.tsx'

interface BillCardProps {
  bill: Bill
  /** It is the one shown beside the list. */
  chosen: boolean
  onOpen: () => void
}

/** A bill in the list; pressed, it shows everything. */
export function BillCard({ bill, chosen, onOpen }: BillCardProps) {
  return (
    <button
      type="button"
      aria-current={chosen || undefined}
      className={cx(styles.card, chosen && styles.chosen)}
      onClick={onOpen}
    >
      <BillHead bill={bill} />
      <span className={styles.line}>
        <span>{formatDateTime(bill.placed_at)}</span>
        <span>
          {words.lines(formatCount(bill.line_count))} · {words.stake(formatBaht(bill.total))}
        </span>
      </span>
      <Outcome bill={bill} />
    </button>
  )
}

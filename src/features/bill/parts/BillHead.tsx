import type { Bill } from '#contracts/bills.ts'
import { bills as words } from '#src/strings/bill.ts'
import styles from './BillHead.module.css'
import { StateTag } from './StateTag.tsx'

/** Lottery, round and number of a bill, and how it stands. */
export function BillHead({ bill }: { bill: Bill }) {
  return (
    <span className={styles.head}>
      <span className={styles.text}>
        <span className={styles.lottery}>{bill.round.lottery_name}</span>
        <span className={styles.note}>
          {bill.round.title && `${bill.round.title} · `}
          <span className={styles.no}>{words.billNo(bill.bill_no)}</span>
        </span>
      </span>
      <StateTag state={bill.state} />
    </span>
  )
}

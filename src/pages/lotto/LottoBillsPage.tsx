import { BillsPart } from '#src/features/bill/BillsPart.tsx'
import { LottoTabs } from '#src/features/lotto-lobby/LottoTabs.tsx'
import { openBillReceipt, shareBill } from './bill-receipt.ts'
import styles from './LottoBillsPage.module.css'

/** `/lotto/bills`: filters and the open bill stand in the address, so that both can be linked to. */
export function LottoBillsPage() {
  return (
    <div className={styles.page}>
      <LottoTabs current="bills" />
      <BillsPart onShare={shareBill} onReceipt={(bill) => void openBillReceipt(bill, false)} />
    </div>
  )
}

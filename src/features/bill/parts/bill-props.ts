import type { BillWithLines } from '#contracts/bills.ts'

/** A bill, and the steps that lead out of the feature. */
export interface BillProps {
  bill: BillWithLines
  onShare: (bill: BillWithLines) => void
  onReceipt: (bill: BillWithLines) => void
}

import { formatDateTime } from '#src/lib/time.ts'
import { bills, receipt as words } from '#src/strings/lotto/bill.ts'
import type { PaperBill } from './paper-bill.ts'

/** What a receipt says beside its lines; never a balance, never a name. */
export const receiptFacts = (bill: PaperBill): { label: string; value: string }[] => [
  { label: words.billNo, value: bill.bill_no },
  { label: words.time, value: formatDateTime(bill.placed_at) },
  { label: words.status, value: bills.states[bill.state] },
]

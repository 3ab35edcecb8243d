import type { BillLine, BillWithLines } from '#contracts/bills.ts'

/** A line as a receipt has it. */
export type PaperLine = Omit<BillLine, 'line_id'>

/** As much of a bill as stands on its receipt: its member's own has it, and what anybody is told of it. */
export interface PaperBill extends Pick<
  BillWithLines,
  'bill_no' | 'check_code' | 'round' | 'state' | 'placed_at' | 'line_count' | 'total'
> {
  lines: readonly PaperLine[]
}

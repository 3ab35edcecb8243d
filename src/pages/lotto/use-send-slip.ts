import { useState } from 'react'
import type { BillWithLines } from '#contracts/bills.ts'
import { lineKey, type Lines, withoutLines } from '#src/stores/slip-lines.ts'
import { linesReplaced, slipOf, slipPlaced, useSlips } from '#src/stores/slip.ts'
import { openBillReceipt } from './bill-receipt.ts'

interface Sending {
  walletId: string
  /** Lines on their way. */
  lines: Lines
  /** Lines of the slip that are not sent: they stay in it until the member takes them out. */
  rest: Lines
}

/** The slip on its way through the bill dialog. */
export function useSendSlip(roundId: string) {
  const [sending, setSending] = useState<Sending | null>(null)

  const send = (lines: Lines, walletId: string) => {
    const { lines: all } = slipOf(useSlips.getState(), roundId)
    setSending({ walletId, lines, rest: withoutLines(all, new Set(lines.map(lineKey))) })
  }
  const change = (lines: Lines) => {
    if (!sending) return
    setSending({ ...sending, lines })
    linesReplaced(roundId, [...lines, ...sending.rest])
  }
  /** The receipt, over the round: whoever plays on is where they were. */
  const placed = (bill: BillWithLines) => {
    slipPlaced(roundId, sending?.lines ?? [])
    setSending(null)
    void openBillReceipt(bill, true)
  }
  return { sending, send, change, placed, close: () => setSending(null) }
}

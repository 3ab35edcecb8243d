/** A bill's receipt and its way to friends, put together: the bill knows no sharing, sharing knows no bills. */
import type { BillLine, BillWithLines } from '#contracts/bills.ts'
import { openReceipt } from '#src/features/bill/receipt.ts'
import { ofBill } from '#src/features/ledger-proof/claims.ts'
import { openProof } from '#src/features/ledger-proof/proof-dialog.ts'
import { openShare } from '#src/features/share/open-share.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { receipt as words } from '#src/strings/lotto/bill.ts'

/** Lines that a card in a chat shows (liff/friends/flex-message.ts has room for twenty rows). */
const ON_CARD = 18

function rowsOf(lines: readonly BillLine[]): { label: string; value: string }[] {
  const rest = lines.slice(ON_CARD)
  const restAmount = rest.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...lines.slice(0, ON_CARD).map(({ name, number, amount }) => ({
      label: `${name} ${number}`,
      value: formatBaht(amount),
    })),
    ...(rest.length > 0
      ? [{ label: words.moreLines(formatCount(rest.length)), value: formatBaht(restAmount) }]
      : []),
  ]
}

/** Sends a bill to friends as a slip: its numbers, never a balance or a name. */
export function shareBill(bill: BillWithLines): void {
  void openShare({
    path: paths.lottoBills({ bill: bill.bill_id }),
    title: words.shareTitle(bill.round.lottery_name),
    text: words.shareText(bill.bill_no, bill.round.title),
    rows: [...rowsOf(bill.lines), { label: words.total, value: formatBaht(bill.total) }],
    action: words.shareAction,
  })
}

/** `fresh`: it was placed just now. */
export const openBillReceipt = (bill: BillWithLines, fresh: boolean): Promise<void> =>
  openReceipt({ bill, fresh, onShare: shareBill, onProve: (one) => void openProof(ofBill(one)) })

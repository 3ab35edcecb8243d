/** The stake of a pending bill goes back where it came from, by the reversal that a journal has at most once (I8). */
import { eq } from 'drizzle-orm'
import { lottoBills, lottoLines } from '../../../db/schema/lotto.ts'
import type { Tx } from '../../../db/types.ts'
import { reverseJournal } from '../../../ledger/post.ts'
import { returnBound } from '../../promotion/bound.ts'
import { reviewBound } from '../../promotion/count-play.ts'
import { releaseSpent } from '../../promotion/end.ts'
import type { BillRow } from './read-bills.ts'

const endings = {
  cancelled: { kind: 'lotto.cancel', at: 'cancelledAt' },
  refunded: { kind: 'lotto.refund', at: 'settledAt' },
} as const

/** Under the locks of the member's wallets. Answers the bill as it is then. */
export async function giveBack(
  tx: Tx,
  { id, billNo, walletId, journalId, total, bound }: BillRow,
  state: keyof typeof endings,
  now: number,
): Promise<BillRow> {
  // Asked while the bill still counts as a promotion's money, so that it comes back as that.
  await releaseSpent(tx, walletId, now)
  const { kind, at } = endings[state]
  await reverseJournal(tx, { journalId, kind, memo: billNo, at: now })
  await returnBound(tx, { walletId, journalId }, bound)
  const [bill] = await tx
    .update(lottoBills)
    .set({ state, refunded: total, [at]: now })
    .where(eq(lottoBills.id, id))
    .returning()
  await tx.update(lottoLines).set({ state }).where(eq(lottoLines.billId, id))
  await reviewBound(tx, walletId, now)
  return bill!
}

/** Movements of lottery bills: which bill, of which round. */
import { eq, inArray } from 'drizzle-orm'
import { lotteries, lottoBills, lottoRounds } from '../../../db/schema/lotto.ts'
import type { Tx } from '../../../db/types.ts'
import type { Causes } from './cause.ts'
import type { Movement } from './lines.ts'

/** All of them bear the bill's number. */
export async function ofBills(tx: Tx, page: readonly Movement[], causes: Causes): Promise<void> {
  const lines = page.filter((line) => line.kind.startsWith('lotto.'))
  if (lines.length === 0) return
  const rows = await tx
    .select({ bill: lottoBills, title: lottoRounds.title, lottery: lotteries.name })
    .from(lottoBills)
    .innerJoin(lottoRounds, eq(lottoRounds.id, lottoBills.roundId))
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(
      inArray(
        lottoBills.billNo,
        lines.map((line) => line.memo),
      ),
    )
  const byNumber = new Map(rows.map((row) => [row.bill.billNo, row]))
  for (const { journalId, kind, memo } of lines) {
    const found = byNumber.get(memo)
    if (!found) continue
    const { bill, lottery, title } = found
    causes.set(journalId, {
      about: [lottery, title].filter(Boolean).join(' '),
      targetId: bill.id,
      ...(kind === 'lotto.win' ? { stake: bill.total, win: bill.won } : {}),
    })
  }
}

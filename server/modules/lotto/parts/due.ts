/** Which draws wait for a result to be read. */
import { and, asc, eq, gt, inArray, lte, min } from 'drizzle-orm'
import { lotteries, lottoRounds } from '../../../db/schema/lotto.ts'
import type { Db } from '../../../db/types.ts'
import type { RoundOfLottery } from '../rounds.ts'
import { undecided } from '../state.ts'

const isDraw = and(eq(lotteries.kind, 'draw'), inArray(lottoRounds.state, [...undecided]))

/** Draws whose result time has come, the longest waiting first. */
export const drawsDue = (db: Db, now: number): Promise<RoundOfLottery[]> =>
  db
    .select({ round: lottoRounds, lottery: lotteries })
    .from(lottoRounds)
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(and(isDraw, lte(lottoRounds.resultAt, now)))
    .orderBy(asc(lottoRounds.resultAt))

/** When the next one comes; null when none is there. */
export async function nextResultAt(db: Db, now: number): Promise<number | null> {
  const [row] = await db
    .select({ at: min(lottoRounds.resultAt) })
    .from(lottoRounds)
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(and(isDraw, gt(lottoRounds.resultAt, now)))
  return row?.at ?? null
}

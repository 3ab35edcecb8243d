/** Past draws of one lottery, by the digits that bets are decided by. */
import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { betTypes, type PastDraw } from '#contracts/lotto.ts'
import { lotteries, lottoRounds } from '../../../db/schema/lotto.ts'
import type { Db } from '../../../db/types.ts'
import { betTypeName } from '../../../strings/lotto.ts'
import { digitsOf } from '../digits.ts'
import { ratesOf, viewOfRound, type RoundOfLottery } from '../rounds.ts'

/** One that is shown no more keeps its past. */
async function lotteryOf(db: Db, lotteryId: string): Promise<RoundOfLottery['lottery'] | undefined> {
  const [lottery] = await db.select().from(lotteries).where(eq(lotteries.id, lotteryId))
  return lottery
}

function viewOfDraw(row: RoundOfLottery, now: number): PastDraw {
  const { round, lottery } = row
  const { round_id, title, round_no } = viewOfRound(row, now)
  const { top3, top4, bottom2, front3, bottom3 } = digitsOf(lottery.family, round.prizes!)
  return {
    round_id,
    title,
    round_no: round_no ?? null,
    drawn_at: round.announcedAt ?? round.resultAt,
    top3,
    bottom2,
    top4: top4 ?? '',
    front3: [...front3],
    bottom3: [...bottom3],
  }
}

/** Undefined for an unknown lottery. A result that was put right is told as it is now. */
export async function pastOf(
  db: Db,
  lotteryId: string,
  { page, limit, now }: { page: number; limit: number; now: number },
) {
  const lottery = await lotteryOf(db, lotteryId)
  if (!lottery) return undefined
  const drawn = and(
    eq(lottoRounds.lotteryId, lottery.id),
    inArray(lottoRounds.state, ['resulted', 'settled']),
    isNotNull(lottoRounds.prizes),
  )
  const rounds = await db
    .select()
    .from(lottoRounds)
    .where(drawn)
    .orderBy(desc(lottoRounds.closesAt), desc(lottoRounds.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db.select({ total: count() }).from(lottoRounds).where(drawn)
  const rates = await ratesOf(db, lottery.id)
  return {
    total: all!.total,
    past: {
      lottery_id: lottery.id,
      lottery_name: lottery.name,
      category_id: lottery.categoryId,
      bet_types: rates.map(({ betType }) => ({
        bet_type: betType,
        name: betTypeName(betType),
        digits: betTypes[betType],
      })),
      draws: rounds.map((round) => viewOfDraw({ round, lottery }, now)),
    },
  }
}

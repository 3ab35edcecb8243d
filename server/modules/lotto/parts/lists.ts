/** Categories, rounds of a day, and rates of a category. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { lotteries, lottoCategories, lottoRates, lottoRounds } from '../../../db/schema/lotto.ts'
import type { Db } from '../../../db/types.ts'
import { onDay } from '../results.ts'
import type { RoundOfLottery } from '../rounds.ts'
import { undecided } from '../state.ts'

type Rate = typeof lottoRates.$inferSelect

/** As many as a reply may carry: a game day of every Yeekee. */
const MOST_ROUNDS = 400

export const categoriesOf = (db: Db) =>
  db
    .select({ category_id: lottoCategories.id, name: lottoCategories.name })
    .from(lottoCategories)
    .orderBy(asc(lottoCategories.position), asc(lottoCategories.id))

interface RoundFilter {
  readonly lotteryId?: string | undefined
  readonly categoryId?: string | undefined
  readonly day?: string | undefined
}

/** Of a day all rounds; without one, those that have not ended. In the order of closing. */
export const roundsOf = (db: Db, { lotteryId, categoryId, day }: RoundFilter): Promise<RoundOfLottery[]> =>
  db
    .select({ round: lottoRounds, lottery: lotteries })
    .from(lottoRounds)
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(
      and(
        eq(lotteries.active, true),
        lotteryId === undefined ? undefined : eq(lotteries.id, lotteryId),
        categoryId === undefined ? undefined : eq(lotteries.categoryId, categoryId),
        day === undefined ? inArray(lottoRounds.state, [...undecided]) : onDay(day),
      ),
    )
    .orderBy(asc(lottoRounds.closesAt), asc(lotteries.position), asc(lottoRounds.id))
    .limit(MOST_ROUNDS)

/** Lotteries of a category, or all, each with its rates. */
export async function ratesByLottery(db: Db, categoryId: string | undefined) {
  const rows = await db
    .select({ lottery: lotteries, rate: lottoRates })
    .from(lotteries)
    .innerJoin(lottoRates, eq(lottoRates.lotteryId, lotteries.id))
    .where(
      and(
        eq(lotteries.active, true),
        categoryId === undefined ? undefined : eq(lotteries.categoryId, categoryId),
      ),
    )
    .orderBy(asc(lotteries.position), asc(lotteries.id), asc(lottoRates.position))
  const groups = new Map<string, { lottery: typeof lotteries.$inferSelect; rates: Rate[] }>()
  for (const { lottery, rate } of rows) {
    const group = groups.get(lottery.id) ?? { lottery, rates: [] }
    group.rates.push(rate)
    groups.set(lottery.id, group)
  }
  return [...groups.values()]
}

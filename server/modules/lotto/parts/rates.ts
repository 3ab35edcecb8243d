/** Rates and restricted numbers as the contract shows them. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { betTypes, type LottoRate, type NumberLimit } from '#contracts/lotto.ts'
import { lottoExposure, lottoRates } from '../../../db/schema/lotto.ts'
import type { Db } from '../../../db/types.ts'
import { lottoWords } from '../../../strings/lotto.ts'
import { numbersOf } from '../rounds.ts'

type Rate = typeof lottoRates.$inferSelect

/** Hundredths to what a baht wins. */
const perBaht = (rate: number) => rate / 100

export const viewOfRate = (rate: Rate): LottoRate => ({
  bet_type: rate.betType,
  name: lottoWords.betTypes[rate.betType].name,
  digits: betTypes[rate.betType],
  rate: perBaht(rate.rate),
  min_amount: rate.minAmount,
  max_amount: rate.maxAmount,
  tiers: rate.tiers.map((tier) => ({ from_amount: satang(tier.from), rate: perBaht(tier.rate) })),
})

const nameOf = (betType: string, number: string) => `${betType} ${number}`

/** What is staked, by bet type and number, where the lottery caps that bet type and less than a full line is left. */
async function nearlyFull(db: Db, roundId: string, lotteryId: string): Promise<NumberLimit[]> {
  const left = sql<number>`${lottoRates.numberCap} - ${lottoExposure.staked}`.mapWith(Number)
  const rows = await db
    .select({ betType: lottoExposure.betType, number: lottoExposure.number, left })
    .from(lottoExposure)
    .innerJoin(
      lottoRates,
      and(eq(lottoRates.lotteryId, lotteryId), eq(lottoRates.betType, lottoExposure.betType)),
    )
    .where(
      and(
        eq(lottoExposure.roundId, roundId),
        isNotNull(lottoRates.numberCap),
        sql`${left} < ${lottoRates.maxAmount}`,
      ),
    )
  return rows.map((row) => ({
    bet_type: row.betType,
    number: row.number,
    state: 'capped',
    remaining: satang(Math.max(0, row.left)),
  }))
}

/** Closed, reduced and capped numbers; of capped ones what may still be staked, all members together. */
export async function limitsOf(db: Db, roundId: string, lotteryId: string): Promise<NumberLimit[]> {
  const set = await numbersOf(db, roundId)
  const staked = await db.select().from(lottoExposure).where(eq(lottoExposure.roundId, roundId))
  const stakes = new Map(staked.map((row) => [nameOf(row.betType, row.number), row.staked]))
  const limits = set.map(({ betType, number, state, rate, cap }): NumberLimit => {
    const left = cap === null ? null : satang(Math.max(0, cap - (stakes.get(nameOf(betType, number)) ?? 0)))
    return {
      bet_type: betType,
      number,
      state,
      rate: rate === null ? null : perBaht(rate),
      remaining: state === 'closed' ? null : left,
    }
  })
  const named = new Set(limits.map((limit) => nameOf(limit.bet_type, limit.number)))
  const full = await nearlyFull(db, roundId, lotteryId)
  return [...limits, ...full.filter((limit) => !named.has(nameOf(limit.bet_type, limit.number)))]
}

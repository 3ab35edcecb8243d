/** Rates and restricted numbers as the contract shows them. */
import { eq } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { betTypes, type LottoRate, type NumberLimit, type RoundLimits } from '#contracts/lotto.ts'
import { lottoExposure, lottoRates } from '../../../db/schema/lotto.ts'
import type { BookLimits, Bound, Tier } from '../../../db/schema/lotto-shapes.ts'
import type { Db } from '../../../db/types.ts'
import { betKey } from '#rules/lotto-bets.ts'
import { restrictionsOf } from '#rules/lotto-limits.ts'
import { lottoWords } from '../../../strings/lotto.ts'
import { numbersOf, ratesOf } from '../rounds.ts'

type Rate = typeof lottoRates.$inferSelect

/** Hundredths to what a baht wins. */
const perBaht = (rate: number) => rate / 100

const viewOfTiers = (tiers: readonly Tier[]) =>
  tiers.map((tier) => ({ from_amount: satang(tier.from), rate: perBaht(tier.rate) }))

export const viewOfRate = (rate: Rate): LottoRate => ({
  bet_type: rate.betType,
  name: lottoWords.betTypes[rate.betType].name,
  digits: betTypes[rate.betType],
  rate: perBaht(rate.rate),
  min_amount: rate.minAmount,
  max_amount: rate.maxAmount,
  tiers: viewOfTiers(rate.tiers),
  number_cap: rate.numberCap,
  number_tiers: viewOfTiers(rate.numberTiers),
})

type Exposure = typeof lottoExposure.$inferSelect

/** A number that is not restricted, but so full that its bet type's step or cap is near; null of any other. */
function fullOf({ betType, number, staked }: Exposure, rate: Rate): NumberLimit | null {
  const left = rate.numberCap === null ? null : Math.max(0, rate.numberCap - staked)
  const remaining = left === null || left >= rate.maxAmount ? null : satang(left)
  const passed = rate.numberTiers.filter(({ from }) => from <= staked).map((tier) => tier.rate)
  const lower = passed.length === 0 ? null : perBaht(Math.min(rate.rate, ...passed))
  if (remaining === null && lower === null) return null
  const state = lower === null ? 'capped' : 'reduced'
  return { bet_type: betType, number, state, ...(lower === null ? {} : { rate: lower }), remaining }
}

/** Closed, reduced and capped numbers; of capped ones what may still be staked, all members together. */
export async function limitsOf(db: Db, roundId: string, lotteryId: string): Promise<NumberLimit[]> {
  const set = restrictionsOf(await numbersOf(db, roundId))
  const staked = await db.select().from(lottoExposure).where(eq(lottoExposure.roundId, roundId))
  const stakes = new Map(staked.map((row) => [betKey(row.betType, row.number), row.staked]))
  const limits = [...set].map(([key, { betType, number, state, rate, cap }]): NumberLimit => {
    const left = cap === null ? null : satang(Math.max(0, cap - (stakes.get(key) ?? 0)))
    return {
      bet_type: betType,
      number,
      state,
      rate: rate === null ? null : perBaht(rate),
      remaining: state === 'closed' ? null : left,
    }
  })
  const rates = new Map((await ratesOf(db, lotteryId)).map((rate) => [rate.betType, rate]))
  const full = staked.flatMap((row) => {
    const rate = rates.get(row.betType)
    const limit = rate && !set.has(betKey(row.betType, row.number)) ? fullOf(row, rate) : null
    return limit ?? []
  })
  return [...limits, ...full]
}

const viewOfBound = ({ most, step }: Bound) => ({
  most: satang(most),
  step: step ? { from_amount: satang(step.from), percent: step.percent } : null,
})

/** Limits over all bet types, as the contract shows them. */
export const viewOfLimits = ({ member, payout }: BookLimits): RoundLimits => ({
  member: member ? viewOfBound(member) : null,
  payout: payout ? viewOfBound(payout) : null,
})

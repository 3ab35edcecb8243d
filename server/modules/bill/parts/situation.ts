/** Reads what decides over a bill's lines (decide.ts). */
import { and, eq, sum } from 'drizzle-orm'
import type { BillInputLine } from '#contracts/bills.ts'
import { lottoBills, lottoLines } from '../../../db/schema/lotto.ts'
import type { Db } from '../../../db/types.ts'
import { numbersOf, ratesOf, type RoundOfLottery } from '../../lotto/rounds.ts'
import { takesBills } from '../../lotto/state.ts'
import type { Situation } from './decide.ts'
import { exposureOf } from './exposure.ts'
import { betKey } from '#rules/lotto-bets.ts'

/** The member's stakes in the round that still count, by `keyOf`. */
async function ownStakes(db: Db, memberId: string, roundId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ betType: lottoLines.betType, number: lottoLines.number, staked: sum(lottoLines.amount) })
    .from(lottoLines)
    .innerJoin(lottoBills, eq(lottoBills.id, lottoLines.billId))
    .where(
      and(
        eq(lottoBills.memberId, memberId),
        eq(lottoBills.roundId, roundId),
        eq(lottoBills.state, 'pending'),
      ),
    )
    .groupBy(lottoLines.betType, lottoLines.number)
  const stakes = new Map<string, number>()
  for (const { betType, number, staked } of rows) {
    const key = betKey(betType, number)
    stakes.set(key, (stakes.get(key) ?? 0) + Number(staked))
  }
  return stakes
}

interface Asked {
  readonly round: RoundOfLottery
  readonly memberId: string
  readonly lines: readonly BillInputLine[]
  readonly now: number
  /** By `keyOf`, where it is known; else it is read. */
  readonly exposure?: ReadonlyMap<string, number>
}

export async function situationOf(
  db: Db,
  { round: found, memberId, lines, now, exposure }: Asked,
): Promise<Situation> {
  const { round, lottery } = found
  const rates = await ratesOf(db, lottery.id)
  const numbers = await numbersOf(db, round.id)
  const staked = lines.map(({ bet_type: betType, number, amount }) => ({ betType, number, amount }))
  const hasSteps = rates.some((rate) => rate.tiers.length > 0)
  return {
    open: lottery.active && takesBills(round, now),
    rates: new Map(rates.map((rate) => [rate.betType, rate])),
    numbers: new Map(numbers.map((row) => [betKey(row.betType, row.number), row])),
    exposure: exposure ?? (await exposureOf(db, round.id, staked)),
    own: hasSteps ? await ownStakes(db, memberId, round.id) : new Map(),
  }
}

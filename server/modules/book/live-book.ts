/** The book of a round as it stands: what is staked and owed by number, its worst results, its limits, what was done to it. */
import { and, count, countDistinct, desc, eq, gt, sum } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { bookOf, type Book } from '#rules/lotto-book.ts'
import { betKey } from '#rules/lotto-bets.ts'
import { restrictionsOf } from '#rules/lotto-limits.ts'
import { deskActs } from '../../db/schema/desk.ts'
import { lottoBills, lottoExposure } from '../../db/schema/lotto.ts'
import type { Db } from '../../db/types.ts'
import { bottomDrawOf } from '../lotto/digits.ts'
import { numbersOf, ratesOf, type RoundOfLottery } from '../lotto/rounds.ts'
import { stateAt } from '../lotto/state.ts'

/** As many as anybody looks through. */
const MOST_NUMBERS = 300
const MOST_ACTS = 100
const WORST = 10

async function totalsOf(db: Db, roundId: string) {
  const [row] = await db
    .select({
      bills: count(),
      members: countDistinct(lottoBills.memberId),
      staked: sum(lottoBills.total).mapWith(Number),
    })
    .from(lottoBills)
    .where(and(eq(lottoBills.roundId, roundId), eq(lottoBills.state, 'pending')))
  return { bills: row!.bills, members: row!.members, staked: row!.staked ?? 0 }
}

async function numbersIn(db: Db, { round, lottery }: RoundOfLottery, book: Book, exposure: Exposure[]) {
  const rates = new Map((await ratesOf(db, lottery.id)).map((rate) => [rate.betType, rate]))
  const rules = restrictionsOf(await numbersOf(db, round.id))
  const staked = exposure
    .toSorted((a, b) => b.owed - a.owed)
    .slice(0, MOST_NUMBERS)
    .map(({ betType, number, staked: stake, owed }) => {
      const rule = rules.get(betKey(betType, number))
      const rate = rates.get(betType)
      return {
        bet_type: betType,
        number,
        staked: stake,
        owed,
        worst_with: book.owedWith({ betType, number }),
        cap: rule?.cap ?? rate?.numberCap ?? null,
        state: rule?.state ?? null,
        rate: rule?.rate ?? null,
      }
    })
  const known = new Set(exposure.map(({ betType, number }) => betKey(betType, number)))
  const untouched = [...rules]
    .filter(([key]) => !known.has(key))
    .map(([, { betType, number, state, rate, cap }]) => ({
      bet_type: betType,
      number,
      staked: 0,
      owed: 0,
      worst_with: book.owedWith({ betType, number }),
      cap,
      state,
      rate,
    }))
  return [...staked, ...untouched]
}

type Exposure = typeof lottoExposure.$inferSelect
export type LiveBook = Awaited<ReturnType<typeof liveBook>>

/** Sums in satang, rates in hundredths. */
export async function liveBook(db: Db, found: RoundOfLottery, now: number) {
  const { round, lottery } = found
  const exposure = await db
    .select()
    .from(lottoExposure)
    .where(and(eq(lottoExposure.roundId, round.id), gt(lottoExposure.staked, satang(0))))
  const book = bookOf(
    bottomDrawOf(lottery.family),
    exposure.map(({ betType, number, owed }) => ({ betType, number, wins: owed })),
  )
  const acts = await db
    .select()
    .from(deskActs)
    .where(eq(deskActs.roundId, round.id))
    .orderBy(desc(deskActs.id))
    .limit(MOST_ACTS)
  return {
    round_id: round.id,
    lottery: lottery.key,
    name: lottery.name,
    title: round.title,
    state: stateAt(round, now),
    closes_at: round.closesAt,
    ...(await totalsOf(db, round.id)),
    worst: book.worst(),
    worst_results: book.worstResults(WORST),
    limits: round.bookLimits ?? lottery.bookLimits,
    numbers: await numbersIn(db, found, book, exposure),
    acts: acts.map(({ at, operator, act, what, before, reason }) => ({
      at,
      operator,
      act,
      what,
      before,
      reason,
    })),
  }
}

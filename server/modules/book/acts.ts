/**
 * What an operator does to the book of a round: caps, reduces or closes a number, takes it as usual again, sets the round's
 * limits. Each locks the round, so that every bill is decided by what held before or by what holds after, and is kept with its
 * reason. Bills that are sold keep what they were sold with.
 */
import { and, eq, inArray } from 'drizzle-orm'
import type { BetType } from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import { betKey } from '#rules/lotto-bets.ts'
import { restrictionsOf, type NumberRule } from '#rules/lotto-limits.ts'
import { deskActs } from '../../db/schema/desk.ts'
import { lottoAllowances, lottoNumbers, lottoRounds } from '../../db/schema/lotto.ts'
import type { BookLimits } from '../../db/schema/lotto-shapes.ts'
import type { Tx } from '../../db/types.ts'
import { findRound, numbersOf, ratesOf } from '../lotto/rounds.ts'
import { isUndecided } from '../lotto/state.ts'

interface Act {
  readonly roundId: string
  /** Who, by name. */
  readonly operator: string
  readonly reason: string
  readonly now: number
}

/** The round, kept from every bill; null when there is none, or it has ended. */
async function lockRound(tx: Tx, roundId: string) {
  const found = await findRound(tx, roundId, 'update')
  return found && isUndecided(found.round.state) ? found : null
}

type Kept = Pick<typeof deskActs.$inferInsert, 'act' | 'what' | 'before'>

const keep = (tx: Tx, { roundId, operator, reason, now }: Act, kept: Kept) =>
  tx.insert(deskActs).values({ roundId, operator, reason, at: now, ...kept })

export interface NumberWish {
  readonly betType: BetType
  readonly number: string
  /** Null: as usual again. */
  readonly rule: NumberRule | null
}

/** Over what was set for the number before, a tod number's in every order. False: no such round, or it lacks that bet type. */
export async function restrictNumber(
  tx: Tx,
  act: Act,
  { betType, number, rule }: NumberWish,
): Promise<boolean> {
  const found = await lockRound(tx, act.roundId)
  const rates = found ? await ratesOf(tx, found.lottery.id) : []
  if (!rates.some((rate) => rate.betType === betType)) return false
  const key = betKey(betType, number)
  const rules = await numbersOf(tx, act.roundId)
  const before = restrictionsOf(rules).get(key)
  const same = rules.filter((row) => betKey(row.betType, row.number) === key).map((row) => row.number)
  if (same.length > 0)
    await tx
      .delete(lottoNumbers)
      .where(
        and(
          eq(lottoNumbers.roundId, act.roundId),
          eq(lottoNumbers.betType, betType),
          inArray(lottoNumbers.number, same),
        ),
      )
  if (rule)
    await tx.insert(lottoNumbers).values({
      roundId: act.roundId,
      betType,
      number,
      state: rule.state,
      rate: rule.rate === null ? null : satang(rule.rate),
      cap: rule.cap === null ? null : satang(rule.cap),
    })
  await keep(tx, act, {
    act: 'number',
    what: { bet_type: betType, number, ...(rule ?? { state: 'usual' }) },
    before: before ? { state: before.state, rate: before.rate, cap: before.cap } : null,
  })
  return true
}

/** Null: its lottery's again. What is sold stays sold where it is more than the new limits. False: no such round. */
export async function limitRound(tx: Tx, act: Act, limits: BookLimits | null): Promise<boolean> {
  const found = await lockRound(tx, act.roundId)
  if (!found) return false
  const { round, lottery } = found
  await tx.update(lottoRounds).set({ bookLimits: limits }).where(eq(lottoRounds.id, round.id))
  // What bills may add without a look at the book was worked out by the limits before.
  await tx.delete(lottoAllowances).where(eq(lottoAllowances.roundId, round.id))
  await keep(tx, act, {
    act: 'limits',
    what: { ...(limits ?? lottery.bookLimits) },
    before: { ...(round.bookLimits ?? lottery.bookLimits) },
  })
  return true
}

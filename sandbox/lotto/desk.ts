/** `/sandbox/lotto/desk`: what two operators do to a round; the forms' fields to the bodies of the desk's calls. */
import '../not-in-production.ts'
import { desc, eq, inArray } from 'drizzle-orm'
import {
  lotteries,
  lottoActs,
  lottoBills,
  lottoClaims,
  lottoReadings,
  lottoRounds,
} from '#server/db/schema/lotto.ts'
import type { Db, Tx } from '#server/db/types.ts'
import { drawCalls } from '#server/modules/desk/draw-calls.ts'
import type { RoundOfLottery } from '#server/modules/lotto/rounds.ts'
import { prizeKeys } from './draw.ts'

/** Names that the page offers: what needs two is done by two of them. */
export const deskOperators = ['somsri', 'wichai'] as const

/** As the page shows a round and what was said and done of it. */
export interface DeskRound extends RoundOfLottery {
  readonly readings: readonly (typeof lottoReadings.$inferSelect)[]
  readonly acts: readonly (typeof lottoActs.$inferSelect)[]
  readonly claims: readonly (typeof lottoClaims.$inferSelect)[]
}

const LAST = 20

/** Rounds of draws to choose from: those that had their result last. */
export const decidedRounds = (db: Db): Promise<RoundOfLottery[]> =>
  db
    .select({ round: lottoRounds, lottery: lotteries })
    .from(lottoRounds)
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(inArray(lottoRounds.state, ['resulted', 'settled']))
    .orderBy(desc(lottoRounds.announcedAt))
    .limit(LAST)

export async function deskRound(db: Db, roundId: string): Promise<DeskRound | null> {
  const [found] = await db
    .select({ round: lottoRounds, lottery: lotteries })
    .from(lottoRounds)
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(eq(lottoRounds.id, roundId))
  if (!found) return null
  const readings = await db.select().from(lottoReadings).where(eq(lottoReadings.roundId, roundId))
  const acts = await db
    .select()
    .from(lottoActs)
    .where(eq(lottoActs.roundId, roundId))
    .orderBy(desc(lottoActs.id))
  const claims = await db
    .select({ claim: lottoClaims })
    .from(lottoClaims)
    .innerJoin(lottoBills, eq(lottoBills.id, lottoClaims.billId))
    .where(eq(lottoBills.roundId, roundId))
  return { ...found, readings, acts, claims: claims.map(({ claim }) => claim) }
}

type Form = Readonly<Record<string, unknown>>

const textOf = (form: Form, name: string) => (typeof form[name] === 'string' ? form[name].trim() : '')

/** `2026-12-24 13:00`, in UTC as the page shows times; null where nothing is written. NaN for what is no time. */
const instantOf = (text: string) => (text === '' ? null : Date.parse(`${text.replace(' ', 'T')}Z`))

const numbersIn = (form: Form, keys: readonly string[]) =>
  keys.map((key) => ({ key, numbers: textOf(form, key).split(/\s+/).filter(Boolean) }))

/** `close=12:30 morning=none`; null for a day that is closed. */
function sessionsOf(text: string): Record<string, string | null> | null {
  if (text === 'closed') return null
  const written = text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => one.split('='))
  return Object.fromEntries(
    written.map(([session, ends]) => [session!, ends === 'none' ? null : (ends ?? '')]),
  )
}

async function bodyOf(db: Db, call: string, form: Form): Promise<object> {
  const [round_id, reason] = [textOf(form, 'round_id'), textOf(form, 'reason')]
  switch (call) {
    case 'redate': {
      const [opens_at, closes_at, result_at, value_at] = ['opens', 'closes', 'result', 'value'].map((name) =>
        instantOf(textOf(form, name)),
      )
      return { round_id, opens_at, closes_at, result_at, value_at, reason }
    }
    case 'reading': {
      const family = (await deskRound(db, round_id))?.lottery.family
      const keys = family === undefined || family === 'yeekee' ? [] : prizeKeys(family)
      const prizes = textOf(form, 'nothing') === '' ? numbersIn(form, keys) : null
      return { round_id, prizes, value_at: instantOf(textOf(form, 'value')), reason }
    }
    case 'day':
      return {
        calendar: textOf(form, 'calendar'),
        day: textOf(form, 'day'),
        sessions: sessionsOf(textOf(form, 'sessions')),
        reason,
      }
    case 'waive':
      return { claim_id: textOf(form, 'claim_id'), reason }
    default:
      return { round_id, reason }
  }
}

/** False: nothing to do it to; what waits for another operator is well. What makes no sense throws a RangeError. */
export async function deskPress(tx: Tx, call: string, form: Form, now: number): Promise<boolean> {
  const doing = drawCalls[`/desk/lotto/${call}`]
  const operator = deskOperators.find((name) => name === form.operator)
  if (!doing) return false
  if (!operator) throw new RangeError('no such operator')
  const done = await doing(tx, await bodyOf(tx, call, form), { operator, now })
  if (done === null) throw new RangeError('that cannot be read; every act needs a reason')
  return done !== false
}

/** Days that were decided after their calendar was published, and rounds that are brought to where their calendar has them. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { lotteries, lottoActs, lottoRounds, lottoSpecialDays } from '../../db/schema/lotto.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/types.ts'
import { minute } from '../../kit/clock.ts'
import { endWithoutResult } from './announce.ts'
import {
  sessionsOn,
  specialDay,
  type Calendar,
  type Sessions,
  type SpecialDays,
} from './calendars/calendar.ts'
import { calendarOf, calendarNames } from './calendars/known.ts'
import { dayIn } from './parts/zone.ts'
import { findRound, type RoundOfLottery } from './rounds.ts'
import { drawsOf } from './schedule.ts'

export { calendarNames }

/** All of them: a handful a year. */
export async function specialDays(db: Db): Promise<SpecialDays> {
  const rows = await db.select().from(lottoSpecialDays)
  return new Map(rows.map(({ calendar, day, sessions }) => [specialDay(calendar, day), sessions]))
}

interface Decided {
  readonly calendar: string
  readonly day: string
  /** Null: nothing is made that day. Else the sessions that are other than usual, each with its end or null. */
  readonly sessions: Sessions | null
  readonly actor: string
  readonly reason: string
  readonly now: number
}

/** The calendar, which has these sessions. */
function calendarWith(calendar: string, sessions: Sessions | null): Calendar {
  const known = calendarOf(calendar)
  for (const [session, ends] of Object.entries(sessions ?? {}))
    if (!Object.hasOwn(known.sessions, session) || (ends !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(ends)))
      throw new RangeError(`no session ${session} that ends at ${ends}`)
  return known
}

/**
 * Whether one operator alone must not enter it: a day that has begun at its place, when somebody may know the value; and one on
 * which something ends later than was known, so that bets would be taken longer.
 */
export async function needsTwo(db: Db, { calendar, day, sessions, now }: Decided): Promise<boolean> {
  const known = calendarWith(calendar, sessions)
  if (dayIn(known.timeZone, now) >= day) return true
  const special = (await specialDays(db)).get(specialDay(calendar, day))
  const before = sessionsOn(known, day, special)
  const after = sessionsOn(known, day, sessions)
  return Object.entries(after ?? {}).some(([session, ends]) => (ends ?? '') > (before?.[session] ?? ''))
}

/** Enters a day, again over what was entered before. Its rounds follow by `fitRounds`. Bad input throws a RangeError. */
export async function decideDay(
  tx: Tx,
  { calendar, day, sessions, actor, reason, now }: Decided,
): Promise<void> {
  calendarWith(calendar, sessions)
  const row = { calendar, day, sessions }
  await tx
    .insert(lottoSpecialDays)
    .values(row)
    .onConflictDoUpdate({ target: [lottoSpecialDays.calendar, lottoSpecialDays.day], set: { sessions } })
  await tx.insert(lottoActs).values({ act: 'special-day', actor, reason, detail: row, at: now })
}

/** Of lotteries with a calendar, and not decided, moved by hand or postponed. */
const fitted = and(
  inArray(lottoRounds.state, ['upcoming', 'open', 'closed', 'awaiting']),
  eq(lottoRounds.datedByHand, false),
  sql`${lotteries.schedule} ? 'calendar'`,
)

const timesIn = ({ opensAt, closesAt, resultAt, valueAt }: RoundOfLottery['round']) => ({
  opensAt,
  closesAt,
  resultAt,
  valueAt,
})

/** Where the calendar has the round; null when it has none that day. */
function timesOf({ round, lottery }: RoundOfLottery, special: SpecialDays) {
  const draw = drawsOf(lottery, round.gameDay, special).find(({ roundNo }) => roundNo === round.roundNo)
  if (!draw) return null
  const { closesAt, resultAt, valueAt } = draw
  return { opensAt: Math.min(draw.opensAt, closesAt - minute), closesAt, resultAt, valueAt }
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** Answers whether the round was ended: the calendar has none that day. */
async function fit(tx: Tx, roundId: string, special: SpecialDays, now: number): Promise<boolean> {
  const found = await findRound(tx, roundId, 'update')
  if (!found || found.round.datedByHand) return false
  const before = timesIn(found.round)
  const times = timesOf(found, special)
  if (times && same(times, before)) return false
  if (times) await tx.update(lottoRounds).set(times).where(eq(lottoRounds.id, roundId))
  else if (!(await endWithoutResult(tx, { roundId, state: 'voided', now }))) return false
  await tx.insert(lottoActs).values({
    roundId,
    act: times ? 'redate' : 'void',
    actor: 'calendar',
    reason: 'its calendar has that day otherwise',
    detail: { before, times },
    at: now,
  })
  return times === null
}

/** Brings living rounds to where their calendars have them. Safe to run twice and at once. Answers how many ended. */
export async function fitRounds(db: Db, now: number): Promise<number> {
  const special = await specialDays(db)
  const rows = await db
    .select({ round: lottoRounds, lottery: lotteries })
    .from(lottoRounds)
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(fitted)
  let ended = 0
  for (const row of rows) {
    const times = timesOf(row, special)
    if (times && same(times, timesIn(row.round))) continue
    if (await inTransaction(db, (tx) => fit(tx, row.round.id, special, now))) ended++
  }
  return ended
}

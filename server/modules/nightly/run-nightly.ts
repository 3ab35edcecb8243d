/**
 * Computations over members for a period that is over: cashback, points, commission.
 *
 * How far a period is stands in `nightly_runs` and moves on in the transaction of each batch. So a run that is cut off
 * goes on where it was, a second one waits and finds nothing left, and one that comes days late does every period that
 * was missed, in order.
 */
import { and, eq, gt, isNotNull, min } from 'drizzle-orm'
import { nightlyRuns, playDays } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/types.ts'
import { dayPlus, mondayOf, thaiDayOf } from '#rules/thai-day.ts'

export interface Nightly {
  readonly name: string
  /** A week begins on Monday. */
  readonly period: 'day' | 'week'
  /** How long after the end of a period it is computed, milliseconds. */
  readonly after: number
  /**
   * Carries out some members after `after`, in order of their ids, and answers the last of them; undefined when none
   * is left. What it writes should be unique for itself as well (member and period).
   */
  batch(tx: Tx, run: NightlyBatch): Promise<string | undefined>
}

export interface NightlyBatch {
  /** First day of the period, and the first one after it: Thai days. */
  readonly from: string
  readonly to: string
  readonly after: string
  readonly now: number
}

/** Periods looked back at, at most: what was missed longer ago stays undone. */
const MOST_BACK = 60

const length = { day: 1, week: 7 } as const

/** First day of the period that holds a day. */
export const periodStart = (period: Nightly['period'], thaiDay: string): string =>
  period === 'day' ? thaiDay : mondayOf(thaiDay)

/** Periods that are over and not done, oldest first; none before the first play there was. */
export async function pendingPeriods(
  db: Db,
  { name, period, after }: Pick<Nightly, 'name' | 'period' | 'after'>,
  now: number,
): Promise<string[]> {
  const [first] = await db.select({ day: min(playDays.day) }).from(playDays)
  if (!first?.day) return []
  const step = length[period]
  const current = periodStart(period, thaiDayOf(now - after))
  const oldest = dayPlus(current, -MOST_BACK * step)
  const from = periodStart(period, first.day > oldest ? first.day : oldest)
  const done = await db
    .select({ period: nightlyRuns.period })
    .from(nightlyRuns)
    .where(and(eq(nightlyRuns.name, name), isNotNull(nightlyRuns.doneAt), gt(nightlyRuns.period, oldest)))
  const isDone = new Set(done.map((row) => row.period))
  const pending: string[] = []
  for (let at = from; at < current; at = dayPlus(at, step)) if (!isDone.has(at)) pending.push(at)
  return pending
}

/** One batch; false when the period is done. The row of the run is locked: two processes take turns. */
function step(db: Db, nightly: Nightly, from: string, now: number): Promise<boolean> {
  const run = and(eq(nightlyRuns.name, nightly.name), eq(nightlyRuns.period, from))
  return inTransaction(db, async (tx) => {
    await tx
      .insert(nightlyRuns)
      .values({ name: nightly.name, period: from, begunAt: now })
      .onConflictDoNothing()
    const [row] = await tx.select().from(nightlyRuns).where(run).for('update')
    if (row!.doneAt !== null) return false
    const to = dayPlus(from, length[nightly.period])
    const last = await nightly.batch(tx, { from, to, after: row!.lastMember, now })
    await tx
      .update(nightlyRuns)
      .set(last === undefined ? { doneAt: now } : { lastMember: last })
      .where(run)
    return last !== undefined
  })
}

/** Does every period that is due. Safe to run twice, at once, or late. Answers how many periods were done. */
export async function runNightly(db: Db, nightly: Nightly, now: number): Promise<number> {
  const pending = await pendingPeriods(db, nightly, now)
  for (const from of pending) {
    let goesOn = true
    while (goesOn) goesOn = await step(db, nightly, from, now)
  }
  return pending.length
}

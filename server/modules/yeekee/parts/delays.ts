/** Delays in the database: which are due, who computes them, and how far they are. */
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { yeekeeDays, yeekeeDelays, yeekeeRounds } from '../../../db/schema/yeekee.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { second } from '../../../kit/clock.ts'
import type { DelayLength } from '../../../kit/services/delay.ts'
import { delayInput } from '../../lotto/yeekee-chain.ts'

/** Hexadecimal digits of a checkpoint. */
const DIGITS = 64

/** A process that was not heard of for so long computes nothing any more. */
const LEASE = 20 * second

const checkpointsIn = (text: string): string[] => text.match(/.{64}/g) ?? []

/** A delay that is to be computed, from the last checkpoint that is kept. */
export interface DueDelay {
  readonly roundId: string
  readonly length: DelayLength
  readonly from: string
  readonly done: number
}

/** The round's last head is public: its delay can be computed by anybody. Again is no error. */
export const delayDue = (tx: Tx, roundId: string) =>
  tx.insert(yeekeeDelays).values({ roundId }).onConflictDoNothing()

/** Every checkpoint, in order, as far as they are computed. */
export async function checkpointsOf(db: Db, roundId: string): Promise<string[]> {
  const [row] = await db.select().from(yeekeeDelays).where(eq(yeekeeDelays.roundId, roundId))
  return checkpointsIn(row?.checkpoints ?? '')
}

export async function segmentsDone(db: Db, roundId: string): Promise<number> {
  const [row] = await db
    .select({ digits: sql<number>`length(${yeekeeDelays.checkpoints})` })
    .from(yeekeeDelays)
    .where(eq(yeekeeDelays.roundId, roundId))
  return (row?.digits ?? 0) / DIGITS
}

const unfinished = sql`length(${yeekeeDelays.checkpoints}) < ${DIGITS} * (${yeekeeDays.delay}->>'segments')::integer`

/** Those that nobody computes now, the oldest first. */
async function dueDelays(db: Db, now: number, most: number): Promise<DueDelay[]> {
  const rows = await db
    .select({ round: yeekeeRounds, length: yeekeeDays.delay, checkpoints: yeekeeDelays.checkpoints })
    .from(yeekeeDelays)
    .innerJoin(yeekeeRounds, eq(yeekeeRounds.roundId, yeekeeDelays.roundId))
    .innerJoin(yeekeeDays, eq(yeekeeDays.id, yeekeeRounds.dayId))
    .where(
      and(
        isNull(yeekeeRounds.proof),
        isNotNull(yeekeeDays.delay),
        unfinished,
        or(isNull(yeekeeDelays.leasedUntil), lt(yeekeeDelays.leasedUntil, now)),
      ),
    )
    .orderBy(asc(yeekeeRounds.publishedAt))
    .limit(most)
  return rows.map(({ round, length, checkpoints }) => {
    const known = checkpointsIn(checkpoints)
    const from = known.at(-1) ?? delayInput(round.chainId, round.head, length!)
    return { roundId: round.roundId, length: length!, from, done: known.length }
  })
}

/** Whether a delay waits for somebody to compute it. */
export const takesDelay = async (db: Db, now: number): Promise<boolean> =>
  (await dueDelays(db, now, 1)).length > 0

/**
 * Takes those that nobody computes, `most` at a time. Two processes never have the same one; and if they had, since one was
 * given up that still ran, both would come to the same checkpoints.
 */
export async function takeDelays(db: Db, now: number, most: number): Promise<DueDelay[]> {
  const taken: DueDelay[] = []
  for (const due of await dueDelays(db, now, most)) {
    const free = or(isNull(yeekeeDelays.leasedUntil), lt(yeekeeDelays.leasedUntil, now))
    const [mine] = await db
      .update(yeekeeDelays)
      .set({ leasedUntil: now + LEASE })
      .where(and(eq(yeekeeDelays.roundId, due.roundId), free))
      .returning({ checkpoints: yeekeeDelays.checkpoints })
    // Taken and given back since it was read: what is due of it is another piece.
    if (mine && mine.checkpoints.length === due.done * DIGITS) taken.push(due)
  }
  return taken
}

/** Keeps what was computed, if nobody was further. `leasedUntil` null: this process has done its share. */
export async function keepCheckpoints(
  db: Db,
  { roundId, done }: DueDelay,
  computed: readonly string[],
  leasedUntil: number | null,
): Promise<void> {
  await db
    .update(yeekeeDelays)
    .set({
      checkpoints: sql`left(${yeekeeDelays.checkpoints}, ${done * DIGITS}) || ${computed.join('')}::text`,
      leasedUntil,
    })
    .where(
      and(
        eq(yeekeeDelays.roundId, roundId),
        sql`length(${yeekeeDelays.checkpoints}) between ${done * DIGITS} and ${(done + computed.length) * DIGITS}`,
      ),
    )
}

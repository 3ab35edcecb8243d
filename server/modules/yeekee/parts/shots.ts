/** Yeekee's rounds and shots in the database. */
import { and, asc, count, desc, eq, gt, lt, lte, max } from 'drizzle-orm'
import { notFound } from '../../../kit/errors.ts'
import { type yeekeeDays, yeekeeRounds, yeekeeShots } from '../../../db/schema/yeekee.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { findRound, type RoundOfLottery } from '../../lotto/rounds.ts'
import { dayById } from '../../lotto/yeekee-commit.ts'

export type Chain = typeof yeekeeRounds.$inferSelect
export type Day = typeof yeekeeDays.$inferSelect
export type Shot = typeof yeekeeShots.$inferSelect

/** A round with its chain. */
export interface Room extends RoundOfLottery {
  readonly chain: Chain
  /** Null: the round has the rules `yk1`. */
  readonly day: Day | null
}

async function withDay(db: Db, found: RoundOfLottery | undefined, chain: Chain | undefined): Promise<Room> {
  if (!found || !chain) return notFound()
  return { ...found, chain, day: chain.dayId === null ? null : await dayById(db, chain.dayId) }
}

/** Not found where the round is another lottery's. */
export async function roomOf(db: Db, roundId: string): Promise<Room> {
  const [chain] = await db.select().from(yeekeeRounds).where(eq(yeekeeRounds.roundId, roundId))
  return withDay(db, chain && (await findRound(db, roundId)), chain)
}

/**
 * The same, locked: shots of a round are accepted one after the other, and none beside its end. The chain is locked
 * before the round, by everybody.
 */
export async function lockRoom(tx: Tx, roundId: string): Promise<Room> {
  const mine = eq(yeekeeRounds.roundId, roundId)
  const [chain] = await tx.select().from(yeekeeRounds).where(mine).for('update')
  return withDay(tx, chain && (await findRound(tx, roundId, 'share')), chain)
}

export interface OwnShots {
  readonly shot: number
  readonly last: number | null
}

export async function ownShots(db: Db, roundId: string, memberId: string): Promise<OwnShots> {
  const [row] = await db
    .select({ shot: count(), last: max(yeekeeShots.acceptedAt) })
    .from(yeekeeShots)
    .where(and(eq(yeekeeShots.roundId, roundId), eq(yeekeeShots.memberId, memberId)))
  return row!
}

/** In the order of acceptance. */
export const allShots = (db: Db, roundId: string): Promise<Shot[]> =>
  db.select().from(yeekeeShots).where(eq(yeekeeShots.roundId, roundId)).orderBy(asc(yeekeeShots.seq))

interface Page {
  readonly upTo: number
  readonly after: number | undefined
  readonly before: number | undefined
  readonly limit: number
}

/**
 * Newest first. `after` answers those that follow it without a hole, so that who asks again and again misses none;
 * everything else the newest there are.
 */
export async function shotsOf(
  db: Db,
  roundId: string,
  { upTo, after, before, limit }: Page,
): Promise<Shot[]> {
  const rows = await db
    .select()
    .from(yeekeeShots)
    .where(
      and(
        eq(yeekeeShots.roundId, roundId),
        lte(yeekeeShots.seq, upTo),
        after === undefined ? undefined : gt(yeekeeShots.seq, after),
        before === undefined ? undefined : lt(yeekeeShots.seq, before),
      ),
    )
    .orderBy(after === undefined ? desc(yeekeeShots.seq) : asc(yeekeeShots.seq))
    .limit(limit)
  return after === undefined ? rows : rows.reverse()
}

/** The last head is shown from now on; the caller holds the chain's lock. */
export const publishHead = (tx: Tx, roundId: string, now: number) =>
  tx.update(yeekeeRounds).set({ publishedAt: now }).where(eq(yeekeeRounds.roundId, roundId))

/** Puts shots at the end of the chain, in their order; the caller holds its lock. */
export async function appendShots(tx: Tx, shots: readonly Shot[]): Promise<void> {
  const last = shots.at(-1)
  if (!last) return
  await tx.insert(yeekeeShots).values([...shots])
  await tx
    .update(yeekeeRounds)
    .set({ head: last.head, shots: last.seq })
    .where(eq(yeekeeRounds.roundId, last.roundId))
}

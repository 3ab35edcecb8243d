/** The only way to move points. Once for each key; the oldest points go first, and those past their day are gone. */
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { pointKinds } from '#contracts/redemption.ts'
import { memberPoints } from '../../db/schema/member.ts'
import { pointLots, pointMovements } from '../../db/schema/rewards.ts'
import type { Tx } from '../../db/types.ts'
import { thaiDayOf } from '#rules/thai-day.ts'

/** What moved points. */
export type PointKind = (typeof pointKinds)[number]

export interface PointMove {
  readonly memberId: string
  /** Names the intent, for ever: `redemption:{id}`. A member has each at most once. */
  readonly key: string
  readonly kind: PointKind
  /** Above zero to the member, below zero from them. */
  readonly amount: number
  /** What it was for, in words. */
  readonly memo?: string
  readonly now: number
}

export interface PointsMoved {
  /** What the member has now. */
  readonly points: number
  /** The key was used before: nothing moved now. */
  readonly replayed: boolean
}

/** There are fewer points than the movement takes. Nothing was written. */
export class NotEnoughPoints extends Error {
  readonly points: number
  constructor(points: number) {
    super(`not enough points: ${points}`)
    this.points = points
  }
}

/** Points can be used until the last day of the year after the one they came in. */
export const expiresOn = (now: number): string => `${Number(thaiDayOf(now).slice(0, 4)) + 1}-12-31`

/** Locks the member's points until the transaction ends, and takes those that are past their day. */
export async function holdPoints(tx: Tx, memberId: string, now: number): Promise<number> {
  const [row] = await tx
    .insert(memberPoints)
    .values({ memberId })
    .onConflictDoUpdate({ target: memberPoints.memberId, set: { memberId } })
    .returning({ point: memberPoints.point })
  const today = thaiDayOf(now)
  const past = await tx
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.memberId, memberId), lt(pointLots.expiresOn, today), gt(pointLots.points, 0)))
    .orderBy(asc(pointLots.expiresOn))
  let points = row!.point
  for (const lot of past) {
    points -= lot.points
    await setLot(tx, lot, 0)
    const move = { memberId, kind: 'expired', amount: -lot.points, now } as const
    await write(tx, { ...move, key: `expired:${lot.expiresOn}` }, points)
  }
  return points
}

type Lot = typeof pointLots.$inferSelect

async function setLot(tx: Tx, lot: Lot, points: number): Promise<void> {
  await tx
    .update(pointLots)
    .set({ points })
    .where(and(eq(pointLots.memberId, lot.memberId), eq(pointLots.expiresOn, lot.expiresOn)))
}

async function write(tx: Tx, { memberId, key, kind, amount, memo, now }: PointMove, balance: number) {
  await tx.insert(pointMovements).values({ memberId, key, kind, amount, balance, memo: memo ?? '', at: now })
  await tx.update(memberPoints).set({ point: balance }).where(eq(memberPoints.memberId, memberId))
}

async function addLot(tx: Tx, memberId: string, points: number, now: number): Promise<void> {
  await tx
    .insert(pointLots)
    .values({ memberId, expiresOn: expiresOn(now), points })
    .onConflictDoUpdate({
      target: [pointLots.memberId, pointLots.expiresOn],
      set: { points: sql`${pointLots.points} + excluded.points` },
    })
}

async function spend(tx: Tx, memberId: string, amount: number): Promise<void> {
  const lots = await tx
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.memberId, memberId), gt(pointLots.points, 0)))
    .orderBy(asc(pointLots.expiresOn))
  let left = amount
  for (const lot of lots) {
    const taken = Math.min(left, lot.points)
    if (taken > 0) await setLot(tx, lot, lot.points - taken)
    left -= taken
  }
}

/**
 * Moves points within the caller's transaction. The same key again moves nothing. Throws NotEnoughPoints. Whoever also
 * moves money locks the member's wallets first (ledger/lock.ts): the order of locks is wallets, points, spins.
 */
export async function movePoints(tx: Tx, move: PointMove): Promise<PointsMoved> {
  const points = await holdPoints(tx, move.memberId, move.now)
  const [known] = await tx
    .select({ id: pointMovements.id })
    .from(pointMovements)
    .where(and(eq(pointMovements.memberId, move.memberId), eq(pointMovements.key, move.key)))
  if (known) return { points, replayed: true }
  const after = points + move.amount
  if (after < 0) throw new NotEnoughPoints(points)
  if (move.amount > 0) await addLot(tx, move.memberId, move.amount, move.now)
  else await spend(tx, move.memberId, -move.amount)
  await write(tx, move, after)
  return { points: after, replayed: false }
}

/** Points that somebody begins with. */
export async function openPoints(tx: Tx, memberId: string, points: number, now: number): Promise<void> {
  const opening = { memberId, key: 'opening', kind: 'opening', amount: points, now } as const
  await (points > 0 ? movePoints(tx, opening) : holdPoints(tx, memberId, now))
}

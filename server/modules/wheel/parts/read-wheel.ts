/** Wheels and spins read from the database. */
import { and, asc, count, desc, eq, ne, type SQL } from 'drizzle-orm'
import { members } from '../../../db/schema/member.ts'
import { wheelPrizes, wheels, wheelSeeds, wheelSpins } from '../../../db/schema/wheel.ts'
import type { Db } from '../../../db/types.ts'

export type WheelRow = typeof wheels.$inferSelect
export type PrizeRow = typeof wheelPrizes.$inferSelect
export type SeedRow = typeof wheelSeeds.$inferSelect

/** A wheel with its prizes, in their order. */
export interface Wheel extends WheelRow {
  readonly prizes: readonly PrizeRow[]
}

/** A spin with all that it rests on. */
export interface SpinParts {
  readonly spin: typeof wheelSpins.$inferSelect
  readonly prize: PrizeRow
  readonly wheel: WheelRow
  readonly seed: SeedRow
}

async function wheelWhere(db: Db, where: SQL | undefined, lock?: 'share'): Promise<Wheel | null> {
  const query = db.select().from(wheels).where(where)
  const [wheel] = await (lock ? query.for(lock) : query)
  if (!wheel) return null
  const prizes = await db
    .select()
    .from(wheelPrizes)
    .where(eq(wheelPrizes.wheelId, wheel.id))
    .orderBy(asc(wheelPrizes.position))
  return { ...wheel, prizes }
}

/** `share`: it stays the active one until the transaction ends. */
export const activeWheel = (db: Db, agentCode: string, lock?: 'share'): Promise<Wheel | null> =>
  wheelWhere(db, and(eq(wheels.agentCode, agentCode), eq(wheels.active, true)), lock)

export const wheelById = (db: Db, id: string): Promise<Wheel | null> => wheelWhere(db, eq(wheels.id, id))

const spinsWith = (db: Db) =>
  db
    .select({ spin: wheelSpins, prize: wheelPrizes, wheel: wheels, seed: wheelSeeds })
    .from(wheelSpins)
    .innerJoin(wheelPrizes, eq(wheelPrizes.id, wheelSpins.prizeId))
    .innerJoin(wheels, eq(wheels.id, wheelSpins.wheelId))
    .innerJoin(wheelSeeds, eq(wheelSeeds.id, wheelSpins.seedId))

export async function spinOf(
  db: Db,
  memberId: string,
  by: { readonly id: string } | { readonly operation: string },
): Promise<SpinParts | null> {
  const which = 'id' in by ? eq(wheelSpins.id, by.id) : eq(wheelSpins.operation, by.operation)
  const [row] = await spinsWith(db).where(and(eq(wheelSpins.memberId, memberId), which))
  return row ?? null
}

/** Newest first, and how many there are in all. */
export async function historyOf(db: Db, memberId: string, page: number, limit: number) {
  const mine = eq(wheelSpins.memberId, memberId)
  const spins = await spinsWith(db)
    .where(mine)
    .orderBy(desc(wheelSpins.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db.select({ total: count() }).from(wheelSpins).where(mine)
  return { spins, total: all!.total }
}

/** What was really won on the agent's wheels, newest first. */
export const winnersOf = (db: Db, agentCode: string, limit: number) =>
  db
    .select({ name: members.username, prize: wheelPrizes, at: wheelSpins.at })
    .from(wheelSpins)
    .innerJoin(members, eq(members.id, wheelSpins.memberId))
    .innerJoin(wheelPrizes, eq(wheelPrizes.id, wheelSpins.prizeId))
    .where(and(eq(members.agentCode, agentCode), ne(wheelPrizes.kind, 'none')))
    .orderBy(desc(wheelSpins.id))
    .limit(limit)

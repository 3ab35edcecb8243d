/** Movements of a member's points. */
import { count, desc, eq } from 'drizzle-orm'
import { pointKinds, type PointMovement } from '#contracts/redemption.ts'
import { pointMovements } from '../../../db/schema/rewards.ts'
import type { Db } from '../../../db/types.ts'

/** As the contract names it. */
export const kindOf = (kind: string): PointMovement['kind'] =>
  pointKinds.find((known) => known === kind) ?? 'unknown'

/** Newest first. */
export async function pointMovementsOf(db: Db, memberId: string, page: number, limit: number) {
  const mine = eq(pointMovements.memberId, memberId)
  const rows = await db
    .select()
    .from(pointMovements)
    .where(mine)
    .orderBy(desc(pointMovements.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db.select({ total: count() }).from(pointMovements).where(mine)
  return { rows, total: all!.total }
}

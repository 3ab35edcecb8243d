/** Free spins of the wheel: given and used, once for each key. */
import { and, eq } from 'drizzle-orm'
import { wheelRightMovements, wheelRights } from '../../db/schema/rewards.ts'
import type { Db, Tx } from '../../db/types.ts'

export interface SpinMove {
  readonly memberId: string
  /** Names the intent, for ever: `quest:{id}`. A member has each at most once. */
  readonly key: string
  /** Above zero to the member, below zero used. */
  readonly amount: number
  readonly now: number
}

/** Free spins of a member. */
export async function spinsOf(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select().from(wheelRights).where(eq(wheelRights.memberId, memberId))
  return row?.spins ?? 0
}

/**
 * Moves spins within the caller's transaction and answers how many there are now; `null`, and nothing written, where
 * there are too few. The same key again moves nothing. Taken after the locks of wallets and points.
 */
export async function moveSpins(
  tx: Tx,
  { memberId, key, amount, now }: SpinMove,
): Promise<{ spins: number; replayed: boolean } | null> {
  const [row] = await tx
    .insert(wheelRights)
    .values({ memberId })
    .onConflictDoUpdate({ target: wheelRights.memberId, set: { memberId } })
    .returning({ spins: wheelRights.spins })
  const before = row!.spins
  const [known] = await tx
    .select({ id: wheelRightMovements.id })
    .from(wheelRightMovements)
    .where(and(eq(wheelRightMovements.memberId, memberId), eq(wheelRightMovements.key, key)))
  if (known) return { spins: before, replayed: true }
  const spins = before + amount
  if (spins < 0) return null
  await tx.insert(wheelRightMovements).values({ memberId, key, amount, balance: spins, at: now })
  await tx.update(wheelRights).set({ spins }).where(eq(wheelRights.memberId, memberId))
  return { spins, replayed: false }
}

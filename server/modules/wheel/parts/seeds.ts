/**
 * Seeds of a member: one in use, whose hash was shown before it was, and the next one, whose hash is shown already.
 * Nobody learns a server seed while it can still decide a spin.
 */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { wheelSeeds } from '../../../db/schema/wheel.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { newToken } from '../../../kit/identity/tokens.ts'
import { commitOf, newSeed } from '../../lotto/yeekee-chain.ts'
import type { SeedRow } from './read-wheel.ts'

export interface SeedPair {
  readonly active: SeedRow
  readonly next: SeedRow
}

const activeOf = (memberId: string) =>
  and(eq(wheelSeeds.memberId, memberId), isNotNull(wheelSeeds.startedAt), isNull(wheelSeeds.revealedAt))
const nextOf = (memberId: string) => and(eq(wheelSeeds.memberId, memberId), isNull(wheelSeeds.startedAt))

function freshSeed(memberId: string) {
  const serverSeed = newSeed()
  return { memberId, serverSeed, serverSeedHash: commitOf(serverSeed) }
}

/** Where neither the member nor the browser gave one: ten characters that the contract allows. */
const ownClientSeed = (): string => newToken().slice(0, 10)

async function pairOf(db: Db, memberId: string): Promise<SeedPair | null> {
  const [active] = await db.select().from(wheelSeeds).where(activeOf(memberId))
  const [next] = await db.select().from(wheelSeeds).where(nextOf(memberId))
  return active && next ? { active, next } : null
}

/** The member's seeds; made when the member comes to the wheel for the first time. */
export async function seedsOf(tx: Tx, memberId: string, now: number): Promise<SeedPair> {
  const known = await pairOf(tx, memberId)
  if (known) return known
  // Two at once: the second waits at the index of one active seed a member, and takes what the first has made.
  const first = { ...freshSeed(memberId), startedAt: now }
  await tx.insert(wheelSeeds).values(first).onConflictDoNothing()
  await tx.insert(wheelSeeds).values(freshSeed(memberId)).onConflictDoNothing()
  return (await pairOf(tx, memberId))!
}

/**
 * Takes the next nonce of the seed in use; the first one takes the browser's client seed with it, drawn after the hash
 * was announced. Called with the member's wallets locked, as `rotate` is: neither meets the other.
 */
export async function takeNonce(
  tx: Tx,
  memberId: string,
  drawn: string | undefined,
  now: number,
): Promise<{ seed: SeedRow; nonce: number }> {
  const { active } = await seedsOf(tx, memberId, now)
  const [seed] = await tx
    .update(wheelSeeds)
    .set({
      nonce: sql`${wheelSeeds.nonce} + 1`,
      ...(active.clientSeed === '' && { clientSeed: drawn ?? ownClientSeed() }),
    })
    .where(eq(wheelSeeds.id, active.id))
    .returning()
  return { seed: seed!, nonce: seed!.nonce - 1 }
}

/** Reveals the seed in use, takes up the one that was prepared, with the member's own, and prepares another. */
export async function rotate(
  tx: Tx,
  memberId: string,
  clientSeed: string,
  now: number,
): Promise<SeedPair & { revealed: SeedRow }> {
  const { active, next } = await seedsOf(tx, memberId, now)
  const [revealed] = await tx
    .update(wheelSeeds)
    .set({ revealedAt: now })
    .where(eq(wheelSeeds.id, active.id))
    .returning()
  await tx.update(wheelSeeds).set({ clientSeed, startedAt: now }).where(eq(wheelSeeds.id, next.id))
  await tx.insert(wheelSeeds).values(freshSeed(memberId))
  return { revealed: revealed!, ...(await pairOf(tx, memberId))! }
}

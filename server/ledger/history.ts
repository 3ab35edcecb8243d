/**
 * The history of the chain: the tree over the hashes of all blocks, a leaf for each in their order. Its root before a block is
 * part of what that block's hash covers, so a few hashes lead from any block to any later one. The database keeps its whole
 * subtrees (migration 0025); what is read of it is as many of them as a number of blocks has digits.
 */
import { sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'
import { rootOfPeaks, type Step } from './merkle.ts'

/** A whole subtree: over `2 ** level` blocks, the `place`-th of them from 0. */
interface Node {
  readonly level: number
  readonly place: number
}

/** The whole subtrees that a tree of so many leaves is made of, the largest first. */
function peaksOf(size: number): Node[] {
  const peaks: Node[] = []
  let before = 0
  for (let level = Math.floor(Math.log2(Math.max(size, 1))); level >= 0; level--) {
    const leaves = 2 ** level
    if (size - before < leaves) continue
    peaks.push({ level, place: before / leaves })
    before += leaves
  }
  return peaks
}

async function hashesAt(db: Db, nodes: readonly Node[]): Promise<string[]> {
  const levels = `{${nodes.map(({ level }) => level).join(',')}}`
  const places = `{${nodes.map(({ place }) => place).join(',')}}`
  const { rows } = await db.execute<{ hash: string }>(sql`
    select ledger_node(level, place) as hash
    from unnest(${levels}::int[], ${places}::bigint[]) with ordinality as n(level, place, nth) order by nth`)
  return rows.map(({ hash }) => hash)
}

/** The root over the first `size` blocks. */
export const pastAt = async (db: Db, size: number): Promise<string> =>
  rootOfPeaks(await hashesAt(db, peaksOf(size)))

/** What leads from block `no` to the root over the first `size` blocks, from the bottom up. */
export async function wayInPast(db: Db, no: number, size: number): Promise<Step[]> {
  const index = no - 1
  const peaks = peaksOf(size)
  const own = peaks.findIndex(({ level, place }) => Math.floor(index / 2 ** level) === place)
  const inside = Array.from({ length: peaks[own]!.level }, (_, level) => {
    const place = Math.floor(index / 2 ** level)
    return place % 2 === 0
      ? { level, place: place + 1, side: 'right' as const }
      : { level, place: place - 1, side: 'left' as const }
  })
  const hashes = await hashesAt(db, [...inside, ...peaks])
  const tops = hashes.slice(inside.length)
  const right = tops.slice(own + 1)
  return [
    ...inside.map(({ side }, at) => ({ side, hash: hashes[at]! })),
    ...(right.length > 0 ? [{ side: 'right' as const, hash: rootOfPeaks(right) }] : []),
    ...tops
      .slice(0, own)
      .reverse()
      .map((hash) => ({ side: 'left' as const, hash })),
  ]
}

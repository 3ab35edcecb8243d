/**
 * What this device saw of the member's spins when they were made: the hashes that were announced before, and what each
 * spin was answered with. Kept across visits, so that what is published later can be held against something that the
 * server can no longer change.
 */
import * as z from 'zod/mini'
import type { WheelSeeds, WheelSpin } from '#contracts/wheel.ts'
import { persisted } from '../persisted.ts'

const witness = z.object({
  spin_id: z.string(),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  nonce: z.number(),
  slot: z.number(),
  prize_id: z.string(),
  table_hash: z.string(),
  /** The hash of its seed had been seen here before the spin. */
  announced: z.boolean(),
})
export type WheelWitness = z.output<typeof witness>

const kept = z.object({ hashes: z.array(z.string()), spins: z.array(witness) })
type Kept = z.output<typeof kept>

/** Kept; the oldest give way. Hashes: a pair for each seed. */
const MOST_SPINS = 200
const MOST_HASHES = 40

const stored = persisted<Kept>({
  key: 'wheel',
  area: 'local',
  version: 1,
  parse(value) {
    const read = z.safeParse(kept, value)
    return read.success ? read.data : null
  },
})

const all = (): Kept => stored.read() ?? { hashes: [], spins: [] }

export const witnessOfSpin = (spinId: string): WheelWitness | null =>
  all().spins.find(({ spin_id }) => spin_id === spinId) ?? null

/** Hashes were shown: of the seed in use and of the next one. */
export function hashesSeen({ server_seed_hash, next_server_seed_hash }: WheelSeeds): void {
  const { hashes, spins } = all()
  const fresh = [server_seed_hash, next_server_seed_hash].filter((hash) => !hashes.includes(hash))
  if (fresh.length > 0) stored.write({ hashes: [...hashes, ...fresh].slice(-MOST_HASHES), spins })
}

/** A spin was answered. What is told of it later is not believed any more. */
export function spinSeen({ spin_id, prize_id, table_hash, fairness }: WheelSpin): void {
  const { hashes, spins } = all()
  if (spins.some((one) => one.spin_id === spin_id)) return
  const { server_seed_hash, client_seed, nonce, slot } = fairness
  const announced = hashes.includes(server_seed_hash)
  const seen = { spin_id, server_seed_hash, client_seed, nonce, slot, prize_id, table_hash, announced }
  stored.write({ hashes, spins: [...spins, seen].slice(-MOST_SPINS) })
}

/**
 * A randomness beacon in the place of drand's: the same format, a key of this sandbox's own. Whoever runs it knows its values
 * ahead, which is what a public beacon is for; the page says that it is the sandbox's.
 */
import '../not-in-production.ts'
import { createHash, randomBytes } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesToHex, hexToBytes } from '@noble/curves/utils.js'
import { sql } from 'drizzle-orm'
import { sandboxBeacon } from '#server/db/schema/sandbox.ts'
import type { Db, Tx } from '#server/db/types.ts'
import type { Clock } from '#server/kit/clock.ts'
import { type BeaconChain, type RandomnessBeacon, valueAt } from '#server/kit/services/beacon.ts'
import { signedPoint } from '#server/kit/services/drand.ts'

const { shortSignatures } = bls12_381

const PERIOD = 3
const GENESIS = Date.UTC(2026, 0, 1) / 1000

/** The key is made once, by whoever asks first. */
async function own(db: Db) {
  const [row] = await db
    .insert(sandboxBeacon)
    .values({ secretKey: bytesToHex(shortSignatures.keygen(Uint8Array.from(randomBytes(48))).secretKey) })
    .onConflictDoUpdate({ target: sandboxBeacon.one, set: { one: true } })
    .returning()
  return { key: hexToBytes(row!.secretKey), released: row!.released }
}

/** By the key: the public one takes as long to work out as a signature. */
const chains = new Map<string, BeaconChain>()

function chainOf(key: Uint8Array): BeaconChain {
  const known = chains.get(bytesToHex(key))
  if (known) return known
  const public_key = bytesToHex(shortSignatures.getPublicKey(key).toBytes())
  const chain = createHash('sha256').update(`chokdee-sandbox|${public_key}`).digest('hex')
  const made = { chain, public_key, genesis_time: GENESIS, period: PERIOD }
  chains.set(bytesToHex(key), made)
  return made
}

export const sandboxBeaconAt = (clock: Clock): RandomnessBeacon => ({
  chain: async (db) => chainOf((await own(db)).key),
  async signature(db, { chain, round }) {
    const { key, released } = await own(db)
    const known = chainOf(key)
    if (chain !== known.chain || (clock.now() < valueAt(known, round) && round > released)) return null
    return bytesToHex(shortSignatures.sign(signedPoint(round), key).toBytes())
  },
})

/** A round is closed early by hand: the value that it named comes out at once. */
export const release = (tx: Tx, round: number) =>
  tx.update(sandboxBeacon).set({ released: sql`greatest(${sandboxBeacon.released}, ${round})` })

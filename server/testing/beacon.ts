/** A beacon for tests, with a key of its own: every value is out at once, unless it is told to be silent. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesToHex, hexToBytes } from '@noble/curves/utils.js'
import { signedPoint } from '../kit/services/drand.ts'
import type { BeaconChain, RandomnessBeacon } from '../kit/services/beacon.ts'

const { shortSignatures } = bls12_381
const key = hexToBytes('07'.repeat(32))

export const testChain: BeaconChain = {
  chain: 'b'.repeat(64),
  public_key: bytesToHex(shortSignatures.getPublicKey(key).toBytes()),
  genesis_time: Date.UTC(2026, 0, 1) / 1000,
  period: 3,
}

export const signatureOf = (round: number): string =>
  bytesToHex(shortSignatures.sign(signedPoint(round), key).toBytes())

export interface TestBeacon extends RandomnessBeacon {
  silent: boolean
  /** Says this in the place of every value. */
  lie: string | null
}

export const testBeacon = (): TestBeacon => ({
  silent: false,
  lie: null,
  chain: async () => testChain,
  async signature(_, { chain, round }) {
    if (this.silent || chain !== testChain.chain) return null
    return this.lie ?? signatureOf(round)
  },
})

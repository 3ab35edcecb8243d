/** A public randomness beacon: values that nobody knows before their time, and that everybody can check. */
import type { YeekeeBeacon } from '../../db/schema/lotto-shapes.ts'
import type { Db } from '../../db/types.ts'
import { second } from '../clock.ts'

/** As drand publishes a chain (scheme `bls-unchained-g1-rfc9380`): key 96 bytes on G2; times in seconds (UTC). */
export type BeaconChain = YeekeeBeacon

export interface RandomnessBeacon {
  /** The chain that rounds made from now on name. */
  chain(db: Db): Promise<BeaconChain>
  /**
   * The signature of a value (48 bytes on G1, hexadecimal), unchecked; null while it is not out, or where the chain is not
   * this one's. May take its time: asked outside of any transaction.
   */
  signature(db: Db, asked: { chain: string; round: number }): Promise<string | null>
}

/** When a value comes out, epoch ms (UTC). */
export const valueAt = ({ genesis_time, period }: BeaconChain, round: number): number =>
  (genesis_time + (round - 1) * period) * second

/** The first value that comes out after a moment (epoch ms, UTC). */
export const firstAfter = ({ genesis_time, period }: BeaconChain, at: number): number =>
  Math.max(1, Math.floor((at / second - genesis_time) / period) + 2)

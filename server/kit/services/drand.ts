/** drand's beacon over HTTP, and the check of its signatures (BLS12-381, keys on G2, signatures on G1). */
import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { hexToBytes } from '@noble/curves/utils.js'
import * as z from 'zod/mini'
import { second } from '../clock.ts'
import type { BeaconChain, RandomnessBeacon } from './beacon.ts'

const { shortSignatures } = bls12_381
const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** drand's `quicknet`, one value every three seconds: https://docs.drand.love/developer/ (League of Entropy). */
export const quicknet: BeaconChain = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis_time: 1_692_803_367,
  period: 3,
}

/** What is signed for a value: SHA-256 of its number in eight bytes. */
export function signedPoint(round: number) {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  return shortSignatures.hash(Uint8Array.from(createHash('sha256').update(number).digest()), DST)
}

/** The value of a signature, hexadecimal; null when the chain's key did not sign it. */
export function randomnessOf(
  { public_key }: Pick<BeaconChain, 'public_key'>,
  round: number,
  signature: string,
): string | null {
  try {
    const bytes = hexToBytes(signature)
    if (!shortSignatures.verify(bytes, signedPoint(round), hexToBytes(public_key))) return null
    return createHash('sha256').update(bytes).digest('hex')
  } catch {
    return null
  }
}

const answer = z.object({ round: z.number(), signature: z.string().check(z.regex(/^[0-9a-f]{96}$/)) })

const PATIENCE = 4 * second

/** Relays of drand's HTTP API, asked in turn until one knows the value. A relay cannot lie: signatures are checked. */
export function drandBeacon(relays: readonly string[], ask: typeof fetch = fetch): RandomnessBeacon {
  const from = async (relay: string, round: number): Promise<string | null> => {
    const url = `${relay}/${quicknet.chain}/public/${round}`
    const reply = await ask(url, { signal: AbortSignal.timeout(PATIENCE) })
    const read = reply.ok ? z.safeParse(answer, await reply.json()) : null
    return read?.success && read.data.round === round ? read.data.signature : null
  }
  return {
    chain: async () => quicknet,
    signature: async (_, { chain, round }) => {
      if (chain !== quicknet.chain) return null
      for (const relay of relays) {
        const found = await from(relay, round).catch(() => null)
        if (found !== null) return found
      }
      return null
    },
  }
}

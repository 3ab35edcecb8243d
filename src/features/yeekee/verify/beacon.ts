/**
 * Whether a value of a public beacon is its own: a signature of BLS12-381 (keys on G2, signatures on G1) over SHA-256 of the
 * value's number in eight bytes, as drand publishes it. The server checks the same (server/kit/services/drand.ts).
 */

/** drand's `quicknet` (League of Entropy): the chain that this page knows by itself. */
export const PUBLIC_CHAIN = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
} as const

export interface BeaconValue {
  readonly chain: string
  readonly public_key: string
  readonly round: number
  readonly signature: string
}

const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The curve is loaded here alone: nobody needs it before a result is checked. */
export async function isSigned({ chain, public_key, round, signature }: BeaconValue): Promise<boolean> {
  if (chain === PUBLIC_CHAIN.chain && public_key !== PUBLIC_CHAIN.public_key) return false
  const { bls12_381 } = await import('@noble/curves/bls12-381.js')
  const number = new DataView(new ArrayBuffer(8))
  number.setBigUint64(0, BigInt(round))
  const message = new Uint8Array(await crypto.subtle.digest('SHA-256', number))
  const { shortSignatures } = bls12_381
  try {
    return shortSignatures.verify(bytesOf(signature), shortSignatures.hash(message, DST), bytesOf(public_key))
  } catch {
    return false
  }
}

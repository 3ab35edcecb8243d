/**
 * The hash chain of a round's shots, computed in the browser (domain.md §3.4). The server computes the same
 * (server/modules/lotto/yeekee-chain.ts), and both are tested with the same vectors. Lower-case hexadecimal throughout.
 */
const utf8 = new TextEncoder()

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const sha256 = async (data: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', data))

/** What was published of the seed before the round opened: the hash of its bytes. */
export const commitOf = (seed: string): Promise<string> => sha256(fromHex(seed))

/** H0. */
const genesis = (chainId: string): Promise<string> => sha256(utf8.encode(`yk1|${chainId}`))

/** Hi, from the head before it. */
const link = (head: string, seq: number, number: string): Promise<string> =>
  sha256(utf8.encode(`${head}|${seq}|${number}`))

/** Number of the k-th shot that stands in for a missing one, from 1. */
export async function fillerNumber(seed: string, chainId: string, k: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', fromHex(seed), algorithm, false, ['sign'])
  const mac = toHex(await crypto.subtle.sign('HMAC', key, utf8.encode(`${chainId}|fill|${k}`)))
  return String(BigInt(`0x${mac}`) % 100_000n).padStart(5, '0')
}

/** Heads after each shot, H0 first: `heads[seq]` is the head that shot's receipt told. */
export async function headsOf(chainId: string, numbers: readonly string[]): Promise<string[]> {
  const heads = [await genesis(chainId)]
  for (const [index, number] of numbers.entries()) heads.push(await link(heads[index]!, index + 1, number))
  return heads
}

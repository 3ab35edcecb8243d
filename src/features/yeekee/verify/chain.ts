/**
 * The hash chain of a round's shots, computed in the browser (domain.md §3.4). The server computes the same
 * (server/modules/lotto/yeekee-chain.ts), and both are tested with the same vectors. Lower-case hexadecimal throughout.
 */
import type { YeekeeProof } from '#contracts/yeekee.ts'

const utf8 = new TextEncoder()

export const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const sha256 = async (data: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', data))

/** What was published of the seed before the round opened: the hash of its bytes. */
export const commitOf = (seed: string): Promise<string> => sha256(fromHex(seed))

/** SHA-256 of what a text of hexadecimal stands for. */
export const hashOfBytes = (hex: string): Promise<string> => sha256(fromHex(hex))

/** HMAC-SHA-256 under the bytes of the seed, as a number below 100,000. */
async function derived(seed: string, text: string): Promise<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', fromHex(seed), algorithm, false, ['sign'])
  const mac = toHex(await crypto.subtle.sign('HMAC', key, utf8.encode(text)))
  return Number(BigInt(`0x${mac}`) % 100_000n)
}

/** Of `yk1`: number of the k-th shot that stands in for a missing one, from 1. */
export const fillerNumber = async (seed: string, chainId: string, k: number): Promise<string> =>
  String(await derived(seed, `${chainId}|fill|${k}`)).padStart(5, '0')

/** What is added to the sum. */
export const saltOf = (
  { rule_version, server_seed, head }: Pick<YeekeeProof, 'rule_version' | 'server_seed' | 'head'>,
  chainId: string,
  randomness: string,
): Promise<number> => derived(server_seed, `${rule_version}|${chainId}|${head}|${randomness}`)

/** What a delay begins with. */
export const delayInput = (
  chainId: string,
  head: string,
  { segments, steps, size }: { segments: number; steps: number; size: number },
): Promise<string> => sha256(utf8.encode(`yk2d|${chainId}|${head}|${segments}|${steps}|${size}`))

/** Where a day's chain of seeds leads from the seed of a round: so many rounds before it, of the first the anchor. */
export async function seedsBack(seed: string, rounds: number): Promise<string> {
  let at = seed
  for (let step = 0; step < rounds; step++) at = await sha256(utf8.encode(`yk2|${at}`))
  return at
}

/** What the chain holds of a shot; by `yk1` place and number alone. */
interface LinkedShot {
  readonly seq: number
  readonly number: string
  readonly accepted_at: number
  readonly tag?: string | undefined
  readonly name: string
}

const said = {
  yk1: ({ number }: LinkedShot) => number,
  yk2: ({ number, accepted_at, tag = '', name }: LinkedShot) => `${number}|${accepted_at}|${tag}|${name}`,
  yk2d: (shot: LinkedShot): string => said.yk2(shot),
} as const

export type ChainRules = keyof typeof said

/** Heads after each shot, H0 first: `heads[seq]` is the head that shot's receipt told. */
export async function headsOf(
  rules: ChainRules,
  chainId: string,
  shots: readonly LinkedShot[],
): Promise<string[]> {
  const heads = [await sha256(utf8.encode(`${rules}|${chainId}`))]
  for (const [index, shot] of shots.entries())
    heads.push(await sha256(utf8.encode(`${heads[index]!}|${index + 1}|${said[rules](shot)}`)))
  return heads
}

/**
 * The hash chain of a round's shots (domain.md §3.4), lower-case hexadecimal throughout. Each head depends on every
 * shot before it and on their order, so a receipt given once pins all of them. The browser computes the same
 * (src/features/yeekee/verify), and both are tested with the same vectors.
 *
 * [Note: Secret tags]
 * While a round runs its newest head is public. A head over place and number alone would give the number away to whoever
 * tries all hundred thousand; the tag, 256 bits that only its member is told, is what keeps it closed.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { YeekeeDelay } from '../../db/schema/lotto-shapes.ts'
import type { YeekeeRules } from '../../db/schema/yeekee.ts'

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex')

/** 32 bytes from the system's CSPRNG. */
export const newSeed = (): string => randomBytes(32).toString('hex')

/** What is published of a seed before the round opens: the hash of its bytes, not of their hexadecimal. */
export const commitOf = (seed: string): string => sha256(Buffer.from(seed, 'hex'))

const mac = (key: string, text: string) =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex')
const five = (hash: string): number => Number(BigInt(`0x${hash}`) % 100_000n)

/** The seed of the round before, of a day whose seeds are one chain. */
export const seedBefore = (seed: string): string => sha256(`yk2|${seed}`)

/** H0. */
export const genesis = (chainId: string, rules: YeekeeRules): string => sha256(`${rules}|${chainId}`)

/** What the chain says of a shot; `at` in epoch ms (UTC). */
export interface LinkedShot {
  readonly seq: number
  readonly number: string
  readonly at: number
  readonly tag: string
  readonly name: string
}

/** Hi, from the head before it ([Note: Secret tags]). */
export const link = (head: string, { seq, number, at, tag, name }: LinkedShot): string =>
  sha256(`${head}|${seq}|${number}|${at}|${tag}|${name}`)

/** Hi of `yk1`. */
export const linkYk1 = (head: string, seq: number, number: string): string =>
  sha256(`${head}|${seq}|${number}`)

/** Stands for a member in one round: told to that member, and to all with the result. */
export const tagOf = (tagKey: string, chainId: string, memberId: string): string =>
  mac(tagKey, `${chainId}|${memberId}`)

/**
 * What is added to the sum: it hangs on the seed, which no member knows, on every shot, and on the beacon's value or on that
 * of the delay, which nobody knows before the close.
 */
export const saltOf = (
  seed: string,
  chainId: string,
  head: string,
  randomness: string,
  rules: YeekeeRules = 'yk2',
): number => five(mac(seed, `${rules}|${chainId}|${head}|${randomness}`))

/** What a delay begins with: the last head, and how long the delay is. */
export const delayInput = (chainId: string, head: string, { segments, steps, size }: YeekeeDelay): string =>
  sha256(`yk2d|${chainId}|${head}|${segments}|${steps}|${size}`)

/** Of `yk1`: number of the k-th shot that stands in for a missing one, from 1. */
export const fillerNumber = (seed: string, chainId: string, k: number): string =>
  String(five(mac(seed, `${chainId}|fill|${k}`))).padStart(5, '0')

/**
 * The hash chain of a round's shots (domain.md §3.4), lower-case hexadecimal throughout. Each head depends on every
 * shot before it and on their order, so a receipt given once pins all of them. The browser computes the same
 * (src/features/yeekee/verify), and both are tested with the same vectors.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex')

/** 32 bytes from the system's CSPRNG. */
export const newSeed = (): string => randomBytes(32).toString('hex')

/** What is published of a seed before the round opens: the hash of its bytes, not of their hexadecimal. */
export const commitOf = (seed: string): string => sha256(Buffer.from(seed, 'hex'))

/** H0. */
export const genesis = (chainId: string): string => sha256(`yk1|${chainId}`)

/** Hi, from the head before it. */
export const link = (head: string, seq: number, number: string): string => sha256(`${head}|${seq}|${number}`)

/** Number of the k-th shot that stands in for a missing one, from 1: derived, so that nobody chooses it. */
export function fillerNumber(seed: string, chainId: string, k: number): string {
  const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${chainId}|fill|${k}`).digest('hex')
  return String(BigInt(`0x${mac}`) % 100_000n).padStart(5, '0')
}

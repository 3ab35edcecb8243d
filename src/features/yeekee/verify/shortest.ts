/** How long a delay takes at least, whoever computes it. */
import { formatCount } from '#rules/baht.ts'

/** As a round names it. */
export interface DelayLength {
  readonly segments: number
  readonly steps: number
  readonly size: number
}

/** Compressions of SHA-256 a millisecond that the fastest machine is taken to do one after the other: four times a server's. */
const FASTEST = 100_000

/** What nobody is taken to compute the delay faster than, milliseconds. */
export const shortestMs = ({ segments, steps, size }: DelayLength): number =>
  (segments * steps * (size / 64 + 1)) / FASTEST

/** The same to be read, in whole seconds. */
export const shortestSeconds = (delay: DelayLength): string =>
  formatCount(Math.floor(shortestMs(delay) / 1000))

/**
 * The computation of a result (domain.md §3.1, §3.2): the sum of all numbers, less the sixteenth from the newest where there
 * is one, plus the salt. By `yk1` there is no salt, and there are always sixteen.
 */
import { YEEKEE_RANK } from '#contracts/yeekee.ts'

interface Shot {
  readonly seq: number
  readonly number: string
}

/** Rank 1 is the newest; undefined where there are not so many. Shots in the order of acceptance. */
export const atRank = <T extends Shot>(shots: readonly T[], rank: number): T | undefined => shots.at(-rank)

export interface Computed<T extends Shot = Shot> {
  readonly sum: number
  readonly subtracted: T | undefined
  readonly difference: number
  /** The last five digits of difference and salt together: bets are decided by them. */
  readonly digits: string
  readonly top3: string
  /** Ten thousands and thousands. */
  readonly bottom2: string
}

export function compute<T extends Shot>(shots: readonly T[], salt = 0): Computed<T> {
  const subtracted = atRank(shots, YEEKEE_RANK)
  const sum = shots.reduce((total, shot) => total + Number(shot.number), 0)
  const difference = sum - Number(subtracted?.number ?? 0)
  const digits = String(difference + salt)
    .padStart(5, '0')
    .slice(-5)
  return { sum, subtracted, difference, digits, top3: digits.slice(-3), bottom2: digits.slice(0, 2) }
}

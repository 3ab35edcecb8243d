/** Yeekee's rules as figures: when members may shoot, how often, and what ranks win (domain.md §3.1). */
import { satang } from '#contracts/money.ts'
import { YEEKEE_RANK } from '#contracts/yeekee.ts'
import type { Schedule } from '../../db/schema/lotto-shapes.ts'
import { minute, second } from '../../kit/clock.ts'

export const shooting = {
  /** Between two shots of a member. */
  cooldown: 10 * second,
  /** Shots of a member in a round. */
  most: 100,
} as const

/** Ranks count from the newest shot. A member wins with a stake of so much in the round, cancelled bills left out. */
export const prizes = {
  minStake: satang(100_00),
  ranks: [
    { rank: 1, amount: satang(20_00) },
    { rank: YEEKEE_RANK, amount: satang(20_00) },
  ],
} as const

export interface Window {
  readonly from: number
  /** The first moment at which no shot is taken any more. */
  readonly until: number
}

/** A round is shot in while it runs, though bets on it may open earlier. */
export function windowOf(round: { opensAt: number; closesAt: number }, schedule: Schedule): Window {
  const length = schedule.type === 'rounds' ? schedule.minutes * minute : Number.POSITIVE_INFINITY
  return { from: Math.max(round.opensAt, round.closesAt - length), until: round.closesAt }
}

/** When a member who shot then may shoot again. */
export const nextShotAt = (last: number | null): number | null =>
  last === null ? null : last + shooting.cooldown

export const shotsLeft = (shot: number): number => Math.max(0, shooting.most - shot)

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

/**
 * Ranks count from the newest shot. A prize needs several who shot, one member has one rank, and who wins it has staked so
 * much in the round that the house's share of it, 8 % and more by every rate of the sandbox, is above the prize: no way of
 * shooting is worth a baht by itself (bench/yeekee-prizes.ts). Cancelled bills are left out, and so are stakes that cover a
 * bet type (rules/lotto-cover.ts).
 */
export const prizes = {
  minStake: satang(400_00),
  minShooters: 3,
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

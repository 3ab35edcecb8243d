/**
 * 1X2 coupon on simulated matches. A match has hidden chances per mille for home, draw and away; the odds offered
 * are the fair odds less the margin, rounded down to two decimals. A coupon of several matches is an accumulator.
 */
import { satang, type Satang } from '#contracts/money.ts'
import type { Rng } from './rng.ts'

export const picks = ['1', 'X', '2'] as const
export type Pick = (typeof picks)[number]

/** What the house keeps of each match, in percent. */
export const MARGIN = 5
export const MAX_LEGS = 6

export interface Match {
  id: string
  home: number
  away: number
  /** Chances per mille of 1, X, 2; they sum to 1000. */
  chances: readonly [number, number, number]
}

/** Odds in hundredths: 245 is 2.45. */
export const oddsOf = (match: Match): [number, number, number] =>
  match.chances.map((chance) => Math.max(101, Math.floor(((100 - MARGIN) * 1000) / chance))) as [
    number,
    number,
    number,
  ]

/** Matches of a round: teams are indices into the list of teams, no team twice. */
export function drawMatches(count: number, teams: number, rng: Rng): Match[] {
  const pool = Array.from({ length: teams }, (_, i) => i)
  const take = () => pool.splice(rng(pool.length), 1)[0]!
  return Array.from({ length: count }, (_, i) => {
    const draw = 220 + rng(101)
    const rest = 1000 - draw
    const home = Math.round((rest * (30 + rng(41))) / 100)
    return { id: String(i + 1), home: take(), away: take(), chances: [home, draw, rest - home] }
  })
}

export interface Leg {
  match: string
  pick: Pick
}

interface Played extends Leg {
  result: Pick
  score: [home: number, away: number]
  odds: number
}

export interface CouponOutcome {
  legs: Played[]
  won: boolean
  /** Product of the odds in hundredths, rounded down at each step. */
  odds: number
  total: Satang
}

const resultOf = (match: Match, rng: Rng): Pick => {
  const drawn = rng(1000)
  return drawn < match.chances[0] ? '1' : drawn < match.chances[0] + match.chances[1] ? 'X' : '2'
}

/** A score that tells the result; decoration, it decides nothing. */
function scoreFor(result: Pick, rng: Rng): [number, number] {
  const low = rng(3)
  const high = low + 1 + rng(2)
  return result === 'X' ? [low, low] : result === '1' ? [high, low] : [low, high]
}

/** Product of odds, in hundredths. */
export const combine = (odds: readonly number[]): number =>
  odds.reduce((all, one) => Math.floor((all * one) / 100), 100)

/** Plays the matches of a coupon and settles it. */
export function playCoupon(
  matches: readonly Match[],
  legs: readonly Leg[],
  stake: Satang,
  rng: Rng,
): CouponOutcome {
  const played = legs.map((leg): Played => {
    const match = matches.find((one) => one.id === leg.match)!
    const result = resultOf(match, rng)
    return { ...leg, result, score: scoreFor(result, rng), odds: oddsOf(match)[picks.indexOf(leg.pick)]! }
  })
  const won = played.every((leg) => leg.result === leg.pick)
  const odds = combine(played.map((leg) => leg.odds))
  return { legs: played, won, odds, total: satang(won ? Math.floor((stake * odds) / 100) : 0) }
}

/** Return of one pick in percent. */
export const pickRtp = (match: Match, pick: Pick): number => {
  const i = picks.indexOf(pick)
  return (match.chances[i]! * oddsOf(match)[i]!) / 1000
}

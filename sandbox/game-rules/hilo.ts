/** Thai hi-lo: three dice under a bowl. Bets, what they return, and their exact return to player. */
import { satang, type Satang } from '#contracts/money.ts'
import type { Rng } from './rng.ts'

export type Dice = readonly [number, number, number]

interface Bet {
  /** Stakes returned for these dice, the stake itself included; 0 when the bet loses. */
  returns(dice: Dice): number
}

const sum = (dice: Dice) => dice[0] + dice[1] + dice[2]
const count = (dice: Dice, face: number) => dice.filter((one) => one === face).length
const has = (dice: Dice, face: number) => dice.includes(face)

/** Stakes returned when a single face shows once, twice, three times. */
export const SINGLE_RETURNS = [0, 2, 3, 13] as const
/** Stakes returned, the stake included. */
export const hiloReturns = { low: 1.94, high: 2.58, eleven: 7.7, pair: 7, triple: 35 } as const

const single = (face: number): Bet => ({ returns: (dice) => SINGLE_RETURNS[count(dice, face)]! })
const pair = (a: number, b: number): Bet => ({
  returns: (dice) => (has(dice, a) && has(dice, b) ? hiloReturns.pair : 0),
})
const range = (low: number, high: number, pays: number): Bet => ({
  returns: (dice) => (sum(dice) >= low && sum(dice) <= high ? pays : 0),
})

export const faces = [1, 2, 3, 4, 5, 6] as const
/** The fifteen pairs of different faces. */
export const facePairs = faces.flatMap((a) => faces.filter((b) => b > a).map((b) => [a, b] as const))

/** Bets of the table by id: `low` 3–10, `high` 12–18, `eleven`, `s1`…`s6`, `p12`…`p56`, `triple`. */
export const hiloBets: ReadonlyMap<string, Bet> = new Map<string, Bet>([
  ['low', range(3, 10, hiloReturns.low)],
  ['eleven', range(11, 11, hiloReturns.eleven)],
  ['high', range(12, 18, hiloReturns.high)],
  ...faces.map((face): [string, Bet] => [`s${face}`, single(face)]),
  ...facePairs.map(([a, b]): [string, Bet] => [`p${a}${b}`, pair(a, b)]),
  ['triple', { returns: (dice) => (dice[0] === dice[1] && dice[1] === dice[2] ? hiloReturns.triple : 0) }],
])

/** Stakes placed on bets, in satang. */
export type HiloStakes = ReadonlyMap<string, Satang>

export interface HiloOutcome {
  dice: Dice
  sum: number
  /** What each winning bet returned, stake included. */
  wins: { bet: string; win: Satang }[]
  total: Satang
}

/** Settles stakes on given dice. Stakes are whole baht, so 1.94 and the like stay whole satang. */
export function settleHilo(stakes: HiloStakes, dice: Dice): HiloOutcome {
  const wins = [...stakes].flatMap(([bet, stake]) => {
    const returned = Math.round(stake * (hiloBets.get(bet)?.returns(dice) ?? 0))
    return returned > 0 ? [{ bet, win: satang(returned) }] : []
  })
  return { dice, sum: sum(dice), wins, total: satang(wins.reduce((all, one) => all + one.win, 0)) }
}

export const rollDice = (rng: Rng): Dice => [rng(6) + 1, rng(6) + 1, rng(6) + 1]

/** Exact return of a bet in percent, over all 216 throws. */
export function hiloRtp(bet: string): number {
  let returned = 0
  for (const a of faces)
    for (const b of faces) for (const c of faces) returned += hiloBets.get(bet)!.returns([a, b, c])
  return (returned / 216) * 100
}

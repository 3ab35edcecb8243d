/**
 * The most that a bill can win: by the result that is best for it, since no result lets every line win. Pure.
 *
 * A line adds what it wins to the results that it wins by, so that the work grows with the lines and not with the
 * results there are: three digits on top and two below are few enough to be kept as tables, and of four digits only
 * those that a line of four names can be better than the best of these.
 */
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { ordersOf } from './lotto-bets.ts'

/** A line that is taken. */
export interface Prize {
  readonly betType: string
  /** As many digits as the bet type takes. */
  readonly number: string
  /** Satang, never below zero. */
  readonly wins: number
}

/** Where the two bottom digits come from: `top`, the first two of the four on top; `own`, a draw of their own. */
export type BottomDraw = 'top' | 'own'

/** Results that a number wins by; `*` is any digit. */
type Patterns = (number: string) => readonly string[]

const onTop: Readonly<Partial<Record<BetType, Patterns>>> = {
  top3: (number) => [number],
  tod3: ordersOf,
  top2: (number) => [`*${number}`],
  tod2: (number) => ordersOf(`${number}*`),
  run_top: (digit) => ordersOf(`${digit}**`),
  pin_top_units: (digit) => [`**${digit}`],
  pin_top_tens: (digit) => [`*${digit}*`],
  pin_top_hundreds: (digit) => [`${digit}**`],
}

const below: typeof onTop = {
  bottom2: (number) => [number],
  run_bottom: (digit) => ordersOf(`${digit}*`),
  pin_bottom_units: (digit) => [`*${digit}`],
  pin_bottom_tens: (digit) => [`${digit}*`],
}

const ofFour: typeof onTop = { top4: (number) => [number], tod4: ordersOf }

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Every number that a pattern stands for. */
const numbersOf = (pattern: string): readonly number[] =>
  [...pattern].reduce<readonly number[]>(
    (fronts, digit) =>
      digit === '*'
        ? fronts.flatMap((front) => DIGITS.map((any) => front * 10 + any))
        : fronts.map((front) => front * 10 + Number(digit)),
    [0],
  )

/** Where a bet is decided: on top (of three, of four), below, or by one of two prizes. */
export type Place = 'top' | 'four' | 'below' | 'front3' | 'bottom3'

const straight: Patterns = (number) => [number]
const places: Readonly<Record<Place, typeof onTop>> = {
  top: onTop,
  four: ofFour,
  below,
  front3: { front3: straight },
  bottom3: { bottom3: straight },
}

/** The place that decides a bet and the results there by which it wins, each once; null for a bet nobody knows. */
export function resultsOf(
  betType: string,
  number: string,
): { readonly place: Place; readonly results: readonly number[] } | null {
  if (!Object.hasOwn(betTypes, betType) || number.length !== betTypes[betType as BetType]) return null
  const place = (Object.keys(places) as Place[]).find((one) => Object.hasOwn(places[one], betType))!
  const patterns = places[place][betType as BetType]!(number)
  return { place, results: [...new Set(patterns.flatMap(numbersOf))] }
}

/** What is won by each result, all lines of these bet types together; a line wins once, however often it fits. */
function sumsOf(prizes: readonly Prize[], types: typeof onTop): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { betType, number, wins } of prizes) {
    const patterns = Object.hasOwn(types, betType) ? types[betType as BetType]!(number) : []
    for (const result of new Set(patterns.flatMap(numbersOf)))
      sums.set(result, (sums.get(result) ?? 0) + wins)
  }
  return sums
}

/** Of the three on top, and of the two below, the share of results by which one of these bets wins, 0 to 1. */
export function coveredBy(bets: readonly Pick<Prize, 'betType' | 'number'>[]): {
  top: number
  below: number
} {
  const each = bets.map(({ betType, number }) => ({ betType, number, wins: 1 }))
  return { top: sumsOf(each, onTop).size / 1000, below: sumsOf(each, below).size / 100 }
}

/** Whether a bet type is decided by the three on top, by the two below, or otherwise. */
export const placeOf = (betType: BetType): 'top' | 'below' | null =>
  betType in onTop ? 'top' : betType in below ? 'below' : null

const most = (sums: Iterable<number>): number => {
  let best = 0
  for (const sum of sums) if (sum > best) best = sum
  return best
}

/** The best of the results that share a digit, by that digit. */
function bestBy(sums: ReadonlyMap<number, number>, digitOf: (result: number) => number): readonly number[] {
  const best = DIGITS.map(() => 0)
  for (const [result, sum] of sums) best[digitOf(result)] = Math.max(best[digitOf(result)]!, sum)
  return best
}

/** Top and bottom drawn together: `1234` has `234` on top and `12` below, and shares its 2. */
function mostTogether(top: ReadonlyMap<number, number>, bottom: ReadonlyMap<number, number>): number {
  const tops = bestBy(top, (result) => Math.floor(result / 100))
  const bottoms = bestBy(bottom, (result) => result % 10)
  return most(DIGITS.map((shared) => tops[shared]! + bottoms[shared]!))
}

/** Two prizes are drawn, each may be any number: the best two of those that are bet on. */
function ofTwo(prizes: readonly Prize[], betType: BetType): number {
  const sums = sumsOf(prizes, { [betType]: (number: string) => [number] })
  return [...sums.values()]
    .toSorted((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, one) => sum + one, 0)
}

/** Satang. Lines of a bet type or a length that nobody knows win nothing. */
export function mostOf(bottomDraw: BottomDraw, all: readonly Prize[]): Satang {
  const prizes = all.filter(
    ({ betType, number }) =>
      Object.hasOwn(betTypes, betType) && number.length === betTypes[betType as BetType],
  )
  const [top, bottom, four] = [onTop, below, ofFour].map((types) => sumsOf(prizes, types)) as [
    Map<number, number>,
    Map<number, number>,
    Map<number, number>,
  ]
  const bestBelow = most(bottom.values())
  const belowOf = (result: number) =>
    bottomDraw === 'top' ? (bottom.get(Math.floor(result / 100)) ?? 0) : bestBelow
  const plain = bottomDraw === 'top' ? mostTogether(top, bottom) : most(top.values()) + bestBelow
  const named = [...four].map(([result, sum]) => sum + (top.get(result % 1000) ?? 0) + belowOf(result))
  return satang(most([plain, ...named]) + ofTwo(prizes, 'front3') + ofTwo(prizes, 'bottom3'))
}

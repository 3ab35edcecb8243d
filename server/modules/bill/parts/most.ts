/**
 * The most that a bill can win: by the result that is best for it, since no result lets every line win. Pure; goes
 * through all results of the digits that lines are decided by, as the family draws them.
 */
import { satang, type Satang } from '#contracts/money.ts'
import { plainNumber, sortedDigits } from '#rules/lotto-bets.ts'
import type { Family } from '../../../db/schema/lotto-shapes.ts'

export interface Prize {
  readonly betType: string
  readonly number: string
  /** Satang. */
  readonly wins: number
}

/** What the lines of a bet type on a number win together. */
type Sums = (betType: string, number: string) => number

const distinct = (digits: string) => [...new Set(digits)]
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

/** All numbers of so many digits, `'000'` to `'999'`. */
const numbersOf = (digits: number): string[] =>
  Array.from({ length: 10 ** digits }, (_, index) => String(index).padStart(digits, '0'))

function sumsOf(prizes: readonly Prize[]): Sums {
  const sums = new Map<string, number>()
  for (const { betType, number, wins } of prizes) {
    const key = `${betType} ${plainNumber(betType, number)}`
    sums.set(key, (sums.get(key) ?? 0) + wins)
  }
  return (betType, number) => sums.get(`${betType} ${number}`) ?? 0
}

function ofTop(sums: Sums, top4: string): number {
  const [hundreds, tens, units] = top4.slice(-3) as unknown as [string, string, string]
  const top3 = hundreds + tens + units
  const pairs = [hundreds + tens, hundreds + units, tens + units].map(sortedDigits)
  return (
    sums('top4', top4) +
    sums('tod4', sortedDigits(top4)) +
    sums('top3', top3) +
    sums('tod3', sortedDigits(top3)) +
    sums('top2', tens + units) +
    sumOf([...new Set(pairs)].map((pair) => sums('tod2', pair))) +
    sumOf(distinct(top3).map((digit) => sums('run_top', digit))) +
    sums('pin_top_units', units) +
    sums('pin_top_tens', tens) +
    sums('pin_top_hundreds', hundreds)
  )
}

function ofBottom(sums: Sums, bottom2: string): number {
  const [tens, units] = bottom2 as unknown as [string, string]
  return (
    sums('bottom2', bottom2) +
    sumOf(distinct(bottom2).map((digit) => sums('run_bottom', digit))) +
    sums('pin_bottom_units', units) +
    sums('pin_bottom_tens', tens)
  )
}

/** Two prizes are drawn, each may be any number: the best two of those that are bet on. */
function ofTwo(prizes: readonly Prize[], betType: string): number {
  const sums = new Map<string, number>()
  for (const { number, wins } of prizes.filter((one) => one.betType === betType))
    sums.set(number, (sums.get(number) ?? 0) + wins)
  return sumOf([...sums.values()].toSorted((a, b) => b - a).slice(0, 2))
}

/** Families whose two bottom digits are the first two of the four on top. */
const joined: readonly Family[] = ['lao', 'malay']

export function mostOf(family: Family, prizes: readonly Prize[]): Satang {
  const sums = sumsOf(prizes)
  const most = (digits: number, of: (number: string) => number) =>
    numbersOf(digits).reduce((best, number) => Math.max(best, of(number)), 0)
  const four = prizes.some(({ betType }) => betType.endsWith('4'))
  const both = joined.includes(family)
    ? most(4, (top4) => ofTop(sums, top4) + ofBottom(sums, top4.slice(0, 2)))
    : most(four ? 4 : 3, (top) => ofTop(sums, top)) + most(2, (bottom2) => ofBottom(sums, bottom2))
  return satang(both + ofTwo(prizes, 'front3') + ofTwo(prizes, 'bottom3'))
}

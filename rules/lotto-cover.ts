/**
 * Who bets on most numbers of a bet type at once risks little: such stakes count for nothing where play is asked for. Pure;
 * amounts in satang.
 */
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { betKey, isTod } from './lotto-bets.ts'
import { coveredBy, placeOf } from './lotto-most.ts'

/** How many different bets a type has: combinations with repetition where the order does not matter. */
export function betsOf(betType: BetType): number {
  const digits = betTypes[betType]
  if (!isTod(betType)) return 10 ** digits
  let found = 1
  for (let at = 1; at <= digits; at++) found = (found * (9 + at)) / at
  return found
}

interface Line {
  readonly betType: BetType
  readonly number: string
  readonly amount: number
}

/** Bets of several types may leave half as many results open as those of one type may leave numbers. */
export const mostResults = (most: number): number => (100 + most) / 2

/**
 * What counts of some lines: those of the bet types of which all the member's lines in the round, `all`, name `most` percent
 * of the numbers or fewer, unless bets of several types win together by nearly every result of their place: low numbers by
 * two digits, the rest by the tens.
 */
export function stakeAtRisk(lines: readonly Line[], most: number, all: readonly Line[] = lines): Satang {
  const bets = new Map<BetType, Set<string>>()
  for (const { betType, number } of all)
    bets.set(betType, (bets.get(betType) ?? new Set()).add(betKey(betType, number)))
  const covered = coveredBy(all)
  const atRisk = lines.filter(({ betType }) => {
    const place = placeOf(betType)
    if (place !== null && covered[place] * 100 > mostResults(most)) return false
    return bets.get(betType)!.size * 100 <= most * betsOf(betType)
  })
  return satang(atRisk.reduce((sum, { amount }) => sum + amount, 0))
}

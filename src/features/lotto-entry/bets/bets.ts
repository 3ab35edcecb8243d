/** The bet types of a round, put together as its tabs show them. */
import type { LottoRate } from '#contracts/lotto.ts'
import { isTod } from '#rules/lotto-bets.ts'

export interface DigitTab {
  digits: number
  rates: readonly LottoRate[]
}

/** Three digits are played most, then two, then running ones; four come last. */
const order = [3, 2, 1]
const placeOf = (digits: number) => (order.includes(digits) ? order.indexOf(digits) : digits)

/** Bet types of as many digits are chosen together: one number serves them all. */
export function digitTabs(rates: readonly LottoRate[]): DigitTab[] {
  const digits = [...new Set(rates.map((rate) => rate.digits))].sort((a, b) => placeOf(a) - placeOf(b))
  return digits.map((each) => ({ digits: each, rates: rates.filter((rate) => rate.digits === each) }))
}

/** Every order of a number is the same bet: reversing would enter it twice (domain.md §4.1). */
export const cannotReverse = ({ bet_type, digits }: LottoRate): boolean => isTod(bet_type) || digits === 1

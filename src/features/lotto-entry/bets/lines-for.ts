/** Numbers for the chosen bet types, as lines of the slip. */
import type { BillInputLine } from '#contracts/bills.ts'
import type { LottoRate } from '#contracts/lotto.ts'
import type { Satang } from '#contracts/money.ts'
import { betKey, isTod, ordersOf } from '#rules/lotto-bets.ts'
import { pricedAt, type Pricing } from '#src/stores/slip-storage.ts'
import { cannotReverse } from './bets.ts'
import { isClosed, type Limits } from './limits.ts'

interface Adding {
  lines: readonly BillInputLine[]
  /** Numbers that are closed for every chosen type, or for some. */
  closed: readonly string[]
}

/** The price that is in force, within what the type takes; without one the least. */
export const priceFor = (rate: LottoRate, price: Satang | null): Satang =>
  price === null || price < rate.min_amount
    ? rate.min_amount
    : price > rate.max_amount
      ? rate.max_amount
      : price

export function linesFor(
  numbers: readonly string[],
  rates: readonly LottoRate[],
  limits: Limits,
  pricing: Pricing,
): Adding {
  const closed = new Set<string>()
  const lines = rates.flatMap((rate) =>
    numbersFor(numbers, rate.bet_type).flatMap((number) => {
      if (!isClosed(limits, rate.bet_type, number))
        return [{ bet_type: rate.bet_type, number, amount: priceFor(rate, pricedAt(pricing, rate.bet_type)) }]
      closed.add(number)
      return []
    }),
  )
  return { lines, closed: [...closed] }
}

/** Of numbers with the same digits tod takes one: the others would be the same bet. */
function numbersFor(numbers: readonly string[], betType: string): readonly string[] {
  if (!isTod(betType)) return numbers
  const seen = new Set<string>()
  return numbers.filter((number) => {
    const key = betKey(betType, number)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** What one typed or pressed number stands for while reversing is on. */
export const withOrders = (number: string, rates: readonly LottoRate[], reverse: boolean): string[] =>
  reverse && !rates.some(cannotReverse) ? ordersOf(number) : [number]

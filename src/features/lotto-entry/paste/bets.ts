/** One number of a chat with its places and price, as lines of a bill. */
import type { BillInputLine } from '#contracts/bills.ts'
import { parseBaht, type Satang } from '#contracts/money.ts'
import { isTod, ordersOf } from '#rules/lotto-bets.ts'
import type { PasteChoices as Choices } from '#src/stores/paste-choices.ts'
import type { Price } from './entry.ts'
import type { Reason } from './reasons.ts'
import type { Place } from './tokens.ts'

/** Bet types of a place, by the number of digits (contracts/lotto.ts). A place that is not here is none. */
type Types = Readonly<Partial<Record<Place, string[]>>>

const ones: Types = {
  top: ['run_top'],
  bottom: ['run_bottom'],
  both: ['run_top', 'run_bottom'],
}
const twos: Types = { top: ['top2'], bottom: ['bottom2'], both: ['top2', 'bottom2'], tod: ['tod2'] }
const threes: Types = {
  top: ['top3'],
  bottom: ['bottom3'],
  both: ['top3', 'bottom3'],
  tod: ['tod3'],
  front: ['front3'],
}

export interface Wish {
  number: string
  /** None: nobody said one. */
  places: readonly Place[]
  run: boolean
  /** Every order of the number. */
  orders: boolean
  price: Price
}

export type Bets =
  | { lines: readonly BillInputLine[] }
  | { ask: keyof Choices }
  /** `orders`: how many the number has, where the chat counts otherwise. */
  | { reason: Reason; orders?: number }

/** What the member answered to a question; null: not yet. */
export type Choose = <Name extends keyof Choices>(name: Name) => Choices[Name]

const unclear: Bets = { reason: 'unclear' }

const amountOf = (figure: string): Satang | null => {
  const amount = parseBaht(figure)
  return amount && amount > 0 ? amount : null
}

export function betsOf(wish: Wish, choose: Choose): Bets {
  const { number, places, price } = wish
  const amount = amountOf(price.each)
  if (amount === null) return { reason: 'price' }
  if (number.length > 4) return { reason: 'digits' }
  const [first, other, ...more] = places
  if (other) {
    const prices = [
      price.each,
      ...(price.second === null ? places.slice(1).map(() => price.each) : [price.second]),
    ]
    if (price.second !== null && (more.length > 0 || places.includes('both'))) return unclear
    const one = (place: Place, each: string) =>
      betsOf({ ...wish, places: [place], price: { ...price, each, second: null } }, choose)
    return together(places.map((place, at) => one(place, prices[at]!)))
  }
  const place = first ?? null
  if (price.second === null) return placed({ ...wish, place }, amount, wish.orders, choose)
  const counted = countedOrders(number, place, price.second, choose)
  if (counted === 'all') return placed({ ...wish, place }, amount, true, choose)
  if (counted) return counted
  const second = amountOf(price.second)
  if (second === null) return { reason: 'price' }
  return wish.orders ? unclear : twoPrices(number, place, [amount, second], choose)
}

/** All or none: half of what a line says is never taken. */
export function together(all: readonly Bets[]): Bets {
  const lines: BillInputLine[] = []
  for (const bets of all) {
    if (!('lines' in bets)) return bets
    lines.push(...bets.lines)
  }
  return { lines }
}

/**
 * A second figure of 3 or 6 behind three digits counts the orders (`409=30*6`, `112=20*3`), or is the price of tod: asked. Null: it
 * counts nothing.
 */
function countedOrders(
  number: string,
  place: Place | null,
  second: string,
  choose: Choose,
): Bets | 'all' | null {
  if (number.length !== 3 || (second !== '3' && second !== '6')) return null
  const meant = place === null || place === 'top' ? choose('counts') : 'orders'
  if (meant === null) return { ask: 'counts' }
  if (meant === 'tod') return null
  const orders = ordersOf(number).length
  return orders === Number(second) ? 'all' : { reason: 'orders', orders }
}

interface Placing extends Omit<Wish, 'places'> {
  readonly place: Place | null
}

/** One price, for the number or all its orders, at each place. */
function placed({ number, place, run }: Placing, amount: Satang, orders: boolean, choose: Choose): Bets {
  const types = typesOf(number.length, place, run, choose)
  if (!Array.isArray(types)) return types
  const lines = types.flatMap((bet_type) => {
    // Any order wins a tod bet already.
    const numbers = orders && !isTod(bet_type) ? ordersOf(number) : [number]
    return numbers.map((each) => ({ bet_type, number: each, amount }))
  })
  return { lines }
}

function typesOf(digits: number, place: Place | null, run: boolean, choose: Choose): string[] | Bets {
  if (run && digits !== 1) return unclear
  if (digits === 3) return threes[place ?? 'top'] ?? unclear
  if (digits === 4) return place === null || place === 'top' ? ['top4'] : place === 'tod' ? ['tod4'] : unclear
  if (digits === 1 && place === null && !run) return unclear
  const meant = place ?? choose('place')
  return meant ? ((digits === 1 ? ones : twos)[meant] ?? unclear) : { ask: 'place' }
}

/** `123=20*20` is the exact order and tod; `12=50*50` is two places or two orders. */
function twoPrices(
  number: string,
  place: Place | null,
  [first, second]: readonly [Satang, Satang],
  choose: Choose,
): Bets {
  const pair = (one: string, other: string, otherNumber = number): Bets => ({
    lines: [
      { bet_type: one, number, amount: first },
      { bet_type: other, number: otherNumber, amount: second },
    ],
  })
  const digits = number.length
  if (digits === 1) return place === 'both' ? pair('run_top', 'run_bottom') : unclear
  if (digits > 2) {
    return place === null || place === 'top' ? pair(`top${digits}`, `tod${digits}`) : unclear
  }
  if (place === 'both') return pair('top2', 'bottom2')
  if (place === 'top' || place === 'bottom') return reversed(`${place}2`)
  if (place !== null) return unclear
  const meant = choose('pairs')
  if (meant === null) return { ask: 'pairs' }
  return meant === 'bottom' ? pair('top2', 'bottom2') : reversed('top2')

  function reversed(type: string): Bets {
    const back = number.charAt(1) + number.charAt(0)
    return back === number ? unclear : pair(type, type, back)
  }
}

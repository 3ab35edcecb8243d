/** One number of a chat with its place and price, as lines of a bill. */
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
  place: Place | null
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

const unclear: Bets = { reason: 'unclear' }

/** A second figure of 3 or 6 behind three digits counts the orders: `409=30*6`, `112=20*3`. */
const countsOrders = (number: string, second: string): boolean =>
  number.length === 3 && (second === '3' || second === '6')

const amountOf = (figure: string): Satang | null => {
  const amount = parseBaht(figure)
  return amount && amount > 0 ? amount : null
}

export function betsOf(wish: Wish, choices: Choices): Bets {
  const { number, price } = wish
  const amount = amountOf(price.each)
  if (amount === null) return { reason: 'price' }
  if (number.length > 4) return { reason: 'digits' }
  if (price.second === null) return placed(wish, amount, wish.orders, choices)
  if (countsOrders(number, price.second)) {
    const orders = ordersOf(number).length
    if (orders !== Number(price.second)) return { reason: 'orders', orders }
    return placed(wish, amount, true, choices)
  }
  const second = amountOf(price.second)
  if (second === null) return { reason: 'price' }
  return wish.orders ? unclear : twoPrices(wish, amount, second, choices)
}

/** One price, for the number or all its orders, at each place. */
function placed({ number, place, run }: Wish, amount: Satang, orders: boolean, choices: Choices): Bets {
  const types = typesOf(number.length, place ?? (run ? choices.place : null), run, choices)
  if (!Array.isArray(types)) return run && place === null && !choices.place ? { ask: 'place' } : types
  const lines = types.flatMap((bet_type) => {
    // Any order wins a tod bet already.
    const numbers = orders && !isTod(bet_type) ? ordersOf(number) : [number]
    return numbers.map((each) => ({ bet_type, number: each, amount }))
  })
  return { lines }
}

function typesOf(digits: number, place: Place | null, run: boolean, choices: Choices): string[] | Bets {
  if (digits === 1) return place && (run || place === 'both') ? (ones[place] ?? unclear) : unclear
  if (run) return unclear
  if (digits === 2) {
    const meant = place ?? choices.place
    return meant ? (twos[meant] ?? unclear) : { ask: 'place' }
  }
  if (digits === 3) return threes[place ?? 'top'] ?? unclear
  return place === null || place === 'top' ? ['top4'] : place === 'tod' ? ['tod4'] : unclear
}

/** `123=20*20` is the exact order and tod; `12=50*50` is two places or two orders. */
function twoPrices({ number, place }: Wish, first: Satang, second: Satang, choices: Choices): Bets {
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
  if (choices.pairs === null) return { ask: 'pairs' }
  return choices.pairs === 'bottom' ? pair('top2', 'bottom2') : reversed('top2')

  function reversed(type: string): Bets {
    const back = number.charAt(1) + number.charAt(0)
    return back === number ? unclear : pair(type, type, back)
  }
}

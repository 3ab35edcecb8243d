/** What a line of tokens says: numbers, where they are meant for, and a price. */
import type { Macro, Place, Token } from './tokens.ts'

/** `orders`: the price holds for every order of the number. */
export type Price = { each: string; second: string | null; orders: boolean }

export interface Entry {
  numbers: readonly string[]
  place: Place | null
  run: boolean
  /** Every order of each number is meant. */
  orders: boolean
  macro: Macro | null
  /** Null: only numbers, their price is still to come. */
  price: Price | null
}

type Flags = Omit<Entry, 'numbers' | 'price'>

const places = new Set<string>(['top', 'bottom', 'both', 'tod', 'front'] satisfies Place[])
const macros = new Set<string>([
  'doors',
  'frontSweep',
  'backSweep',
  'siblings',
  'doubles',
  'triples',
] satisfies Macro[])

const isWord = (token: Token | undefined, ...named: string[]): boolean =>
  token?.kind === 'word' && (named.length === 0 || named.includes(token.word))
const isNumber = (token: Token | undefined): token is Extract<Token, { kind: 'number' }> =>
  token?.kind === 'number'

/** What the words of both halves say; null where they contradict each other. */
function flagsOf(tokens: readonly Token[]): Flags | null {
  const said = tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  const placed = [...new Set(said.filter((word) => places.has(word)))] as Place[]
  const named = [...new Set(said.filter((word) => macros.has(word)))] as Macro[]
  if (placed.length > 1 || named.length > 1) return null
  return {
    place: placed[0] ?? null,
    macro: named[0] ?? null,
    run: said.includes('run'),
    orders: said.includes('orders'),
  }
}

/** Where the price begins; -1 where there is none. */
function priceAt(tokens: readonly Token[]): number {
  const marked = tokens.findIndex((token) => token.kind === 'equals' || isWord(token, 'per'))
  if (marked >= 0) return marked
  const times = tokens.findIndex((token) => token.kind === 'times')
  if (times > 0) return isNumber(tokens[times - 1]) && isNumber(tokens[times - 2]) ? times - 1 : times
  const last = tokens.findLastIndex(isNumber)
  const numbers = tokens.filter(isNumber).length
  const words = tokens.slice(0, last).some((token) => isWord(token)) && isNumber(tokens[0])
  const macro = tokens.some((token) => token.kind === 'word' && macros.has(token.word))
  const between = isWord(tokens[last - 1]) || isWord(tokens[last + 1], 'unit')
  if (macro && numbers > 0) return last
  return numbers > 1 && (words || isWord(tokens[last + 1], 'unit')) && between ? last : -1
}

/** Price of the second half: `20`, `20*20`, `10*set`; null where it is none. */
function readPrice(tokens: readonly Token[]): Price | null {
  const figures = tokens.filter(
    (token) => token.kind === 'number' || token.kind === 'times' || isWord(token, 'orders'),
  )
  const first = figures[0]?.kind === 'times' ? figures.slice(1) : figures
  const [each, times, second, ...more] = first
  if (!isNumber(each) || more.length > 0) return null
  if (!times) return { each: each.text, second: null, orders: false }
  if (isWord(times, 'orders') && !second) return { each: each.text, second: null, orders: true }
  if (times.kind !== 'times') return null
  if (isNumber(second)) return { each: each.text, second: second.text, orders: false }
  return isWord(second, 'orders') ? { each: each.text, second: null, orders: true } : null
}

/** Null: the line is not understood. `tokens` holds no strangers. */
export function readEntry(tokens: readonly Token[]): Entry | null {
  const flags = flagsOf(tokens)
  if (!flags) return null
  const at = priceAt(tokens)
  const left = at < 0 ? tokens : tokens.slice(0, at)
  const numbers = left.filter(isNumber).map(({ text }) => text)
  if (at < 0) return { ...flags, numbers, price: null }
  const right = tokens.slice(at).filter((token) => token.kind !== 'equals')
  const price = readPrice(right)
  if (!price) return null
  return { ...flags, orders: flags.orders || price.orders, numbers, price }
}

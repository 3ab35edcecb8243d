/**
 * What a line of tokens says: numbers, where they are meant for, and prices. A line may hold several such parts
 * (`12=20 34=30`), and a part several prices, one for each place. Texts of each shape: corpus.txt.
 */
import type { Figures, Macro, Place, Token } from './tokens.ts'

/** `orders`: the price holds for every order of the number. */
export interface Price {
  each: string
  second: string | null
  orders: boolean
}

/** A price and the places that it is for; none: nobody said one. */
export interface Priced {
  places: readonly Place[]
  price: Price
}

export interface Entry {
  numbers: readonly string[]
  /** What was said of the numbers whatever their price; none: nothing. */
  places: readonly Place[]
  run: boolean
  /** Every order of each number is meant. */
  orders: boolean
  macro: Macro | null
  /** How many digits are spoken of, where that is said. */
  digits: number | null
  /** Combinations with doubles are meant as well. */
  withDoubles: boolean
  /** Empty: only numbers, their price is still to come. */
  priced: readonly Priced[]
  /** The same figures with the last one or two as a price (`12-50-50`): which is meant is asked where no price comes. */
  orPriced: Entry | null
}

type Flags = Pick<Entry, 'places' | 'run' | 'orders' | 'macro' | 'digits' | 'withDoubles'>
type Said = Extract<Token, { kind: 'word' }>

const placeWords: readonly string[] = ['top', 'bottom', 'both', 'tod', 'front'] satisfies Place[]
const macroWords: readonly string[] = [
  'doors',
  'frontSweep',
  'backSweep',
  'siblings',
  'doubles',
  'triples',
  'win',
] satisfies Macro[]

/** Tools that need digits beside their name. */
const aroundDigits: readonly Macro[] = ['doors', 'frontSweep', 'backSweep', 'win']

const isNumber = (token: Token | undefined): token is Figures => token?.kind === 'number'
const isWord = (token: Token | undefined, ...named: Said['word'][]): boolean =>
  token?.kind === 'word' && named.includes(token.word)
const isPlace = (token: Token | undefined): token is Said & { word: Place } =>
  token?.kind === 'word' && placeWords.includes(token.word)
/** Between a number and its price. */
const isMark = (token: Token | undefined): boolean => token?.kind === 'equals' || isWord(token, 'per')

const bare = (each: string, second: string | null = null): Price => ({ each, second, orders: false })

/** What the words say; null where they contradict each other. Several places at once only side by side. */
function flagsOf(tokens: readonly Token[]): Flags | null {
  const said = tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  const places = [...new Set(tokens.filter(isPlace).map(({ word }) => word))]
  const macros = [...new Set(said.filter((word) => macroWords.includes(word)))] as Macro[]
  const counts = tokens.flatMap((token) => (token.kind === 'digits' ? [token.count] : []))
  const first = tokens.findIndex(isPlace)
  const together = tokens.slice(first, first + places.length).every(isPlace)
  if (macros.length > 1 || counts.length > 1) return null
  if (places.length > 1 && (!together || places.includes('front'))) return null
  return {
    places,
    macro: macros[0] ?? null,
    run: said.includes('run'),
    orders: said.includes('orders'),
    digits: counts[0] ?? null,
    withDoubles: said.includes('withDoubles'),
  }
}

/**
 * Three below and then 123 speaks of three digits, five on top of the number 5: a lone digit before a place is a count where numbers of
 * so many digits follow, or nothing does.
 */
function withCounts(tokens: readonly Token[]): readonly Token[] {
  const [digit, place, ...rest] = tokens
  if (!isNumber(digit) || !/^[2-4]$/.test(digit.text) || !isPlace(place)) return tokens
  const count = Number(digit.text)
  const next = rest.find(isNumber)
  const counts = next ? next.text.length === count && !isMark(rest[0]) : rest.length === 0
  return counts ? [{ kind: 'digits', count }, place, ...rest] : tokens
}

interface Read {
  price: Price
  /** How many tokens it took. */
  length: number
}

/** A price at the beginning: `20`, `20*20`, `20-20`, so much on every order, the unit behind it; null where there is none. */
function priceOf(tokens: readonly Token[]): Read | null {
  const [first, ...behind] = tokens
  if (!isNumber(first)) return null
  const read = (price: Price, length: number): Read => ({
    price,
    length: isWord(tokens[length], 'unit') ? length + 1 : length,
  })
  const [next, second] = behind
  if (isWord(next, 'orders')) return read({ ...bare(first.text), orders: true }, 2)
  if (next?.kind === 'times') {
    if (isWord(second, 'orders')) return read({ ...bare(first.text), orders: true }, 3)
    return isNumber(second) ? read(bare(first.text, second.text), 3) : null
  }
  if (isNumber(next) && /^[-/+]$/.test(next.gap) && !isMark(second))
    return read(bare(first.text, next.text), 2)
  return read(bare(first.text), 1)
}

const entryOf = (
  flags: Flags,
  figures: readonly Token[],
  priced: readonly Priced[],
  orPriced: Entry | null = null,
): Entry => ({ ...flags, numbers: figures.filter(isNumber).map(({ text }) => text), priced, orPriced })

/** 12 on top for 100, below for 50: numbers, and for each place a price. Null where the line is not built so. */
function placeByPlace(tokens: readonly Token[]): Entry[] | null {
  const first = tokens.findIndex(isNumber)
  let at = first
  while (isNumber(tokens[at])) at++
  const head = tokens.slice(0, at)
  if (first < 0 || head.some(isPlace)) return null
  if (tokens[at]?.kind === 'equals') at++
  const priced: Priced[] = []
  while (at < tokens.length) {
    const token = tokens[at]
    if (!isPlace(token)) return null
    at++
    if (isMark(tokens[at])) at++
    const read = priceOf(tokens.slice(at))
    if (!read) return null
    at += read.length
    priced.push({ places: [token.word], price: read.price })
  }
  const flags = flagsOf(head)
  return flags && priced.length > 1 ? [entryOf(flags, head, priced)] : null
}

/** The same with the places behind their prices. */
function pricesBeforePlaces(tokens: readonly Token[]): Entry[] | null {
  let at = tokens.length
  const priced: Priced[] = []
  while (isPlace(tokens[at - 1]) && isNumber(tokens[at - 2])) {
    const [figure, place] = tokens.slice(at - 2, at) as [Figures, { word: Place }]
    priced.unshift({ places: [place.word], price: bare(figure.text) })
    at -= 2
  }
  const head = tokens.slice(0, at)
  const flags = flagsOf(head)
  return flags && priced.length > 1 && head.length > 0 && head.every(isNumber)
    ? [entryOf(flags, head, priced)]
    : null
}

/** Parts that each have their own mark: `12=20 34=30`, with places or without. */
function markByMark(tokens: readonly Token[]): Entry[] | null {
  const entries: Entry[] = []
  let rest = tokens
  let places: readonly Place[] = []
  while (rest.length > 0) {
    const mark = rest.findIndex(isMark)
    const head = rest.slice(0, mark)
    const read = mark < 0 ? null : priceOf(rest.slice(mark + 1))
    const flags = flagsOf(head)
    if (!read || !flags || !head.some(isNumber)) return null
    // A place behind its number holds for that number, one before for all that follow.
    const before = isPlace(head[0]) || head[0]?.kind === 'digits'
    if (entries.length > 0 && before !== places.length > 0 && flags.places.length > 0) return null
    if (before) ({ places } = flags)
    const own = flags.places.length > 0 ? flags.places : places
    entries.push(entryOf({ ...flags, places: own }, head, [{ places: [], price: read.price }]))
    rest = rest.slice(mark + 1 + read.length)
  }
  return entries
}

/** `123=20`, `=10`, `12*20`: one price, and a mark before it. */
function marked(tokens: readonly Token[]): Entry[] | null {
  const mark = tokens.findIndex(isMark)
  const times = mark >= 0 ? -1 : tokens.findIndex(({ kind }) => kind === 'times')
  if (mark < 0 && times <= 0) return null
  const figure = tokens[times - 1]
  const before = tokens[times - 2]
  const figured = isNumber(figure) && tokens.slice(0, times - 1).some(isNumber)
  // `12 34*20`: two numbers, or one with two prices.
  if (figured && isNumber(before) && before.text.length === figure.text.length) return null
  const start = mark >= 0 ? mark : figured ? times - 1 : times
  const behind = tokens.slice(start).filter((token) => !isMark(token))
  const prices = behind[0]?.kind === 'times' ? behind.slice(1) : behind
  const at = prices.findIndex(isNumber)
  const read = at < 0 ? null : priceOf(prices.slice(at))
  const head = tokens.slice(0, start)
  const words = [...prices.slice(0, Math.max(at, 0)), ...prices.slice(at + (read?.length ?? 0))]
  const flags = flagsOf([...head.filter((token) => !isNumber(token)), ...words])
  if (!read || !flags || words.some((token) => isNumber(token) || token.kind === 'times')) return null
  return [entryOf(flags, head, [{ places: [], price: read.price }])]
}

/** Between figures that may be a number and its price; a comma or a line between them lists numbers. */
const MAYBE_PRICE = ['', '-', '/', '+', '.']

/** `123 100`, `12-50-50`: the figures behind the first as its price. Null where they cannot be one. */
function figuresAsPrice(flags: Flags, figures: readonly Figures[]): Entry | null {
  const [number, each, second, ...more] = figures
  if (!number || !each || more.length > 0 || !MAYBE_PRICE.includes(each.gap)) return null
  if (second && second.gap !== each.gap) return null
  return entryOf(flags, [number], [{ places: [], price: bare(each.text, second?.text) }])
}

/** No mark: the last figure is a price where a word says so. */
function unmarked(tokens: readonly Token[]): Entry[] | null {
  const flags = flagsOf(tokens)
  if (!flags) return null
  const figures = tokens.filter(isNumber)
  const at = tokens.findLastIndex(isNumber)
  const last = figures.at(-1)
  const before = figures.slice(0, -1)
  const list = (orPriced: Entry | null = null) => [entryOf(flags, figures, [], orPriced)]
  if (!last) return list()
  const priced = () => [entryOf(flags, before, [{ places: [], price: bare(last.text) }])]
  if (flags.macro !== null)
    return before.length > 0 || !aroundDigits.includes(flags.macro) ? priced() : list()
  if (before.length === 0) return list()
  if (isWord(tokens[at + 1], 'unit')) return priced()
  const word = tokens.findLastIndex((token) => isPlace(token) || isWord(token, 'orders'))
  const read = tokens.slice(0, Math.max(word, 0)).some(isNumber) ? priceOf(tokens.slice(word + 1)) : null
  if (read && word + 1 + read.length === tokens.length)
    return [entryOf(flags, tokens.slice(0, word), [{ places: [], price: read.price }])]
  // A lone letter behind the last figure: fifty baht, or fifty on top.
  const behind = tokens[at + 1]
  if (isPlace(behind) && behind.text.replace('.', '').length === 1) return null
  // A word among the figures says nothing that could be told.
  if (!tokens.slice(tokens.indexOf(figures[0]!), at).every(isNumber)) return null
  const leads = !isNumber(tokens[0])
  const { length } = figures[0]!.text
  if (leads && last.text.length !== length && before.every(({ text }) => text.length === length))
    return priced()
  return list(figuresAsPrice(flags, figures))
}

/** The parts of a line; null: it is not understood. `tokens` holds no strangers. */
export function readEntries(tokens: readonly Token[]): readonly Entry[] | null {
  const counted = withCounts(tokens)
  const marks = counted.filter(isMark).length
  if (marks > 1) return markByMark(counted) ?? placeByPlace(counted)
  const shaped = placeByPlace(counted) ?? pricesBeforePlaces(counted)
  if (shaped) return shaped
  return marks > 0 || counted.some(({ kind }) => kind === 'times') ? marked(counted) : unmarked(counted)
}

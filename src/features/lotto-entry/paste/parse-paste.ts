/**
 * Numbers sent by chat, read line by line (domain.md §4.2). Nothing is guessed silently: what is not understood is left
 * out with its reason, what can be read in two ways is asked.
 */
import type { BillInputLine } from '#contracts/bills.ts'
import type { PasteChoices as Choices } from '#src/stores/paste-choices.ts'
import { pasteDates, pasteTotals } from '#src/strings/lotto/lotto-paste.ts'
import { type Bets, betsOf, type Choose, together } from './bets.ts'
import { type Entry, type Priced, readEntries } from './entry.ts'
import { macroNumbers, winOf } from './macros.ts'
import { normalise } from './normalise.ts'
import type { Reason } from './reasons.ts'
import { tokensOf } from './tokens.ts'

export interface PasteRow {
  /** The line as it was pasted. */
  text: string
  /**
   * `place`: says where the lines below are meant for. `price`, `priceBelow`: gives the numbers above, or below, their price.
   */
  state: 'ok' | 'place' | 'price' | 'priceBelow' | 'ask' | 'skipped'
  lines: readonly BillInputLine[]
  reason?: Reason
  /** With the reason `orders`: how many the number has. */
  orders?: number
  /** What can be read in two ways on it, answered or not. */
  asks: readonly (keyof Choices)[]
}

interface Options extends Choices {
  /** Bet types that the round takes. */
  takes: ReadonlySet<string>
}

/** What a line of its own says of the lines below it. */
type Heading = Pick<Entry, 'places' | 'digits' | 'run'>

interface Waiting {
  row: PasteRow
  entry: Entry
  heading: Heading
}

interface PriceLine {
  row: PasteRow
  entry: Entry
}

const noHeading: Heading = { places: [], digits: null, run: false }

/** With years of these decades, of either era: `12/50/50` is none. */
const dateOfFigures =
  /(?:^|\s)(?:[0-2]?\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:(?:25)?[67]\d|(?:20)?[23]\d)(?:$|\s)/
const dateOfWords = new RegExp(pasteDates)
const total = new RegExp(`^(?:${pasteTotals})`, 'i')

const skipped = (text: string, reason: Reason): PasteRow => ({
  text,
  state: 'skipped',
  lines: [],
  reason,
  asks: [],
})

/** Lines of a text, however they end. */
export const linesOf = (text: string): string[] => text.split(/\r?\n/)

export function parsePaste(text: string, options: Options): PasteRow[] {
  // Not called `rows`: the build takes calls on that name for the contract's, and pure (vite.config.ts).
  const preview: PasteRow[] = []
  let heading = noHeading
  let waiting: Waiting[] = []
  /** A price that stood above its numbers. */
  let above: PriceLine | null = null

  for (const line of linesOf(text)) {
    const read = known(line.trim())
    if (read === null) continue
    if ('row' in read) {
      preview.push(read.row)
      continue
    }
    const row: PasteRow = { text: line.trim(), state: 'ok', lines: [], asks: [] }
    preview.push(row)
    const [entry] = read.entries as [Entry, ...Entry[]]
    if (entry.numbers.length > 0 || entry.macro !== null) take(row, read.entries)
    else if (entry.priced.length === 0) {
      heading = entry
      row.state = 'place'
    } else if (waiting.length > 0) {
      row.state = 'price'
      for (const each of waiting) fill(each.row, [each], entry)
      waiting = []
      above = null
    } else {
      // Whose price it is shows below.
      Object.assign(row, skipped(row.text, 'nothingAbove'))
      above = { row, entry }
    }
  }
  for (const each of waiting) finish(each)
  return preview

  function take(row: PasteRow, entries: readonly Entry[]): void {
    const parts = entries.map((entry) => ({ row, entry, heading }))
    if (parts.every(({ entry }) => entry.priced.length > 0)) {
      settleFigures()
      return fill(row, parts, null)
    }
    if (above) {
      Object.assign(above.row, { state: 'priceBelow', reason: undefined })
      return fill(row, parts, above.entry)
    }
    waiting.push(...parts)
  }

  /** A list stands directly above its price: figures that something priced comes after may have been a price themselves. */
  function settleFigures(): void {
    const isOpen = ({ entry }: Waiting) => entry.orPriced !== null && options.figures !== 'numbers'
    waiting.filter(isOpen).forEach(finish)
    waiting = waiting.filter((each) => !isOpen(each))
  }

  /** No price came: its own figures may be one. */
  function finish({ row, entry, heading: said }: Waiting): void {
    const { orPriced } = entry
    const meant = orPriced && options.figures
    if (orPriced) row.asks = ['figures']
    if (orPriced && meant === 'price') fill(row, [{ row, entry: orPriced, heading: said }], null)
    else if (orPriced && meant === null) row.state = 'ask'
    else Object.assign(row, skipped(row.text, 'noPrice'), { asks: row.asks })
  }

  /** What the row comes to; a price's own line may say the place as well. */
  function fill(row: PasteRow, parts: readonly Waiting[], priceLine: Entry | null): void {
    const asks = new Set(row.asks)
    const choose: Choose = (name) => {
      asks.add(name)
      return options[name]
    }
    const bets = together(parts.map((part) => betsOfPart(part, priceLine, choose)))
    row.asks = [...asks]
    if ('ask' in bets) row.state = 'ask'
    else if ('reason' in bets)
      Object.assign(row, skipped(row.text, bets.reason), { orders: bets.orders, asks: row.asks })
    else if (bets.lines.every((line) => options.takes.has(line.bet_type))) row.lines = bets.lines
    else Object.assign(row, skipped(row.text, 'notTaken'))
  }
}

type Read = { row: PasteRow } | { entries: readonly Entry[] }

/** Lines read before: typing changes one of a thousand. */
const readBefore = new Map<string, Read | null>()
const MOST_KEPT = 4000

/** Null: nothing is written there. */
function known(text: string): Read | null {
  const before = readBefore.get(text)
  if (before !== undefined) return before
  if (readBefore.size > MOST_KEPT) readBefore.clear()
  const plain = normalise(text)
  const read = plain === '' ? null : readLine(text, plain)
  readBefore.set(text, read)
  return read
}

/** How many of these lines were not read before. */
export const unreadOf = (lines: readonly string[]): number =>
  lines.filter((line) => !readBefore.has(line.trim())).length

/** Reads lines beforehand: a text of them is then put together at once. */
export const readAhead = (lines: readonly string[]): void => lines.forEach((line) => void known(line.trim()))

const says = ({ numbers, macro, priced, places, digits, run }: Entry): boolean =>
  numbers.length > 0 || macro !== null || priced.length > 0 || places.length > 0 || digits !== null || run

function readLine(text: string, plain: string): Read {
  if (total.test(plain)) return { row: skipped(text, 'total') }
  if (!plain.includes('=') && (dateOfFigures.test(plain) || dateOfWords.test(plain)))
    return { row: skipped(text, 'date') }
  const tokens = tokensOf(plain)
  if (tokens.some(({ kind }) => kind === 'stranger')) return { row: skipped(text, 'words') }
  const entries = readEntries(tokens)
  if (!entries) return { row: skipped(text, 'unclear') }
  return entries.every(says) ? { entries } : { row: skipped(text, 'words') }
}

/** Every number at every price; the first that cannot be taken decides for its line. */
function betsOfPart({ entry, heading }: Waiting, priceLine: Entry | null, choose: Choose): Bets {
  const numbers = numbersOf(entry, heading, choose)
  if (!isList(numbers)) return numbers
  const run = entry.run || heading.run || priceLine?.run === true
  const orders = entry.orders || priceLine?.orders === true
  const digits = entry.digits ?? heading.digits
  const said = [priceLine?.places, entry.places].find((places) => places && places.length > 0)
  const betOf = (number: string, { places: own, price }: Priced): Bets => {
    if (digits !== null && number.length !== digits) return { reason: 'unclear' }
    const places = own.length > 0 ? own : (said ?? heading.places)
    // A lone digit under a place is more likely a slip of the finger than a running one.
    const stray = number.length === 1 && !run && own.length === 0 && !said
    return stray
      ? { reason: 'unclear' }
      : betsOf({ number, places, run, orders: orders || price.orders, price }, choose)
  }
  const priced = entry.priced.length > 0 ? entry.priced : priceLine!.priced
  return together(numbers.flatMap((number) => priced.map((each) => betOf(number, each))))
}

const isList = (numbers: readonly string[] | Bets): numbers is readonly string[] => Array.isArray(numbers)

function numbersOf(entry: Entry, heading: Heading, choose: Choose): readonly string[] | Bets {
  const { macro, numbers } = entry
  if (macro === null) return numbers
  if (macro !== 'win') return macroNumbers(macro, numbers) ?? { reason: 'unclear' }
  const length = entry.digits ?? heading.digits ?? choose('win')
  if (length === null) return { ask: 'win' }
  return (length === 2 || length === 3 ? winOf(entry, length) : null) ?? { reason: 'unclear' }
}

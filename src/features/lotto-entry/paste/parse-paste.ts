/**
 * Numbers sent by chat, read line by line (domain.md §4.2). Nothing is guessed silently: what is not understood is left
 * out with its reason, what can be read in two ways is asked.
 */
import type { BillInputLine } from '#contracts/bills.ts'
import { pasteDates, pasteTotals } from '#src/strings/lotto/lotto-paste.ts'
import { type Bets, betsOf } from './bets.ts'
import type { PasteChoices as Choices } from '#src/stores/paste-choices.ts'
import { type Entry, type Price, readEntry } from './entry.ts'
import { macroNumbers } from './macros.ts'
import { normalise } from './normalise.ts'
import type { Reason } from './reasons.ts'
import { type Place, tokensOf } from './tokens.ts'

export interface PasteRow {
  /** The line as it was pasted. */
  text: string
  /** `place`: says where the lines below are meant for. `price`: gives the numbers above their price. */
  state: 'ok' | 'place' | 'price' | 'ask' | 'skipped'
  lines: readonly BillInputLine[]
  reason?: Reason
  /** With the reason `orders`: how many the number has. */
  orders?: number
  ask?: keyof Choices
}

interface Options extends Choices {
  /** Bet types that the round takes. */
  takes: ReadonlySet<string>
}

interface Waiting {
  row: PasteRow
  entry: Entry
}

const dateOfFigures = /(?:^|\s)\d{1,2}([/.-])\d{1,2}\1(?:25)?\d{2}(?:$|\s)/
const dateOfWords = new RegExp(pasteDates)
const total = new RegExp(`^(?:${pasteTotals})`, 'i')

const skipped = (text: string, reason: Reason): PasteRow => ({ text, state: 'skipped', lines: [], reason })

export function parsePaste(text: string, options: Options): PasteRow[] {
  // Not called `rows`: the build takes calls on that name for the contract's, and pure (vite.config.ts).
  const preview: PasteRow[] = []
  let place: Place | null = null
  let waiting: Waiting[] = []

  for (const line of text.split(/\r?\n/)) {
    const read = known(line.trim())
    if (read === null) continue
    if ('row' in read) {
      preview.push(read.row)
      continue
    }
    const { entry } = read
    const row: PasteRow = { text: line.trim(), state: 'ok', lines: [] }
    preview.push(row)
    const priced = entry.numbers.length > 0 || entry.macro !== null
    if (!priced && entry.price === null) {
      place = entry.place
      row.state = 'place'
    } else if (!priced && entry.price) {
      if (waiting.length === 0) Object.assign(row, skipped(row.text, 'nothingAbove'))
      else {
        row.state = 'price'
        for (const each of waiting) fill(each, entry.price, entry)
        waiting = []
      }
    } else if (entry.price) fill({ row, entry: { ...entry, place: entry.place ?? place } }, entry.price, null)
    else waiting.push({ row, entry: { ...entry, place: entry.place ?? place } })
  }
  for (const { row } of waiting) Object.assign(row, skipped(row.text, 'noPrice'))
  return preview

  /** What the row comes to at a price; the price's own line may say the place as well. */
  function fill({ row, entry }: Waiting, price: Price, priceLine: Entry | null): void {
    const bets = betsOfEntry(
      {
        ...entry,
        place: priceLine?.place ?? entry.place,
        run: entry.run || priceLine?.run === true,
        orders: entry.orders || priceLine?.orders === true,
      },
      price,
      options,
    )
    if ('lines' in bets) {
      row.lines = bets.lines
      if (bets.lines.some((line) => !options.takes.has(line.bet_type)))
        Object.assign(row, skipped(row.text, 'notTaken'))
    } else if ('ask' in bets) Object.assign(row, { state: 'ask', ask: bets.ask })
    else Object.assign(row, skipped(row.text, bets.reason), { orders: bets.orders })
  }
}

type Read = { row: PasteRow } | { entry: Entry }

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

function readLine(text: string, plain: string): Read {
  if (total.test(plain)) return { row: skipped(text, 'total') }
  if (!plain.includes('=') && (dateOfFigures.test(plain) || dateOfWords.test(plain)))
    return { row: skipped(text, 'date') }
  const tokens = tokensOf(plain)
  if (tokens.some(({ kind }) => kind === 'stranger')) return { row: skipped(text, 'words') }
  const entry = readEntry(tokens)
  if (!entry) return { row: skipped(text, 'unclear') }
  const says = entry.numbers.length > 0 || entry.macro || entry.price || entry.place
  return says ? { entry } : { row: skipped(text, 'words') }
}

/** The first number that cannot be taken decides for its line: half a line is never taken. */
function betsOfEntry(entry: Entry, price: Price, choices: Choices): Bets {
  const numbers = entry.macro ? macroNumbers(entry.macro, entry.numbers) : entry.numbers
  if (!numbers) return { reason: 'unclear' }
  const lines: BillInputLine[] = []
  for (const number of numbers) {
    const bets = betsOf({ ...entry, number, price }, choices)
    if (!('lines' in bets)) return bets
    lines.push(...bets.lines)
  }
  return { lines }
}

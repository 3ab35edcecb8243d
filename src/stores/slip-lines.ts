/** What can be done to the lines of a slip; each answers new lines and leaves the old ones alone. */
import type { BillInputLine } from '#contracts/bills.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { betKey } from '#rules/lotto-bets.ts'

export type Lines = readonly BillInputLine[]

export const lineKey = ({ bet_type, number }: Pick<BillInputLine, 'bet_type' | 'number'>): string =>
  betKey(bet_type, number)

interface Merged {
  lines: Lines
  /** Lines that were there already: their amounts were added up. */
  repeats: number
  /** The same without the repeats: what was there keeps its amount. */
  once: Lines
}

/** Puts lines behind those of the slip. A number that is there already is never dropped silently (domain.md §4.3). */
export function mergeLines(slip: Lines, extra: Lines): Merged {
  const lines = [...slip]
  const once = [...slip]
  const places = new Map(slip.map((line, at) => [lineKey(line), at]))
  let repeats = 0
  for (const line of extra) {
    const key = lineKey(line)
    const at = places.get(key)
    if (at === undefined) {
      places.set(key, lines.length)
      lines.push(line)
      once.push(line)
    } else {
      const there = lines[at]!
      lines[at] = { ...there, amount: satang(there.amount + line.amount) }
      repeats++
    }
  }
  return { lines, repeats, once }
}

export const withoutLines = (lines: Lines, keys: ReadonlySet<string>): Lines =>
  lines.filter((line) => !keys.has(lineKey(line)))

/** Every line with the amount that `priceOf` gives it. */
export const repriced = (lines: Lines, priceOf: (line: BillInputLine) => Satang): Lines =>
  lines.map((line) => {
    const amount = priceOf(line)
    return amount === line.amount ? line : { ...line, amount }
  })

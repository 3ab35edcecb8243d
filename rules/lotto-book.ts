/**
 * What a house owes by each result there can be, all open lines of a round together. Pure; sums are satang.
 *
 * Three and four digits on top are kept as the 10,000 results of four, since either may win with the other; two below as
 * their 100. Where the bottom is the first two of the four on top, both are one.
 */
import { satang, type Satang } from '#contracts/money.ts'
import { resultsOf, type BottomDraw, type Place, type Prize } from './lotto-most.ts'

/** A result of one place, and what is owed by it there. */
interface OwedResult {
  readonly place: 'top' | 'below' | 'front3' | 'bottom3'
  /** Its digits. */
  readonly result: string
  readonly owed: Satang
}

/** The book of a round. It grows by `add`. */
export interface Book {
  add(line: Prize): void
  /** The most that may be owed when this number wins, without what it would add itself; 0 for one that nobody knows. */
  owedWith(line: Pick<Prize, 'betType' | 'number'>): Satang
  /** The most that may be owed by any result. */
  worst(): Satang
  /** Of each place the worst results, the worst first. */
  worstResults(count: number): OwedResult[]
}

const best = (sums: Iterable<number>): number => {
  let found = 0
  for (const sum of sums) if (sum > found) found = sum
  return found
}

/** Of two prizes out of these numbers. */
function bestTwo(sums: ReadonlyMap<number, number>): number {
  const [first = 0, second = 0] = [...sums.values()].toSorted((a, b) => b - a)
  return first + second
}

/** With one of the two prizes given. */
function bestTwoWith(sums: ReadonlyMap<number, number>, given: number): number {
  return (sums.get(given) ?? 0) + best([...sums].filter(([number]) => number !== given).map(([, sum]) => sum))
}

/** Of each thousand of four digits the same three: a sum by three digits is one of every ten. */
const THREE = 1000

const worstOf = (sums: Iterable<readonly [number, number]>, count: number) =>
  [...sums]
    .filter(([, sum]) => sum > 0)
    .toSorted(([a, one], [b, other]) => other - one || a - b)
    .slice(0, count)

/** A book of these lines; a number's are summed before they come, or not. */
export function bookOf(bottomDraw: BottomDraw, lines: Iterable<Prize>): Book {
  const four = new Float64Array(10_000)
  const below = new Float64Array(100)
  const twice = { front3: new Map<number, number>(), bottom3: new Map<number, number>() }
  const together = bottomDraw === 'top'
  /** Whether the fourth digit on top decides anything. */
  let byFour = together

  const onTop = (place: Place, results: readonly number[]) =>
    place === 'top'
      ? results.flatMap((three) => Array.from({ length: 10 }, (_, digit) => digit * THREE + three))
      : place === 'below'
        ? results.flatMap((two) => Array.from({ length: 100 }, (_, rest) => two * 100 + rest))
        : results

  const elsewhere = (without: Place): number =>
    (without === 'front3' ? 0 : bestTwo(twice.front3)) + (without === 'bottom3' ? 0 : bestTwo(twice.bottom3))

  const add = ({ betType, number, wins }: Prize): void => {
    const found = resultsOf(betType, number)
    if (!found || wins === 0) return
    const { place, results } = found
    byFour ||= place === 'four'
    if (place === 'front3' || place === 'bottom3')
      for (const result of results) twice[place].set(result, (twice[place].get(result) ?? 0) + wins)
    else if (place === 'below' && !together) for (const result of results) below[result]! += wins
    else for (const result of onTop(place, results)) four[result]! += wins
  }

  const owedWith: Book['owedWith'] = ({ betType, number }) => {
    const found = resultsOf(betType, number)
    if (!found) return satang(0)
    const { place, results } = found
    const most = (sums: Float64Array, of: readonly number[]) => best(of.map((result) => sums[result]!))
    if (place === 'front3' || place === 'bottom3')
      return satang(bestTwoWith(twice[place], results[0]!) + best(four) + best(below) + elsewhere(place))
    const here =
      place === 'below' && !together
        ? most(below, results) + best(four)
        : most(four, onTop(place, results)) + best(below)
    return satang(here + elsewhere(place))
  }

  const worst = () => satang(best(four) + best(below) + bestTwo(twice.front3) + bestTwo(twice.bottom3))

  const told = (
    place: OwedResult['place'],
    digits: number,
    sums: Iterable<readonly [number, number]>,
    count: number,
  ) =>
    worstOf(sums, count).map(([result, owed]) => ({
      place,
      result: String(result).padStart(digits, '0'),
      owed: satang(owed),
    }))

  const worstResults = (count: number): OwedResult[] => [
    ...told('top', byFour ? 4 : 3, (byFour ? four : four.subarray(0, THREE)).entries(), count),
    ...told('below', 2, below.entries(), count),
    ...told('front3', 3, twice.front3, count),
    ...told('bottom3', 3, twice.bottom3, count),
  ]

  for (const line of lines) add(line)
  return { add, owedWith, worst, worstResults }
}

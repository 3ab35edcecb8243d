/**
 * How quick pages were, counted: for each page, place and measure how many visits fell into which of a fixed set of ranges. Whatever
 * is sent, it takes no more room. In memory, of today and yesterday in Thailand; each process has its own.
 */
import { type reportVitals, type VitalRoute } from '#contracts/vitals.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { thaiDayOf } from '#rules/thai-day.ts'

export type Visit = RequestOf<typeof reportVitals>
export const measures = ['lcp', 'inp', 'cls'] as const
type Measure = (typeof measures)[number]

/** Upper ends of the ranges, each a seventh wider than the one before: what is told is at most that much too high. */
const ENDS: readonly number[] = (() => {
  const ends = [0]
  for (let end = 1; end < 60_000; end = Math.max(end + 1, Math.ceil(end * 1.15))) ends.push(end)
  return [...ends, 60_000]
})()

const rangeOf = (value: number): number => {
  const at = ENDS.findIndex((end) => value <= end)
  return at < 0 ? ENDS.length - 1 : at
}

/** The smallest end below which at least this share of what was counted lies; null where nothing was. */
function percentile(counts: Uint32Array, share: number): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let below = 0
  for (const [at, count] of counts.entries()) {
    below += count
    if (below >= all * share) return ENDS[at]!
  }
  return ENDS.at(-1)!
}

interface Row {
  readonly route: VitalRoute
  readonly inside: Visit['inside']
  visits: number
  readonly counts: Readonly<Record<Measure, Uint32Array>>
}

type Day = Map<string, Row>

/** What is known of a page: ms, thousandths of shift; null where nobody told. */
export interface Figures {
  readonly route: VitalRoute
  readonly inside: Visit['inside']
  readonly visits: number
  readonly p50: Readonly<Record<Measure, number | null>>
  readonly p75: Readonly<Record<Measure, number | null>>
  readonly p95: Readonly<Record<Measure, number | null>>
}

export class Tally {
  readonly #days = new Map<string, Day>()

  /** `now` in epoch ms. */
  add(visit: Visit, now: number): void {
    const today = thaiDayOf(now)
    const day: Day = this.#days.get(today) ?? new Map<string, Row>()
    this.#days.set(today, day)
    for (const old of [...this.#days.keys()].sort().slice(0, -2)) this.#days.delete(old)
    const name = `${visit.route} ${visit.inside}`
    const row = day.get(name) ?? emptyRow(visit)
    day.set(name, row)
    row.visits++
    for (const measure of measures) {
      const value = visit[measure]
      if (value !== null) row.counts[measure][rangeOf(value)]!++
    }
  }

  /** Of a Thai day (`2026-11-24`), the page that was opened most first. */
  figures(day: string): readonly Figures[] {
    const at = (row: Row, share: number) =>
      Object.fromEntries(measures.map((one) => [one, percentile(row.counts[one], share)])) as Figures['p50']
    return [...(this.#days.get(day)?.values() ?? [])]
      .sort((a, b) => b.visits - a.visits)
      .map((row) => ({
        route: row.route,
        inside: row.inside,
        visits: row.visits,
        p50: at(row, 0.5),
        p75: at(row, 0.75),
        p95: at(row, 0.95),
      }))
  }
}

const emptyRow = ({ route, inside }: Visit): Row => ({
  route,
  inside,
  visits: 0,
  counts: {
    lcp: new Uint32Array(ENDS.length),
    inp: new Uint32Array(ENDS.length),
    cls: new Uint32Array(ENDS.length),
  },
})

const tallies = new WeakMap<object, Tally>()

/** The tally of the server whose parts these are. */
export function tallyOf(owner: object): Tally {
  const tally = tallies.get(owner) ?? new Tally()
  tallies.set(owner, tally)
  return tally
}

/** Runs of histories, counted. */
import { drawHistory, numbersOf } from './draw.ts'
import { playBatch, type Ground } from './database.ts'
import type { Outcome } from './model.ts'

/** Zones of a server: with daylight saving, by half an hour, of the other hemisphere, with none. */
const zones = [
  'Asia/Bangkok',
  'UTC',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
]

/** Steps by act and how they ended, histories, batches that died. */
export interface Tally {
  histories: number
  deaths: number
  readonly steps: Map<string, number>
}

/** Nothing counted yet. */
export const tally = (): Tally => ({ histories: 0, deaths: 0, steps: new Map() })

/** Histories `first` to `last` (not included) of a seed, `batch` in a transaction. Throws at the first that is not as the model says. */
export async function runHistories(
  ground: Ground,
  counts: Tally,
  {
    seed,
    first,
    last,
    batch,
  }: { readonly seed: number; readonly first: number; readonly last: number; readonly batch: number },
): Promise<void> {
  for (let from = first; from < last; from += batch) {
    const random = numbersOf(seed + from)
    const zone = zones[Math.floor(random() * zones.length)]!
    const dies = random() < 0.05
    // The process may live in another zone than its database.
    process.env.TZ = zones[Math.floor(random() * zones.length)]!
    const histories = Array.from({ length: Math.min(batch, last - from) }, (_, n) =>
      drawHistory(seed, from + n),
    )
    await playBatch(ground, histories, { from, zone, dies })
    counts.histories += histories.length
    counts.deaths += dies ? 1 : 0
    for (const { act, expected } of histories.flatMap(({ steps }) => steps))
      counts.steps.set(`${act} ${expected}`, (counts.steps.get(`${act} ${expected}`) ?? 0) + 1)
  }
}

/** How many steps ended so. */
export const endedAs = ({ steps }: Tally, outcome: Outcome): number =>
  [...steps].reduce((sum, [name, count]) => (name.endsWith(` ${outcome}`) ? sum + count : sum), 0)

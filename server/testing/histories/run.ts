/** Runs of histories, counted. */
import { drawHistory, numbersOf, type History } from './draw.ts'
import { playBatch, type Ground } from './database.ts'
import type { Outcome } from './model.ts'
import { judge } from './referee.ts'

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
    isOver,
  }: {
    readonly seed: number
    readonly first: number
    readonly last: number
    readonly batch: number
    /** Asked before each batch. */
    readonly isOver?: () => boolean
  },
): Promise<void> {
  for (let from = first; from < last && !isOver?.(); from += batch) {
    const random = numbersOf(seed + from)
    const zone = zones[Math.floor(random() * zones.length)]!
    const dies = random() < 0.05
    // The process may live in another zone than its database.
    process.env.TZ = zones[Math.floor(random() * zones.length)]!
    const histories = Array.from({ length: Math.min(batch, last - from) }, (_, n) =>
      drawHistory(seed, from + n),
    )
    await playBatch(ground, histories, { from, zone, dies })
    // A planner that has not seen the tables grow reads them whole.
    if (from === first || from === first + 4 * batch) await ground.database.script((exec) => exec('analyze'))
    counts.deaths += dies ? 1 : 0
    for (const history of histories) look(history, counts)
  }
}

function look(history: History, counts: Tally): void {
  judge(history)
  counts.histories++
  for (const { act, expected } of history.steps)
    counts.steps.set(`${act} ${expected}`, (counts.steps.get(`${act} ${expected}`) ?? 0) + 1)
}

/** The rule alone, without a database: the model's histories before the referee. */
export function judgeHistories(counts: Tally, seed: number, first: number, last: number): void {
  for (let n = first; n < last; n++) look(drawHistory(seed, n), counts)
}

/** How many steps ended so. */
export const endedAs = ({ steps }: Tally, outcome: Outcome): number =>
  [...steps].reduce((sum, [name, count]) => (name.endsWith(` ${outcome}`) ? sum + count : sum), 0)

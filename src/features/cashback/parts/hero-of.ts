/** Which day the page is about, and what of the rest belongs where. */
import type { Cashback } from '#contracts/cashback.ts'
import { dayPlus } from '#rules/thai-day.ts'

export interface Days {
  /** The one in view; null where there was nothing yesterday, or the day asked for is not there. */
  readonly hero: Cashback | null
  /** Today so far, where something was played. */
  readonly today: Cashback | null
  /** Days that are over, the hero left out. */
  readonly past: readonly Cashback[]
}

/** Without a day asked for: what can be taken, the newest first; otherwise yesterday, whatever it brought. */
export function daysOf(rows: readonly Cashback[], today: string, asked: string | null): Days {
  const yesterday = dayPlus(today, -1)
  const hero =
    asked === null
      ? (rows.find((row) => row.state === 'claimable') ?? rows.find((row) => row.from_day === yesterday))
      : rows.find((row) => row.from_day === asked)
  const running = rows.find((row) => row.state === 'running' && row.from_day === today)
  return {
    hero: hero ?? null,
    today: running && running.lines.length > 0 && running !== hero ? running : null,
    past: rows.filter((row) => row !== hero && row.from_day !== today),
  }
}

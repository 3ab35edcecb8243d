/** Views of `/member/winloss`, and the week that each is about. */
import type { Cashback } from '#contracts/cashback.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { dayPlus, mondayOf, thaiDayOf } from '#rules/thai-day.ts'

const views = ['now', 'history', 'turnover'] as const
export type WinlossView = (typeof views)[number] | 'last'

/** As the address names it; anything else is last week. */
export const viewOf = (name: string | null): WinlossView => views.find((view) => view === name) ?? 'last'

/** Last week's row or this one's; null where nothing was played in it. */
export function weekOf(rows: readonly Cashback[], view: 'last' | 'now', now = serverNow()): Cashback | null {
  const monday = mondayOf(thaiDayOf(now))
  const from = view === 'now' ? monday : dayPlus(monday, -7)
  return rows.find((row) => row.from_day === from) ?? null
}

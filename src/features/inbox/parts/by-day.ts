import type { InboxItem } from '#contracts/inbox.ts'
import { dayPlus, noonOf, thaiDayOf } from '#rules/thai-day.ts'
import { formatDate } from '#src/lib/time.ts'
import { inbox as words } from '#src/strings/inbox.ts'

export interface DayOfItems {
  readonly day: string
  readonly items: readonly InboxItem[]
}

/** In their order, cut where the Thai day changes. */
export function byDay(items: readonly InboxItem[]): DayOfItems[] {
  const days: { day: string; items: InboxItem[] }[] = []
  for (const item of items) {
    const day = thaiDayOf(item.at)
    if (days.at(-1)?.day !== day) days.push({ day, items: [] })
    days.at(-1)!.items.push(item)
  }
  return days
}

/** `2026-11-20` as people say it, near days by their name as well. */
export function dayWords(day: string, today: string): string {
  const date = formatDate(noonOf(day))
  if (day === today) return `${words.today} ${date}`
  return day === dayPlus(today, -1) ? `${words.yesterday} ${date}` : date
}

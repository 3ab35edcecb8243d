import { formatDate } from '#src/lib/time.ts'
import { dayPlus, noonOf } from '#rules/thai-day.ts'
import { statement } from '#src/strings/money/statement.ts'

/** `2026-11-20` as people say it, near days by their name as well. */
export function dayWords(day: string, today: string): string {
  const date = formatDate(noonOf(day))
  if (day === today) return `${statement.today} ${date}`
  return day === dayPlus(today, -1) ? `${statement.yesterday} ${date}` : date
}

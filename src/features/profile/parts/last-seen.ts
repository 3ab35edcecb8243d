/** When a device was last used, in the words people use for it. Pure. */
import { daysApart, thaiDayOf } from '#rules/thai-day.ts'
import { formatDate, formatTime } from '#src/lib/time.ts'
import { profile as words } from '#src/strings/profile.ts'

export function lastSeen(at: number, now: number): string {
  const days = daysApart(thaiDayOf(at), thaiDayOf(now))
  if (days === 0) return words.today(formatTime(at))
  return days === 1 ? words.yesterday(formatTime(at)) : formatDate(at)
}

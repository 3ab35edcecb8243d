/** When a device was last used, in the words people use for it. Pure. */
import { formatDate, formatTime } from '#src/lib/time.ts'
import { profile as words } from '#src/strings/profile.ts'

const DAY_MS = 24 * 60 * 60_000

export function lastSeen(at: number, now: number): string {
  const day = formatDate(at)
  if (day === formatDate(now)) return words.today(formatTime(at))
  if (day === formatDate(now - DAY_MS)) return words.yesterday(formatTime(at))
  return day
}

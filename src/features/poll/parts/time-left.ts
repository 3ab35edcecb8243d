import { poll as words } from '#src/strings/poll.ts'
import { minutesAndSeconds } from '#src/ui/use-time-left.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Days and hours, hours and minutes, or the clock of the last hour; null when the time is over. */
export function timeLeft(until: number, now: number): string | null {
  const left = until - now
  if (left <= 0) return null
  if (left >= DAY) return words.daysLeft(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR))
  if (left >= HOUR) return words.hoursLeft(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE))
  return words.minutesLeft(minutesAndSeconds(left))
}

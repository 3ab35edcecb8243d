/**
 * Days as members live them: from midnight to midnight in Bangkok, written as the contract writes them, `2026-11-20`.
 * Instants are epoch milliseconds, UTC. Bangkok has been seven hours ahead since 1920, without summer time (tz database,
 * `Asia/Bangkok`), so that no formatter is asked.
 */
const HOUR = 3_600_000
const DAY = 24 * HOUR
const OFFSET = 7 * HOUR

/** The Thai day of an instant. Throws a RangeError for what is no instant. */
export const thaiDayOf = (at: number): string => new Date(at + OFFSET).toISOString().slice(0, 10)

/** What a clock in Thailand shows at an instant, `17:21:04`. Throws a RangeError for what is no instant. */
export const thaiTimeOf = (at: number): string => new Date(at + OFFSET).toISOString().slice(11, 19)

/** When a Thai day begins. Throws a RangeError for a day that no calendar has. */
export function thaiDayStart(thaiDay: string): number {
  const start = Date.parse(`${thaiDay}T00:00:00Z`) - OFFSET
  if (thaiDayOf(start) !== thaiDay) throw new RangeError(`no such day: ${thaiDay}`)
  return start
}

/** When it ends: the first moment of the next one. */
export const thaiDayEnd = (thaiDay: string): number => thaiDayStart(thaiDay) + DAY

/** Noon of the day in Bangkok, to be formatted: the one day in every zone. NaN for what is no day. */
export const noonOf = (thaiDay: string): number => Date.parse(`${thaiDay}T12:00:00Z`) - OFFSET

/** 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** So many days later, or earlier when below zero; of any calendar, wherever the day is lived. */
export const dayPlus = (day: string, days: number): string => thaiDayOf(thaiDayStart(day) + days * DAY)

/** Monday of the week that holds a day: a week of the house begins with it. */
export const mondayOf = (day: string): string => dayPlus(day, -((weekdayOf(day) + 6) % 7))

/** First day of the month that holds a day. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** How many days the second lies after the first; below zero when it lies before. */
export const daysApart = (first: string, second: string): number =>
  Math.round((thaiDayStart(second) - thaiDayStart(first)) / DAY)

/** Days from the first to the last, both included; none when they are the wrong way round. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysApart(first, last) + 1) }, (_, index) => dayPlus(first, index))

/** The Thai day of an instant as numbers of the house begin: `691120`, year of the Buddhist era, month and day. */
export function dayOfNumber(at: number): string {
  const [year, month, day] = thaiDayOf(at).split('-')
  return `${String(Number(year) + 543).slice(-2)}${month}${day}`
}

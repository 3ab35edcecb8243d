/** Calendar days in Thailand, as the contract writes them: `2026-11-20`. Bangkok has had one offset since 1941. */
const HOUR = 3_600_000
const DAY = 24 * HOUR
const OFFSET = 7 * HOUR

export const thaiDay = (at: number): string => new Date(at + OFFSET).toISOString().slice(0, 10)

/** Noon of the day in Bangkok, to be formatted. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) - OFFSET

/** 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(noonOf(day)).getUTCDay()

/** So many days later, or earlier when below zero. */
export const dayPlus = (day: string, days: number): string => thaiDay(noonOf(day) + days * DAY)

/** True for a day that the calendar has. */
export const isDay = (text: string): boolean => {
  const noon = noonOf(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon) && thaiDay(noon) === text
}

/** Days from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((noonOf(last) - noonOf(first)) / DAY) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayPlus(first, index))
}

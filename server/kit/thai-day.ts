/** Days as members live them: from midnight to midnight in Bangkok, which has had no other offset since 1941. */
import { day, hour } from './clock.ts'

const OFFSET = 7 * hour

/** The Thai day of an instant, `2026-11-20`. */
export const thaiDayOf = (at: number): string => new Date(at + OFFSET).toISOString().slice(0, 10)

/** When a Thai day begins, epoch milliseconds; NaN for a day that no calendar has. */
export function thaiDayStart(thaiDay: string): number {
  const start = Date.parse(`${thaiDay}T00:00:00Z`) - OFFSET
  return thaiDayOf(start) === thaiDay ? start : Number.NaN
}

/** When it ends: the first moment of the next one. */
export const thaiDayEnd = (thaiDay: string): number => thaiDayStart(thaiDay) + day

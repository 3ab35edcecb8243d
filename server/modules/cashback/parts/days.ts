/** Days that callers send. */
import { thaiDayStart } from '../../../kit/thai-day.ts'

/** The day, or undefined for one that no calendar has: it bounds nothing. */
export const realDay = (day: string | undefined): string | undefined =>
  day === undefined || Number.isNaN(thaiDayStart(day)) ? undefined : day

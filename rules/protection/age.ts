/** How old somebody must be to play (decision 085). Days as the contract writes them, `1990-05-14`. */
import { thaiDayOf } from '../thai-day.ts'

/** Full years. */
const ADULT_AGE = 20

/** Whether who was born on that day has lived so many years on the Thai day of `now`; born on 29 February, on 1 March. */
export function isOldEnough(birthday: string, now: number): boolean {
  const [year, rest] = [Number(birthday.slice(0, 4)), birthday.slice(4)]
  return `${String(year + ADULT_AGE).padStart(4, '0')}${rest}` <= thaiDayOf(now)
}

/** Full years on the Thai day of `now`. */
export function ageOf(birthday: string, now: number): number {
  const today = thaiDayOf(now)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(4) < birthday.slice(4) ? years - 1 : years
}

/** The Thai day from which on who was born on that day is old enough. */
export const oldEnoughOn = (birthday: string): string => {
  const year = Number(birthday.slice(0, 4)) + ADULT_AGE
  const text = `${year}${birthday.slice(4)}`
  const isDay = new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8))
  return isDay ? text : `${year}-03-01`
}

/** The day of a calendar's three fields, the year of either era; null for what is no day, is to come, or lies 120 years back. */
export function birthdayOf(day: string, month: string, year: string, now: number): string | null {
  if (![day, month, year].every((text) => /^\d{1,4}$/.test(text.trim()))) return null
  const typed = Number(year)
  const common = typed > 2400 ? typed - 543 : typed
  const at = new Date(Date.UTC(common, Number(month) - 1, Number(day)))
  if (
    at.getUTCFullYear() !== common ||
    at.getUTCMonth() !== Number(month) - 1 ||
    at.getUTCDate() !== Number(day)
  )
    return null
  const text = at.toISOString().slice(0, 10)
  const today = thaiDayOf(now)
  return text <= today && common >= Number(today.slice(0, 4)) - 120 ? text : null
}

/** All calendars, by the names that schedules call them. */
import { asia } from './asia.ts'
import type { Calendar } from './calendar.ts'
import { draws } from './draws.ts'
import { west } from './west.ts'

const calendars: Readonly<Record<string, Calendar>> = { ...asia, ...west, ...draws }

/** Throws a RangeError for one that nobody keeps: a lottery without its calendar takes no bets. */
export function calendarOf(name: string): Calendar {
  const calendar = Object.hasOwn(calendars, name) ? calendars[name] : undefined
  if (!calendar) throw new RangeError(`no calendar ${name}`)
  return calendar
}

export const calendarNames: readonly string[] = Object.keys(calendars)

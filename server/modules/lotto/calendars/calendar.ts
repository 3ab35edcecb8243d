/**
 * Dated calendars of those who make the values that lotteries are decided by: exchanges, and draws held abroad. What stands
 * here was published, or follows from a law that fixes the days; a year that is not here is not guessed (decision 069).
 */
import type { TimeOfDay } from '../../../db/schema/lotto-shapes.ts'

/** Sessions of a day, each by the time at which its last value is made; null: not held that day. */
export type Sessions = Readonly<Record<string, TimeOfDay | null>>

interface Year {
  /** Month and day, `01-19`, with spaces between them: nothing is made. Weekends need not be named. */
  readonly closed: string
  /** Days with other hours than usual; a session that is not named is as usual. */
  readonly other?: Readonly<Record<string, Sessions>>
}

export interface Calendar {
  /** IANA name of the place whose days these are. */
  readonly timeZone: string
  /** As on a usual day; none where a draw is at the lottery's own time. */
  readonly sessions: Readonly<Record<string, TimeOfDay>>
  /** Every year that was announced, and no other. */
  readonly years: Readonly<Record<string, Year>>
}

/** What was decided of a day after its calendar was published: null is closed, else as `Year.other`, `{}` a usual day. */
export type SpecialDays = ReadonlyMap<string, Sessions | null>

/** Name of a day in `SpecialDays`. */
export const specialDay = (calendar: string, date: string): string => `${calendar} ${date}`

/** Sessions of a day; null when it is closed, or of a year that was not announced. */
export function sessionsOn(
  { sessions, years }: Calendar,
  date: string,
  special: Sessions | null | undefined,
): Sessions | null {
  const year = years[date.slice(0, 4)]
  if (!year || special === null) return null
  const day = date.slice(5)
  if (special === undefined && year.closed.split(' ').includes(day)) return null
  return { ...sessions, ...year.other?.[day], ...special }
}

/** The last day that is announced. */
export const announcedUntil = ({ years }: Calendar): string => `${Object.keys(years).sort().at(-1)}-12-31`

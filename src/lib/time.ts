/**
 * Dates as the member reads them, by the calendar of the language (Thai: the Buddhist era), in Bangkok time whatever the
 * device says (domain.md §7.2).
 */
import { thaiDayOf, thaiTimeOf } from '#rules/thai-day.ts'
import { language } from '../strings/language.ts'
import { time as words } from '../strings/time.ts'

type Moment = Date | number

/**
 * Months and years by their own words, no formatter asked: to make one takes a cheap phone a tenth of a second of the first screen
 * (decision 120). That they are the formatter's words is a test.
 */
function dayAndMonth(at: Moment): { day: string; year: string } {
  const [year, month, day] = thaiDayOf(+at).split('-').map(Number) as [number, number, number]
  return { day: `${day} ${words.months[month - 1]!}`, year: words.year(year) }
}

/** Day, short month, year of the Buddhist era: the 20th of November 2026 ends in 2569. */
export function formatDate(at: Moment): string {
  const { day, year } = dayAndMonth(at)
  return `${day} ${year}`
}

/** Day and short month. */
export const formatDay = (at: Moment): string => dayAndMonth(at).day

let long: Intl.DateTimeFormat | undefined

/** Weekday, day, month and year in full. ICU writes the era too; the year alone is what people write. */
export function formatLongDate(at: Moment): string {
  long ??= new Intl.DateTimeFormat(language.dates, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Bangkok',
  })
  return long
    .formatToParts(at)
    .filter((part) => part.type !== 'era')
    .map((part) => part.value)
    .join('')
    .trim()
}

/** `17:21` and the Thai abbreviation for o'clock. */
export const formatTime = (at: Moment): string => words.clock(thaiTimeOf(+at).slice(0, 5))

/** `17:21:04`, where seconds matter. */
export const formatClock = (at: Moment): string => thaiTimeOf(+at)

export const formatDateTime = (at: Moment): string => `${formatDate(at)} ${formatTime(at)}`

/** 3723 to `['01', '02', '03']`; hours are left out when there are none and `hours` is not asked for. */
export function clockParts(seconds: number, hours = seconds >= 3600): string[] {
  const left = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(left / 60) % 60, left % 60]
  if (hours) parts.unshift(Math.floor(left / 3600))
  else parts[0] = Math.floor(left / 60)
  return parts.map((part) => String(part).padStart(2, '0'))
}

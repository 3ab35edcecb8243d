/**
 * Dates as the member reads them, by the calendar of the language (Thai: the Buddhist era), in Bangkok time whatever the
 * device says (domain.md §7.2).
 */
import { language } from '../strings/language.ts'
import { time as words } from '../strings/time.ts'

const zone = { timeZone: 'Asia/Bangkok' } as const
const dateFormat = lazy({ day: 'numeric', month: 'short', year: 'numeric', ...zone })
const dayFormat = lazy({ day: 'numeric', month: 'short', ...zone })
const longFormat = lazy({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...zone })
const timeFormat = lazy({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone })
const clockFormat = lazy({ timeStyle: 'medium', hourCycle: 'h23', ...zone })

type Moment = Date | number

/** Formatters cost milliseconds each on a cheap phone: made at first use. */
function lazy(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined
  return () => (made ??= new Intl.DateTimeFormat(language.dates, options))
}

/** ICU writes the era into some styles; the year alone is what people write. */
const partsText = (format: Intl.DateTimeFormat, at: Moment): string =>
  format
    .formatToParts(at)
    .filter((part) => part.type !== 'era')
    .map((part) => part.value)
    .join('')
    .trim()

/** Day, short month, year of the Buddhist era: the 20th of November 2026 ends in 2569. */
export const formatDate = (at: Moment): string => partsText(dateFormat(), at)

/** Day and short month. */
export const formatDay = (at: Moment): string => partsText(dayFormat(), at)

/** Weekday, day, month and year in full. */
export const formatLongDate = (at: Moment): string => partsText(longFormat(), at)

/** `17:21` and the Thai abbreviation for o'clock. */
export const formatTime = (at: Moment): string => words.clock(timeFormat().format(at))

/** `17:21:04`, where seconds matter. */
export const formatClock = (at: Moment): string => clockFormat().format(at)

export const formatDateTime = (at: Moment): string => `${formatDate(at)} ${formatTime(at)}`

/** 3723 to `['01', '02', '03']`; hours are left out when there are none and `hours` is not asked for. */
export function clockParts(seconds: number, hours = seconds >= 3600): string[] {
  const left = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(left / 60) % 60, left % 60]
  if (hours) parts.unshift(Math.floor(left / 3600))
  else parts[0] = Math.floor(left / 60)
  return parts.map((part) => String(part).padStart(2, '0'))
}

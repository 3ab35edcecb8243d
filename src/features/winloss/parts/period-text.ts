import { noonOf } from '#rules/thai-day.ts'
import { formatDate, formatDay } from '#src/lib/time.ts'

/** Days of one month before its name once; both months where there are two. */
export function periodText(first: string, last: string): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return isOneMonth
    ? `${Number(first.slice(8))}–${formatDate(noonOf(last))}`
    : `${formatDay(noonOf(first))} – ${formatDate(noonOf(last))}`
}

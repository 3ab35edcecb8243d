/** What of the results stands in their address: day, category, only the member's own, and the one that is open. */
import { isCalendarDay } from '#contracts/calendar-day.ts'

export interface ResultsView {
  /** `2026-11-20`, never after today. */
  day: string
  /** Category id, '' for all. */
  category: string
  mine: boolean
  /** Round whose result is open, '' for none. */
  round: string
}

/** Before this no draw was ever kept. */
const FIRST_DAY = '2020-01-01'

export const isResultDay = (day: string, today: string): boolean =>
  isCalendarDay(day) && day >= FIRST_DAY && day <= today

export function readView(search: URLSearchParams, today: string): ResultsView {
  const day = search.get('day') ?? ''
  return {
    day: isResultDay(day, today) ? day : today,
    category: search.get('category') ?? '',
    mine: search.get('mine') === '1',
    round: search.get('round') ?? '',
  }
}

/** As a query for `paths.lottoResults`; today is not written down, so that tomorrow the link shows tomorrow. */
export const toQuery = ({ day, category, mine, round }: ResultsView, today: string) => ({
  ...(day !== today && { day }),
  ...(category !== '' && { category }),
  ...(mine && { mine: '1' as const }),
  ...(round !== '' && { round }),
})

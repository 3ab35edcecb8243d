/** The fixed frames that a limit is counted over: a Thai day, a week from Monday, a month of the calendar. */
import type { LimitPeriod } from '#contracts/protection.ts'
import { dayPlus, firstOfMonth, mondayOf, thaiDayEnd, thaiDayOf } from '../thai-day.ts'

/** First and last Thai day, `2026-11-20`, and when the next frame begins (epoch ms, UTC). */
export interface Frame {
  readonly first: string
  readonly last: string
  readonly resetsAt: number
}

const boundsOf = (period: LimitPeriod, day: string): readonly [first: string, last: string] => {
  if (period === 'day') return [day, day]
  if (period === 'week') return [mondayOf(day), dayPlus(mondayOf(day), 6)]
  const first = firstOfMonth(day)
  return [first, dayPlus(firstOfMonth(dayPlus(first, 31)), -1)]
}

/** The frame that holds a Thai day. */
export function frameOfDay(period: LimitPeriod, day: string): Frame {
  const [first, last] = boundsOf(period, day)
  return { first, last, resetsAt: thaiDayEnd(last) }
}

/** The frame that holds an instant, epoch ms (UTC). */
export const frameAt = (period: LimitPeriod, at: number): Frame => frameOfDay(period, thaiDayOf(at))

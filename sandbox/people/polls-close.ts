import { day, minute } from '#server/kit/clock.ts'
import { thaiDayEnd, thaiDayOf } from '#rules/thai-day.ts'

/** The last minute of a Thai day. */
export const lastMinute = (at: number): number => thaiDayEnd(thaiDayOf(at)) - minute

/** When the sandbox's polls close, and the events that lead to them end: eight days after it was filled. */
export const pollsClose = (now: number): number => lastMinute(now + 8 * day)

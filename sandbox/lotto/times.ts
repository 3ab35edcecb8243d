/** Schedules as the seeds write them. */
import '../not-in-production.ts'
import type { Schedule, TimeOfDay } from '#server/db/schema/lotto-shapes.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Bills are taken from the result of the draw before on, `ahead` days before. */
export const daily = (
  closes: TimeOfDay,
  result: TimeOfDay,
  days: readonly number[] = everyDay,
  ahead = 1,
): Weekly => ({ type: 'weekly', days, opens: { days: ahead, at: result }, closes, result })

type Weekly = Extract<Schedule, { type: 'weekly' }>

/** On the days of a calendar of `server/modules/lotto/calendars`, and where a session is named as early or late as that ends. */
export const dated = (schedule: Weekly, calendar: string, session?: string): Weekly => ({
  ...schedule,
  calendar,
  ...(session === undefined ? {} : { session }),
})

/** Bills are taken for the two weeks before the draw. */
export const monthly = (
  days: readonly number[],
  closes: TimeOfDay,
  result: TimeOfDay,
  moved: Readonly<Record<string, string>> = {},
): Schedule => ({
  type: 'monthly',
  days,
  moved,
  until: '2027-12-31',
  opens: { days: 14, at: '00:00' },
  closes,
  result,
})

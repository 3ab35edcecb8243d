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
): Schedule => ({ type: 'weekly', days, opens: { days: ahead, at: result }, closes, result })

/** Bills are taken for the two weeks before the draw. */
export const monthly = (
  days: readonly number[],
  closes: TimeOfDay,
  result: TimeOfDay,
  moved: Readonly<Record<string, string>> = {},
): Schedule => ({ type: 'monthly', days, moved, opens: { days: 14, at: '00:00' }, closes, result })

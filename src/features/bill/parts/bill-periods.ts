/** Periods that people choose, as days. */
import { dayPlus } from '#rules/thai-day.ts'

export const billPeriods = ['all', 'today', 'week', 'month', 'own'] as const
export type BillPeriod = (typeof billPeriods)[number]

interface Days {
  readonly from_day?: string | undefined
  readonly to_day?: string | undefined
}

/** `own` has no days of its own: they are typed. */
export function daysOf(period: Exclude<BillPeriod, 'own'>, today: string): Days {
  if (period === 'all') return { from_day: undefined, to_day: undefined }
  const back = { today: 0, week: 6, month: 29 }[period]
  return { from_day: dayPlus(today, -back), to_day: today }
}

export function periodOf({ from_day, to_day }: Days, today: string): BillPeriod {
  const named = billPeriods.find((period) => {
    if (period === 'own') return false
    const days = daysOf(period, today)
    return days.from_day === from_day && days.to_day === to_day
  })
  return named ?? 'own'
}

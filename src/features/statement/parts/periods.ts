/** Periods that people choose, as days. */
import { dayPlus } from '#rules/thai-day.ts'

export const periodNames = ['all', 'today', 'yesterday', 'week', 'month', 'own'] as const
export type PeriodName = (typeof periodNames)[number]

interface Days {
  readonly from_day?: string | undefined
  readonly to_day?: string | undefined
}

/** `own` has no days of its own: they are typed. */
export function daysOf(name: Exclude<PeriodName, 'own'>, today: string): Days {
  switch (name) {
    case 'all':
      return { from_day: undefined, to_day: undefined }
    case 'today':
      return { from_day: today, to_day: today }
    case 'yesterday':
      return { from_day: dayPlus(today, -1), to_day: dayPlus(today, -1) }
    case 'week':
      return { from_day: dayPlus(today, -6), to_day: today }
    case 'month':
      return { from_day: dayPlus(today, -29), to_day: today }
  }
}

export function periodOf({ from_day, to_day }: Days, today: string): PeriodName {
  const named = periodNames.find((name) => {
    if (name === 'own') return false
    const days = daysOf(name, today)
    return days.from_day === from_day && days.to_day === to_day
  })
  return named ?? 'own'
}

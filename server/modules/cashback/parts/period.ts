/** Days and weeks of cashback, and until when one that was computed can be taken. */
import type { CashbackKind } from '#contracts/cashback.ts'
import { hour } from '../../../kit/clock.ts'
import { dayPlus, daysBetween, thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { periodStart } from '../../nightly/run-nightly.ts'

/** From its first moment to before the next period's: Thai days. */
export interface Period {
  readonly from: string
  readonly to: string
}

export const lengths = { daily: 'day', weekly: 'week' } as const
const dayCounts: Readonly<Record<CashbackKind, number>> = { daily: 1, weekly: 7 }

/** The period that holds a moment. */
export function periodAt(kind: CashbackKind, at: number): Period {
  const from = periodStart(lengths[kind], thaiDayOf(at))
  return { from, to: dayPlus(from, dayCounts[kind]) }
}

/** The one before it. */
export const periodBefore = (kind: CashbackKind, { from }: Period): Period => ({
  from: dayPlus(from, -dayCounts[kind]),
  to: from,
})

export const lastDay = ({ to }: Period): string => dayPlus(to, -1)

/** The period's days, the first one first. */
export const daysOf = (period: Period): string[] => daysBetween(period.from, lastDay(period))

/** What a member has at least, should the computation come late in the day or the week. */
const LEAST_TIME = 12 * hour

/** The end of the day, or of the week, in which it was computed; never less than half a day away. */
export const claimableUntil = (kind: CashbackKind, computedAt: number): number =>
  thaiDayStart(periodAt(kind, computedAt + LEAST_TIME).to)

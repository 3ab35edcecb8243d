/** Days and weeks of cashback, and until when one that was computed can be taken. */
import type { CashbackKind } from '#contracts/cashback.ts'
import { day, hour } from '../../../kit/clock.ts'
import { thaiDayOf, thaiDayStart } from '../../../kit/thai-day.ts'
import { periodStart } from '../../nightly/run-nightly.ts'

/** From its first moment to before the next period's: Thai days. */
export interface Period {
  readonly from: string
  readonly to: string
}

export const lengths = { daily: 'day', weekly: 'week' } as const
const dayCounts: Readonly<Record<CashbackKind, number>> = { daily: 1, weekly: 7 }

const plus = (thaiDay: string, days: number) => thaiDayOf(thaiDayStart(thaiDay) + days * day)

/** The period that holds a moment. */
export function periodAt(kind: CashbackKind, at: number): Period {
  const from = periodStart(lengths[kind], thaiDayOf(at))
  return { from, to: plus(from, dayCounts[kind]) }
}

/** The one before it. */
export const periodBefore = (kind: CashbackKind, { from }: Period): Period => ({
  from: plus(from, -dayCounts[kind]),
  to: from,
})

export const lastDay = ({ to }: Period): string => plus(to, -1)

/** The period's days, the first one first. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = []
  for (let at = from; at < to; at = plus(at, 1)) days.push(at)
  return days
}

/** What a member has at least, should the computation come late in the day or the week. */
const LEAST_TIME = 12 * hour

/** The end of the day, or of the week, in which it was computed; never less than half a day away. */
export const claimableUntil = (kind: CashbackKind, computedAt: number): number =>
  thaiDayStart(periodAt(kind, computedAt + LEAST_TIME).to)

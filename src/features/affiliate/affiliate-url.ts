/** What stands in the address of the page: the view, the level and order of friends, the filter of transactions. */
import type { AffiliateFilter, NetworkSort } from '#src/data/rewards/affiliate.ts'
import { dayPlus, firstOfMonth } from '#rules/thai-day.ts'

export const views = ['overview', 'network', 'transactions'] as const
export type AffiliateView = (typeof views)[number]

export const levels = ['1', '2', '3'] as const
export type LevelName = (typeof levels)[number]

export const sorts = ['earned', 'joined', 'played'] as const satisfies NetworkSort[]

export const kinds = ['all', 'commission', 'redeem', 'adjustment'] as const
export type KindName = (typeof kinds)[number]

export const periods = ['month', 'week', 'last', 'all'] as const
export type PeriodName = (typeof periods)[number]

/** The first of the words where the address has none of them. */
export const oneOf = <T extends string>(words: readonly [T, ...T[]], text: string | null): T =>
  words.find((word) => word === text) ?? words[0]

interface Days {
  readonly from_day: string
  readonly to_day: string
}

/** First and last day of a period; null: all there is. */
export function daysOf(period: PeriodName, today: string): Days | null {
  switch (period) {
    case 'all':
      return null
    case 'week':
      return { from_day: dayPlus(today, -6), to_day: today }
    case 'month':
      return { from_day: firstOfMonth(today), to_day: today }
    case 'last': {
      const end = dayPlus(firstOfMonth(today), -1)
      return { from_day: firstOfMonth(end), to_day: end }
    }
  }
}

export const filterOf = (kind: KindName, period: PeriodName, today: string): AffiliateFilter => ({
  ...(kind !== 'all' && { kind }),
  ...daysOf(period, today),
})

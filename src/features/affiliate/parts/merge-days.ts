import type { AffiliateTransaction } from '#contracts/affiliate.ts'

export interface DayOfTransactions {
  readonly day: string
  /** Of the whole day, wherever its lines are; null where the platform does not tell it. */
  readonly total: number | null
  readonly transactions: readonly AffiliateTransaction[]
}

/** A day that is cut by the end of a batch is one day again. */
export function mergeDays(days: readonly DayOfTransactions[]): DayOfTransactions[] {
  const merged: DayOfTransactions[] = []
  for (const day of days) {
    const last = merged.at(-1)
    if (last?.day === day.day)
      merged[merged.length - 1] = { ...last, transactions: [...last.transactions, ...day.transactions] }
    else merged.push(day)
  }
  return merged
}

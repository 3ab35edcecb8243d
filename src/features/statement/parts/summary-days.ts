/** Which days the summary is about: those of the filter, otherwise the last ones. */
import type { DataOf } from '#contracts/kit.ts'
import type { getStatementSummary } from '#contracts/statement.ts'
import type { StatementFilter } from '#src/data/money/statement.ts'
import { dayPlus, daysBetween } from '#rules/thai-day.ts'
import type { ChartDay } from './Chart.tsx'

/** As many pairs of bars as can still be told apart. */
const MOST_BARS = 31

export interface SummaryPeriod {
  readonly from: string
  readonly to: string
  /** Chosen by the member, and not just the last days. */
  readonly chosen: boolean
}

export function summaryPeriod(
  { from_day, to_day }: Pick<StatementFilter, 'from_day' | 'to_day'>,
  today: string,
  usual: number,
): SummaryPeriod {
  const chosen = from_day !== undefined || to_day !== undefined
  const to = to_day ?? today
  const from = from_day ?? dayPlus(to, 1 - usual)
  return from <= to ? { from, to, chosen } : { from, to: from, chosen }
}

type Days = DataOf<typeof getStatementSummary>['days']

/** A bar pair for each day, those without money too; the last ones when there are too many. */
export function chartDays({ from, to }: SummaryPeriod, days: Days): ChartDay[] {
  return daysBetween(from, to)
    .slice(-MOST_BARS)
    .map((day) => {
      const found = days.find((one) => one.day === day)
      return { day, moneyIn: found?.money_in ?? 0, moneyOut: found?.money_out ?? 0 }
    })
}

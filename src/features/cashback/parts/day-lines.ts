/** The lines of a day's computation, in words. */
import type { Cashback, CashbackRule } from '#contracts/cashback.ts'
import { formatAmount, formatRate } from '#rules/baht.ts'
import { cashback as words } from '#src/strings/cashback.ts'

export interface DayLine {
  readonly key: string
  readonly name: string
  /** How the amount came about, a line each. */
  readonly how: readonly string[]
  /** Satang. */
  readonly amount: number
}

type Line = Cashback['lines'][number]

function howOf({ staked, returned, lost, rate_percent: rate, note }: Line): string[] {
  if (note !== '' && rate === 0) return [note]
  const [stake, back] = [formatAmount(staked), formatAmount(returned)]
  if (note !== '') return [words.noteLine(stake, back, note)]
  const loss = formatAmount(lost)
  return [words.lossLine(stake, back, loss), words.rateLine(loss, formatRate(rate))]
}

/** What was played, then the categories that take no part: those are told whether they were played or not. */
export function linesOf(
  { lines }: Pick<Cashback, 'lines'>,
  rule: Pick<CashbackRule, 'rates'> | undefined,
): DayLine[] {
  const played = lines.map((line, index) => ({
    key: `${line.category}-${index}`,
    name: line.name,
    how: howOf(line),
    amount: line.amount,
  }))
  const out = (rule?.rates ?? []).filter(
    (rate) => rate.rate_percent === 0 && !lines.some((line) => line.category === rate.category),
  )
  return [
    ...played,
    ...out.map(({ category, name }) => ({ key: category, name, how: [words.notIncluded], amount: 0 })),
  ]
}

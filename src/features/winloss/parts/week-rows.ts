/** The rows of a week's computation, in words. */
import type { Cashback } from '#contracts/cashback.ts'
import { formatBaht, formatRate } from '#rules/baht.ts'
import { rankOf } from '#src/data/rewards/vip.ts'
import { winloss as words } from '#src/strings/money/winloss.ts'

export interface WeekRow {
  readonly label: string
  readonly value: string
  readonly note?: string
  /** Below a hairline: what the rows above come to. */
  readonly sum?: boolean
}

/** A minus before what is taken off; none before nothing. */
const less = (satang: number) => (satang > 0 ? words.minus(formatBaht(satang)) : formatBaht(-satang))

/** What play won or lost in the week, satang; below zero where it was lost. */
export const netOf = ({ days }: Pick<Cashback, 'days'>): number =>
  (days ?? []).reduce((sum, { net }) => sum + net, 0)

export function weekRows(row: Cashback): WeekRow[] {
  const { start_balance: start, bound_lost: bound, deducted, rate_percent: rate } = row
  const rows: (WeekRow | false)[] = [
    start != null && start !== 0 && { label: words.start, value: formatBaht(start) },
    { label: words.deposited, value: formatBaht(row.deposited ?? 0) },
    { label: words.withdrawn, value: less(row.withdrawn ?? 0) },
    {
      label: row.state === 'running' ? words.endNow : words.end,
      value: less(row.end_balance ?? 0),
    },
    bound != null && bound > 0 && { label: words.bound, value: less(bound) },
    { label: words.lost, value: formatBaht(row.lost), sum: true },
    {
      label: words.rate(words.levels[rankOf(row.vip_level ?? 0)]),
      value: words.times(formatRate(rate ?? 0)),
    },
    deducted != null &&
      deducted > 0 && { label: words.deducted, value: less(deducted), note: words.deductedNote },
  ]
  return rows.filter((one) => one !== false)
}

/** Why less comes back than the rows above come to; null where it does not. */
export function limitOf({
  lost,
  rate_percent: rate,
  deducted,
  amount,
  cap,
  minimum,
}: Cashback): string | null {
  // The rate has two decimals at most: in whole numbers, as the server reckons.
  const share = Math.floor((lost * Math.round((rate ?? 0) * 100)) / 10_000) - (deducted ?? 0)
  if (cap != null && share > cap) return words.capped(formatBaht(cap))
  return minimum != null && share > amount ? words.tooLittle(formatBaht(minimum)) : null
}

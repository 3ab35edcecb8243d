/** What is said of a number that is not taken as usual. */
import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import { formatBaht, formatRate } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'

export function limitText(limit: NumberLimit, rate: LottoRate | undefined): string {
  if (limit.state === 'reduced' && limit.rate != null) {
    const share = rate ? (limit.rate / rate.rate) * 100 : 0
    if (share === 50) return words.limitHalf
    return Number.isInteger(share) && share > 0
      ? words.limitPercent(String(share))
      : words.limitRate(formatRate(limit.rate))
  }
  if (limit.state === 'closed') return words.limitClosed
  return limit.remaining == null
    ? words.limitCapped
    : words.limitLeft(formatBaht(limit.remaining, { whole: true }))
}

import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import { formatBaht, formatRate } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import styles from './LimitTag.module.css'

interface LimitTagProps {
  limit: NumberLimit
  rate: LottoRate | undefined
  /** Says the bet type as well. */
  full?: boolean
}

export function LimitTag({ limit, rate, full }: LimitTagProps) {
  return (
    <li className={cx(styles.tag, limit.state === 'closed' ? styles.closed : styles.half)}>
      <b>{limit.number}</b>
      <span>
        {full && rate && `${rate.name} `}
        {limitText(limit, rate)}
      </span>
    </li>
  )
}

/** What is said of a number that is not taken as usual. */
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

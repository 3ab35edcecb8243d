import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import { cx } from '#src/lib/cx.ts'
import { limitText } from './limit-text.ts'
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

import type { DepositOrder } from '#contracts/payment.ts'
import { useTimeLeft } from '#src/ui/time/use-time-left.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import styles from './OrderCountdown.module.css'

interface OrderCountdownProps {
  order: Pick<DepositOrder, 'kind' | 'expires_at'>
  size: 'md' | 'lg'
}

const SOON_S = 60

/** By the server's clock; the phone's may be wrong. */
export function OrderCountdown({ order, size }: OrderCountdownProps) {
  const seconds = Math.ceil(useTimeLeft(order.expires_at) / 1000)
  const label = order.kind === 'qr' ? words.usableFor.qr : words.usableFor.other
  const soon = seconds <= SOON_S
  return (
    <div className={styles[size]}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <Countdown seconds={seconds} label={label} soon={soon} size={size} />
      {/* Said once, when it becomes so; the figures themselves are no live region. */}
      <p role="status" className={styles.soon}>
        {soon && seconds > 0 && words.soon}
      </p>
    </div>
  )
}

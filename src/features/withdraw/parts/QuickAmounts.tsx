import { formatAmount } from '#rules/baht.ts'
import type { WithdrawLimits } from '#rules/money/withdrawal.ts'
import { cx } from '#src/lib/cx.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { quickAmounts } from './amount-rules.ts'
import styles from './QuickAmounts.module.css'

interface QuickAmountsProps {
  limits: WithdrawLimits
  amount: number
  onChoose: (satang: number) => void
}

/** The sums that most people take, as far as they are theirs, and all of it. */
export function QuickAmounts({ limits, amount, onChoose }: QuickAmountsProps) {
  const { amounts, all } = quickAmounts(limits)
  const button = (value: number, words: string) => (
    <button
      key={words}
      type="button"
      aria-pressed={value === amount}
      className={cx(styles.amount, value === amount && styles.on)}
      onClick={() => onChoose(value)}
    >
      {words}
    </button>
  )
  return (
    <div role="group" aria-label={withdraw.quick} className={styles.amounts}>
      {amounts.map((value) => button(value, formatAmount(value, { whole: true })))}
      {button(all, withdraw.all)}
    </div>
  )
}

import type { Satang } from '#contracts/money.ts'
import { formatAmount } from '#rules/baht.ts'
import { deposit as words } from '#src/strings/deposit.ts'
import styles from './QuickAmounts.module.css'

interface QuickAmountsProps {
  amounts: readonly Satang[]
  chosen: Satang | null
  onChoose: (amount: Satang) => void
}

export function QuickAmounts({ amounts, chosen, onChoose }: QuickAmountsProps) {
  return (
    <div role="group" aria-label={words.quick} className={styles.amounts}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          aria-label={words.baht(formatAmount(amount, { whole: true }))}
          className={styles.amount}
          onClick={() => onChoose(amount)}
        >
          {formatAmount(amount, { whole: true })}
        </button>
      ))}
    </div>
  )
}

import type { Control } from 'react-hook-form'
import type { Satang } from '#contracts/money.ts'
import type { PaymentChannel } from '#contracts/payment.ts'
import { formatAmount } from '#rules/baht.ts'
import { asTyped, typedBaht } from '#rules/typed-baht.ts'
import { AmountField } from '#src/forms/asked/AmountField.tsx'
import { deposit as words } from '#src/strings/money/deposit.ts'
import styles from '../deposit.module.css'
import type { DepositValues } from './values.ts'

interface AmountProps {
  control: Control<DepositValues>
  channel: PaymentChannel | undefined
  typed: string
  /** What was deposited last, as it is typed. */
  last?: string | undefined
  check?: () => void
  onChoose?: (text: string) => void
}

/** How much: typed, or one of those that the channel proposes. */
export function Amount({ control, channel, typed, last, check, onChoose }: AmountProps) {
  return (
    <div apply="grid gap-12">
      <AmountField
        control={control}
        name="amount"
        label={words.amount}
        note={channel && note(channel, typed !== '' && typed === last)}
        hint={words.satangHint}
        inputMode="numeric"
        {...(check && { check })}
      />
      {channel && (
        <QuickAmounts
          amounts={channel.quick_amounts}
          chosen={typedBaht(typed)}
          onChoose={(chosen) => onChoose?.(asTyped(chosen))}
        />
      )}
    </div>
  )
}

/** Where the amount was chosen by itself, that it is the last one comes first. */
function note({ min_amount }: PaymentChannel, again: boolean): string {
  const least = words.min(formatAmount(min_amount, { whole: true }))
  return again ? `${words.asLast} · ${least}` : least
}

interface QuickAmountsProps {
  amounts: readonly Satang[]
  chosen: Satang | null
  onChoose: (amount: Satang) => void
}

function QuickAmounts({ amounts, chosen, onChoose }: QuickAmountsProps) {
  return (
    <div role="group" aria-label={words.quick} className={styles.amounts}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          aria-label={words.baht(formatAmount(amount, { whole: true }))}
          className={styles.quickAmountsAmount}
          onClick={() => onChoose(amount)}
        >
          {formatAmount(amount, { whole: true })}
        </button>
      ))}
    </div>
  )
}

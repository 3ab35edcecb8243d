import { type Ref, useState } from 'react'
import { satang, type Satang } from '#contracts/money.ts'
import { asTyped, typedBaht } from '#rules/typed-baht.ts'
import { tidyAmount } from '#src/lib/amount-text.ts'
import { cx } from '#src/lib/cx.ts'
import styles from './BahtCell.module.css'

interface BahtCellProps {
  /** Satang; 0 is drawn as an empty cell. */
  amount: Satang
  label: string
  describedBy?: string | undefined
  invalid?: boolean | undefined
  onAmount: (amount: Satang) => void
  onFocus?: (() => void) | undefined
  placeholder?: string
  className?: string | undefined
  ref?: Ref<HTMLInputElement>
}

const amountOf = (text: string): Satang => typedBaht(text) ?? satang(0)
const textOf = (amount: Satang): string => (amount === 0 ? '' : asTyped(amount))

/** An amount among others, as a cell. What was typed stays as it was typed for as long as it means the amount. */
export function BahtCell({
  amount,
  label,
  describedBy,
  invalid,
  onAmount,
  className,
  ...rest
}: BahtCellProps) {
  const [typed, setTyped] = useState(() => textOf(amount))
  const [seen, setSeen] = useState(amount)
  // It may come later than it was typed: only a change from elsewhere replaces what stands here.
  if (seen !== amount) {
    setSeen(amount)
    if (amountOf(typed) !== amount) setTyped(textOf(amount))
  }
  return (
    <input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      value={typed}
      className={cx(styles.cell, invalid && styles.invalid, className)}
      onChange={(event) => {
        const text = tidyAmount(event.target.value)
        setTyped(text)
        onAmount(amountOf(text))
      }}
    />
  )
}

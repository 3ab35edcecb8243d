import type { ComponentProps } from 'react'
import { baht } from '#rules/baht.ts'
import { tidyAmount } from '#src/lib/amount-text.ts'
import styles from './AmountInput.module.css'
import { Control } from './Control.tsx'
import { useFieldAttributes } from './context.ts'

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Baht as text, `500` or `500.25`; '' when nothing was typed. */
  value: string
  onValueChange: (text: string) => void
}

/** An amount of baht: digits and two decimals, whatever is typed or pasted. */
export function AmountInput({ value, onValueChange, className, ...rest }: AmountInputProps) {
  const attributes = useFieldAttributes(rest)
  return (
    <Control icon={<span apply="display-18 gold">{baht}</span>} className={className}>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        {...attributes}
        type="text"
        value={value}
        className={styles.input}
        onChange={(event) => onValueChange(tidyAmount(event.target.value))}
      />
    </Control>
  )
}

import { type ComponentProps, useRef } from 'react'
import { baht } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { groupAmount, tidyAmount } from '#src/lib/amount-text.ts'
import styles from './AmountInput.module.css'
import { useMasked } from './use-masked.ts'
import { Control } from './Control.tsx'
import { useFieldAttributes } from './context.ts'
import { mergeRefs } from './merge-refs.ts'

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Baht as text, `500` or `500.25`; '' when nothing was typed. */
  value: string
  onValueChange: (text: string) => void
  /** The page is about this amount. */
  large?: boolean
}

/** The point is kept as digits are. */
const kept = { letter: /[\d.]/, count: (text: string) => tidyAmount(text).length }

/** An amount of baht: digits, grouped as they are typed, and two decimals, whatever is typed or pasted. */
export function AmountInput(props: AmountInputProps) {
  const { value, onValueChange, large = false, className, ref, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  const masked = useMasked({ value, onValueChange, format: groupAmount, parse: tidyAmount, input, kept })
  const attributes = useFieldAttributes(rest)
  return (
    <Control
      icon={<span className={large ? styles.largeSign : styles.sign}>{baht}</span>}
      className={cx(large && styles.large, className)}
    >
      <input
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        {...attributes}
        {...masked}
        ref={mergeRefs(input, ref)}
        type="text"
        className={styles.input}
      />
    </Control>
  )
}

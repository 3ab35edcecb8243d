import { type ComponentProps, useRef } from 'react'
import { digitsOf, formatByMask } from '#src/lib/text.ts'
import { useFieldAttributes } from '../field/context.ts'
import { Control } from '../field/Control.tsx'
import { mergeRefs } from '../field/merge-refs.ts'
import { useMasked } from '../field/use-masked.ts'

interface AccountNumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Digits only. */
  value: string
  onValueChange: (digits: string) => void
  /** The bank's grouping, [3, 1, 5, 1]. A hint, not a rule: longer numbers go on ungrouped. */
  mask?: readonly number[] | undefined
  /** 15 unless told: sources on lengths conflict, so lengths are judged leniently (domain.md §6). */
  maxDigits?: number
}

export function AccountNumberInput({
  value,
  onValueChange,
  mask = [],
  maxDigits = 15,
  className,
  ref,
  ...rest
}: AccountNumberInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const masked = useMasked({
    value,
    onValueChange,
    format: (digits) => formatByMask(digits, mask),
    parse: (text) => digitsOf(text).slice(0, maxDigits),
    input,
  })
  const attributes = useFieldAttributes(rest)
  return (
    <Control className={className}>
      <input
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        {...attributes}
        {...masked}
        ref={mergeRefs(input, ref)}
        type="text"
      />
    </Control>
  )
}

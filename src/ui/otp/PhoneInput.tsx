import { type ComponentProps, useRef } from 'react'
import { formatPhone, localPhone } from '#src/lib/text.ts'
import { useFieldAttributes } from '../field/context.ts'
import { Control } from '../field/Control.tsx'
import { mergeRefs } from '../field/merge-refs.ts'
import { useMasked } from '../field/use-masked.ts'
import { Phone } from '../icons.ts'

interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Digits only, `0812345678`. */
  value: string
  onValueChange: (digits: string) => void
}

/** Types as `081-234-5678`; a pasted or autofilled `+66 81 234 5678` is understood. */
export function PhoneInput({ value, onValueChange, className, ref, ...rest }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const masked = useMasked({ value, onValueChange, format: formatPhone, parse: localPhone, input })
  const attributes = useFieldAttributes(rest)
  return (
    <Control className={className} icon={<Phone size={20} />}>
      <input
        inputMode="tel"
        autoComplete="tel"
        {...rest}
        {...attributes}
        {...masked}
        ref={mergeRefs(input, ref)}
        type="tel"
      />
    </Control>
  )
}

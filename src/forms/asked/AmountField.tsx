import type { ComponentProps } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { AmountInput } from '#src/ui/field/AmountInput.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import type { Binding } from '../binding.ts'

type AmountFieldProps<Values extends FieldValues> = Binding<Values> &
  Omit<ComponentProps<typeof AmountInput>, 'name' | 'value' | 'onValueChange' | 'onBlur' | 'ref'> & {
    locked?: boolean
    /** Looks at the amount: when the field is left with something in it, and from then on until it is right. */
    check?: () => void
  }

/** An amount of baht, kept as text until it is sent (`parseBaht` of contracts/money.ts). */
export function AmountField<Values extends FieldValues>(props: AmountFieldProps<Values>) {
  const { control, name, label, note, hint, locked = false, check, ...input } = props
  const { field, fieldState } = useController({ control, name })
  const { onChange, onBlur, ...rest } = field
  const handleValueChange = (text: string) => {
    onChange(text)
    if (fieldState.error) check?.()
  }
  const handleBlur = () => {
    onBlur()
    if (field.value !== '') check?.()
  }
  return (
    <Field label={label} note={note} hint={hint} locked={locked} error={fieldState.error?.message}>
      <AmountInput {...input} {...rest} onValueChange={handleValueChange} onBlur={handleBlur} />
    </Field>
  )
}

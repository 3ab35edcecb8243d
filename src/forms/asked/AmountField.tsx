import type { ComponentProps } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { AmountInput } from '#src/ui/field/AmountInput.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import type { Binding } from '../binding.ts'

type AmountFieldProps<Values extends FieldValues> = Binding<Values> &
  Omit<ComponentProps<typeof AmountInput>, 'name' | 'value' | 'onValueChange' | 'onBlur' | 'ref'> & {
    locked?: boolean
  }

/** An amount of baht, kept as text until it is sent (`parseBaht` of contracts/money.ts). */
export function AmountField<Values extends FieldValues>(props: AmountFieldProps<Values>) {
  const { control, name, label, note, hint, locked = false, ...input } = props
  const { field, fieldState } = useController({ control, name })
  const { onChange, ...rest } = field
  return (
    <Field label={label} note={note} hint={hint} locked={locked} error={fieldState.error?.message}>
      <AmountInput {...input} {...rest} onValueChange={onChange} />
    </Field>
  )
}

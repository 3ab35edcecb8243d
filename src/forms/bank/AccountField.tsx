import { type FieldValues, useController } from 'react-hook-form'
import { limits } from '#contracts/auth.ts'
import { AccountNumberInput } from '#src/ui/bank/AccountNumberInput.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import type { Binding } from '../binding.ts'

interface AccountFieldProps<Values extends FieldValues> extends Binding<Values> {
  /** The bank's grouping of digits, for reading only. */
  mask?: readonly number[] | undefined
}

export function AccountField<Values extends FieldValues>(props: AccountFieldProps<Values>) {
  const { control, name, label, note, hint, mask } = props
  const { field, fieldState } = useController({ control, name })
  const { onChange, ...rest } = field
  return (
    <Field label={label} note={note} hint={hint} error={fieldState.error?.message}>
      <AccountNumberInput {...rest} onValueChange={onChange} mask={mask} maxDigits={limits.bankAccountMax} />
    </Field>
  )
}

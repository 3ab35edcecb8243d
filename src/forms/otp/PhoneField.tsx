import { type FieldValues, useController } from 'react-hook-form'
import { Field } from '#src/ui/field/Field.tsx'
import { PhoneInput } from '#src/ui/otp/PhoneInput.tsx'
import type { Binding } from '../binding.ts'

export function PhoneField<Values extends FieldValues>({
  control,
  name,
  label,
  note,
  hint,
}: Binding<Values>) {
  const { field, fieldState } = useController({ control, name })
  const { onChange, ...rest } = field
  return (
    <Field label={label} note={note} hint={hint} error={fieldState.error?.message}>
      <PhoneInput {...rest} onValueChange={onChange} autoComplete="tel-national" />
    </Field>
  )
}

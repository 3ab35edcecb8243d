import { type FieldValues, useController } from 'react-hook-form'
import { Field } from '#src/ui/field/Field.tsx'
import { PasswordInput } from '#src/ui/field/PasswordInput.tsx'
import type { Binding } from './binding.ts'

interface PasswordFieldProps<Values extends FieldValues> extends Binding<Values> {
  /** Tells the password manager whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { control, name, label, note, hint, autoComplete } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} note={note} hint={hint} error={fieldState.error?.message}>
      <PasswordInput {...field} autoComplete={autoComplete} />
    </Field>
  )
}

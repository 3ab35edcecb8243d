import { type FieldValues, useController } from 'react-hook-form'
import { Field } from '#src/ui/field/Field.tsx'
import { OtpInput } from '#src/ui/otp/OtpInput.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import type { Binding } from '../binding.ts'

interface OtpFieldProps<Values extends FieldValues> extends Binding<Values> {
  /** The last digit is in, typed or filled in by the phone. */
  onComplete?: () => void
  disabled?: boolean
}

/** The cells need no drawn label: the sentence above them says what they are. */
export function OtpField<Values extends FieldValues>(props: OtpFieldProps<Values>) {
  const { control, name, label, hint, onComplete, disabled } = props
  const { field, fieldState } = useController({ control, name })
  const { onChange, ...rest } = field
  return (
    <Field label={<VisuallyHidden>{label}</VisuallyHidden>} hint={hint} error={fieldState.error?.message}>
      <OtpInput
        {...rest}
        readOnly={disabled}
        data-autofocus=""
        onValueChange={onChange}
        onComplete={onComplete && (() => onComplete())}
      />
    </Field>
  )
}

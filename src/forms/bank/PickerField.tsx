import type { ReactNode } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Field } from '#src/ui/field/Field.tsx'
import { PickerButton } from '#src/ui/bank/PickerButton.tsx'
import type { Binding } from '../binding.ts'

interface PickerFieldProps<Values extends FieldValues> extends Binding<Values> {
  label: string
  placeholder: string
  /** How the chosen value is called; nothing when there is none. */
  shown?: string | undefined
  icon?: ReactNode
  /** Opens the list; the choice is written with `form.setValue`. */
  onOpen: () => void
}

export function PickerField<Values extends FieldValues>(props: PickerFieldProps<Values>) {
  const { control, name, label, note, hint, placeholder, shown, icon, onOpen } = props
  const {
    field: { ref, onBlur },
    fieldState,
  } = useController({ control, name })
  return (
    <Field label={label} note={note} hint={hint} error={fieldState.error?.message}>
      <PickerButton
        ref={ref}
        onBlur={onBlur}
        value={shown}
        icon={icon}
        placeholder={placeholder}
        // A label names a button in place of its text: without this a reader would not hear what is chosen.
        aria-label={`${label} ${shown ?? placeholder}`}
        onClick={onOpen}
      />
    </Field>
  )
}

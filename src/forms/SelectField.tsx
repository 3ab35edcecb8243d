import type { ReactNode } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Field } from '#src/ui/field/Field.tsx'
import { Select } from '#src/ui/field/Select.tsx'
import type { Binding } from './binding.ts'

interface SelectFieldProps<Values extends FieldValues> extends Binding<Values> {
  /** Stands for no choice yet. */
  placeholder: string
  options: readonly { value: string; label: string }[]
  icon?: ReactNode
}

export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { control, name, label, note, hint, placeholder, options, icon } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} note={note} hint={hint} error={fieldState.error?.message}>
      <Select {...field} icon={icon}>
        <option value="" disabled hidden>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

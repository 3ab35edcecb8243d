import type { ComponentProps } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Field } from '#src/ui/field/Field.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import type { Binding } from './binding.ts'

type TextFieldProps<Values extends FieldValues> = Binding<Values> &
  Omit<ComponentProps<typeof TextInput>, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref'> & {
    locked?: boolean
    /** Changes what was typed before it is kept: to lower case, without spaces. */
    tidy?: (text: string) => string
  }

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, label, note, hint, locked = false, tidy, ...input } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} note={note} hint={hint} locked={locked} error={fieldState.error?.message}>
      <TextInput
        {...input}
        {...field}
        onChange={(event) => field.onChange(tidy ? tidy(event.target.value) : event)}
      />
    </Field>
  )
}

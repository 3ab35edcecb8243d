/** What every bound field is told: which value of which form, and how the field is called. */
import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

export interface Binding<Values extends FieldValues> {
  // The form's output differs from its values where a schema transforms; a field does not care.
  control: Control<Values, unknown, never> | Control<Values>
  name: FieldPath<Values>
  label: ReactNode
  /** Right of the label. */
  note?: ReactNode
  hint?: ReactNode
}

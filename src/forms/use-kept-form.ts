import { useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import { useDraft, withDraft } from './use-draft.ts'

interface KeptFormProps<Values extends FieldValues, Output> extends Omit<
  UseFormProps<Values, unknown, Output>,
  'defaultValues'
> {
  defaultValues: Values
}

/**
 * The form of a member: `useForm` whose texts outlive it, so that a session that expires as it is sent loses nothing
 * (LOGIN-8). `name` tells drafts apart. Returns the form, and how its draft is forgotten.
 */
export function useKeptForm<Values extends FieldValues, Output = Values>(
  name: string,
  { defaultValues, ...props }: KeptFormProps<Values, Output>,
): [form: UseFormReturn<Values, unknown, Output>, forget: () => void] {
  const [start] = useState(() => withDraft(name, defaultValues) as DefaultValues<Values>)
  const form = useForm<Values, unknown, Output>({ ...props, defaultValues: start })
  return [form, useDraft(name, form)]
}

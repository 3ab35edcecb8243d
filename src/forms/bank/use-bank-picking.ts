import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { BankAccountValues } from '../rules.ts'

const next = ['bank_account_name', 'bank_account_no'] as const

/** The list of banks beside its form. Once one was chosen the caret is in the first of the other fields that is empty. */
export function useBankPicking<Values extends BankAccountValues & FieldValues, Output>(
  of: UseFormReturn<Values, unknown, Output>,
) {
  // A form with these values and more is a form with these values; the types of the form library do not see it.
  const form = of as unknown as UseFormReturn<BankAccountValues>
  const [open, setOpen] = useState(false)
  const picked = useRef(false)
  return {
    onPickBank: () => {
      picked.current = false
      setOpen(true)
    },
    /** Of the `BankSheet`. */
    sheet: {
      open,
      chosen: Number(form.getValues('bank_id')),
      onPick(id: number) {
        form.setValue('bank_id', String(id), { shouldValidate: true })
        picked.current = true
        setOpen(false)
      },
      onClose: () => setOpen(false),
      onClosed() {
        const field = picked.current && next.find((name) => form.getValues(name) === '')
        if (field) form.setFocus(field)
      },
    },
  }
}

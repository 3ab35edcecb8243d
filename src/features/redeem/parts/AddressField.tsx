import { useController, type Control } from 'react-hook-form'
import { redeem as words } from '#src/strings/redeem.ts'
import { Field } from '#src/ui/Field.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import type { RedeemValues } from './redeem-values.ts'

export function AddressField({ control }: { control: Control<RedeemValues> }) {
  const { field, fieldState } = useController({ control, name: 'address' })
  return (
    <Field label={words.address} hint={words.addressHint} error={fieldState.error?.message}>
      <TextArea {...field} autoComplete="street-address" />
    </Field>
  )
}

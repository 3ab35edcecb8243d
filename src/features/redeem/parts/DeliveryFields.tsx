import type { Control } from 'react-hook-form'
import { PhoneField } from '#src/forms/PhoneField.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { redeem as words } from '#src/strings/redeem.ts'
import { AddressField } from './AddressField.tsx'
import styles from './DeliveryFields.module.css'
import type { RedeemValues } from './redeem-values.ts'

/** Where a thing is sent. */
export function DeliveryFields({ control }: { control: Control<RedeemValues> }) {
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{words.delivery}</legend>
      <TextField control={control} name="name" label={words.name} autoComplete="name" />
      <PhoneField control={control} name="mobile" label={words.mobile} />
      <AddressField control={control} />
    </fieldset>
  )
}

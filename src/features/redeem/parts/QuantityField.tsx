import { useController, type Control } from 'react-hook-form'
import { QUANTITY_MAX } from '#contracts/redemption.ts'
import { formatCount } from '#rules/baht.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Minus, Plus } from '#src/ui/icons.ts'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import styles from './RedeemForm.module.css'
import { quantityOf, type RedeemValues } from './redeem-values.ts'

interface QuantityFieldProps {
  control: Control<RedeemValues>
  /** Most pieces now; undefined while it is not known. */
  most: number | undefined
}

/** How many; the number itself can be typed. */
export function QuantityField({ control, most }: QuantityFieldProps) {
  const { field, fieldState } = useController({ control, name: 'quantity' })
  const now = quantityOf(field.value) ?? 0
  const highest = Math.min(most ?? QUANTITY_MAX, QUANTITY_MAX)
  const step = (to: number) => field.onChange(String(Math.max(1, to)))
  return (
    <Field
      label={words.quantity}
      note={most === undefined ? undefined : words.most(formatCount(most))}
      error={fieldState.error?.message}
    >
      <div className={styles.step}>
        <IconButton label={words.less} disabled={now <= 1} onClick={() => step(now - 1)}>
          <Minus />
        </IconButton>
        <TextInput
          {...field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          className={styles.input}
          onChange={(event) => field.onChange(event.target.value.replace(/\D/g, ''))}
        />
        <IconButton label={words.more} disabled={now >= highest} onClick={() => step(now + 1)}>
          <Plus />
        </IconButton>
      </div>
    </Field>
  )
}

import { type Control, useController } from 'react-hook-form'
import type { Wallet } from '#contracts/member.ts'
import type { RedemptionItem } from '#contracts/redemption.ts'
import { Form } from '#src/forms/Form.tsx'
import { PhoneField } from '#src/forms/otp/PhoneField.tsx'
import { SelectField } from '#src/forms/SelectField.tsx'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { TextField } from '#src/forms/TextField.tsx'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { Wallet as WalletIcon } from '#src/ui/icons.ts'
import { TextArea } from '#src/ui/field/TextArea.tsx'
import { CalcBox } from './CalcBox.tsx'
import { QuantityField } from './QuantityField.tsx'
import styles from './RedeemForm.module.css'
import { isSent, type RedeemValues } from './redeem-values.ts'
import type { useRedeem } from './use-redeem.ts'

interface RedeemFormProps {
  item: RedemptionItem
  /** Those that take the credit, the main one first; empty for other rewards. */
  wallets: readonly Wallet[]
  redeem: ReturnType<typeof useRedeem>
}

const finalNotes = {
  credit: words.finalNote.credit,
  wheel_spins: words.finalNote.spins,
  points: words.finalNote.points,
} as const

const noteOf = ({ reward: { kind } }: RedemptionItem) =>
  kind in finalNotes ? finalNotes[kind as keyof typeof finalNotes] : words.finalNote.item

export function RedeemForm({ item, wallets, redeem }: RedeemFormProps) {
  const { form, quantity, calc, submission } = redeem
  const control = form.control
  const pieces = quantity ?? 1
  return (
    <Form submission={submission} label={words.redeemNamed(item.name)}>
      <QuantityField control={control} most={calc.data?.max_quantity} />
      {wallets.length > 0 && (
        <div apply="mt-8">
          <SelectField
            control={control}
            name="wallet"
            label={words.wallet}
            placeholder={words.walletChoice}
            icon={<WalletIcon size={20} />}
            options={wallets.map((wallet) => ({
              value: wallet.id,
              label: words.walletWith(wallet.wallet_name, formatBaht(wallet.balance)),
            }))}
          />
        </div>
      )}
      <CalcBox item={item} quantity={pieces} calc={calc} />
      {isSent(item) && <DeliveryFields control={control} />}
      <p className={styles.note}>{noteOf(item)}</p>
      <Button
        type="submit"
        tone="cta"
        size="lg"
        block
        busy={submission.busy}
        disabled={quantity === null || calc.data?.can_redeem !== true}
      >
        {words.confirm(formatCount(item.points * pieces))}
      </Button>
    </Form>
  )
}

/** Where a thing is sent. */
function DeliveryFields({ control }: { control: Control<RedeemValues> }) {
  return (
    <fieldset className={styles.fields}>
      <legend apply="unpadded mb-8 semi">{words.delivery}</legend>
      <TextField control={control} name="name" label={words.name} autoComplete="name" />
      <PhoneField control={control} name="mobile" label={words.mobile} />
      <AddressField control={control} />
    </fieldset>
  )
}

function AddressField({ control }: { control: Control<RedeemValues> }) {
  const { field, fieldState } = useController({ control, name: 'address' })
  return (
    <Field label={words.address} hint={words.addressHint} error={fieldState.error?.message}>
      <TextArea {...field} autoComplete="street-address" />
    </Field>
  )
}

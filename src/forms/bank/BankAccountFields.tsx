import { type Control, useWatch } from 'react-hook-form'
import { limits } from '#contracts/auth.ts'
import { bankById } from '#contracts/banks.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { BankBadge } from '#src/ui/display/BankBadge.tsx'
import { accountHint } from './account-hint.ts'
import { AccountField } from './AccountField.tsx'
import { PickerField } from './PickerField.tsx'
import type { BankAccountValues } from '../rules.ts'
import { TextField } from '../TextField.tsx'

interface BankAccountFieldsProps<Values extends BankAccountValues> {
  control: Control<Values>
  /** Opens the list of banks, which stands outside the form: Enter in its search must not send it. */
  onPickBank: () => void
}

/** Bank, owner and number of an account that money is paid to (REG-2). */
export function BankAccountFields<Values extends BankAccountValues>(props: BankAccountFieldsProps<Values>) {
  // A form with these values and more is a form with these values; the types of the form library do not see it.
  const control = props.control as unknown as Control<BankAccountValues>
  const [bankId, accountNo] = useWatch({ control, name: ['bank_id', 'bank_account_no'] })
  const bank = bankById(Number(bankId))
  return (
    <>
      <PickerField
        control={control}
        name="bank_id"
        label={auth.bank}
        placeholder={auth.bankChoose}
        shown={bank && bankName(bank.id)}
        icon={bank && <BankBadge image={bank.image} size={36} />}
        onOpen={props.onPickBank}
      />
      <TextField control={control} name="bank_account_name" label={auth.fullName} autoComplete="name" />
      <AccountField
        control={control}
        name="bank_account_no"
        label={auth.accountNo}
        mask={bank?.mask}
        hint={
          accountHint(bank, accountNo) ?? auth.accountNoHint(limits.bankAccountMin, limits.bankAccountMax)
        }
      />
    </>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { updateSubBankAccount } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { written } from '#src/data/affected.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { BankAccountFields } from '#src/forms/bank/BankAccountFields.tsx'
import { BankSheet } from '#src/forms/bank/BankSheet.tsx'
import { Form } from '#src/forms/Form.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { bankAccount, currentPassword } from '#src/forms/rules.ts'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { digitsOf } from '#src/lib/text.ts'
import { profile as words } from '#src/strings/profile.ts'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'

interface AccountDialogProps {
  control: DialogControl<'saved' | 'closed'>
  owner: string | null
}

/** A bank account in the member's own name, with the password asked for again. */
export function AccountDialog({ control, owner }: AccountDialogProps) {
  const { form, submission, pause } = useAccount(owner, () => control.close('saved'))
  const [picking, setPicking] = useState(false)
  const handlePick = (id: number) => {
    form.setValue('bank_id', String(id), { shouldValidate: true })
    setPicking(false)
  }
  const title = owner === null ? words.addFirst : words.addSecond
  return (
    <Dialog
      title={title}
      width="register"
      open={control.open}
      onClose={() => control.close('closed')}
      onClosed={control.closed}
      persistent
    >
      <Note tone="info">{owner === null ? words.firstRule : words.secondRule}</Note>
      <Form submission={submission} label={title} apply="column gap-16 mt-16">
        <BankAccountFields control={form.control} onPickBank={() => setPicking(true)} />
        <PasswordField
          control={form.control}
          name="password"
          label={words.yourPassword}
          hint={words.passwordWhy}
          autoComplete="current-password"
        />
        <SubmitButton busy={submission.busy} pause={pause}>
          {words.saveAccount}
        </SubmitButton>
      </Form>
      <BankSheet
        open={picking}
        chosen={Number(form.getValues('bank_id'))}
        onPick={handlePick}
        onClose={() => setPicking(false)}
      />
    </Dialog>
  )
}

const schema = z.object({ ...bankAccount(), password: currentPassword() })

function useAccount(owner: string | null, onSaved: () => void) {
  const queryClient = useQueryClient()
  const pause = usePause()
  const [form, forget] = useKeptForm('profile.bank', {
    resolver: zodResolver(schema),
    defaultValues: {
      bank_id: '',
      bank_account_name: owner ?? '',
      bank_account_no: '',
      password: '',
    },
  })

  const submission = useSubmit({
    form,
    send: async (values) => {
      const { data } = await call(updateSubBankAccount, {
        bank_id: Number(values.bank_id),
        bank_account_name: values.bank_account_name.trim(),
        bank_account_no: digitsOf(values.bank_account_no),
        password: values.password,
      })
      return data
    },
    async onDone({ status }) {
      forget()
      await written(queryClient, updateSubBankAccount.name)
      toast('won', status === 'pending' ? words.accountSent : words.accountSaved)
      onSaved()
    },
    onFailure(error) {
      const wait = askedToWait(error)
      if (wait) pause.start(wait)
      return errorText(error)
    },
  })
  return { form, submission, pause }
}

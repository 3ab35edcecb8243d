import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { updateSubBankAccount } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { written } from '#src/data/affected.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { bankAccount, currentPassword } from '#src/forms/rules.ts'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { errorText } from '#src/api/error-text.ts'
import { digitsOf } from '#src/lib/text.ts'
import { profile as words } from '#src/strings/profile.ts'

const schema = z.object({ ...bankAccount(), password: currentPassword() })

export function useAccount(owner: string | null, onSaved: () => void) {
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

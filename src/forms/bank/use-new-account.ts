/** Giving a bank account: the first of a member, which gives their name, or another in that name. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { updateSubBankAccount } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { written } from '#src/data/affected.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { digitsOf } from '#src/lib/text.ts'
import { profile as words } from '#src/strings/profile.ts'
import { bankAccount, currentPassword } from '../rules.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { askedToWait, usePause } from '../use-pause.ts'
import { useSubmit } from '../use-submit.ts'

interface NewAccountOptions {
  /** The member's name, which the account must be in; null for the first account. */
  owner: string | null
  /** False: who has just signed in is not asked again; the platform asks where that was too long ago (decision 038). */
  byPassword: boolean
  onSaved: () => void
}

const fields = bankAccount()
const withPassword = z.object({ ...fields, password: currentPassword() })
const withoutPassword = z.object({ ...fields, password: z.string() })

export function useNewAccount({ owner, byPassword, onSaved }: NewAccountOptions) {
  const queryClient = useQueryClient()
  const pause = usePause()
  const [form, forget] = useKeptForm('profile.bank', {
    resolver: zodResolver(byPassword ? withPassword : withoutPassword),
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
        ...(byPassword && { password: values.password }),
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
      // Its answer may have been lost on the way: what is on file is looked at again.
      void written(queryClient, updateSubBankAccount.name)
      return errorText(error)
    },
  })
  return { form, submission, pause }
}

/** Moving money exactly once (WALLET-1). */
import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import type { Wallet } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { transferBetweenWallets } from '#contracts/statement.ts'
import { typedBaht } from '#rules/typed-baht.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { formatBaht } from '#rules/baht.ts'
import { transfer as words } from '#src/strings/money/transfer.ts'
import { sources, targets, transferSchema } from './transfer-values.ts'

/** The fields of the request, as the form calls them. */
const fieldNames = { from_wallet_id: 'from', to_wallet_id: 'to' } as const

const only = (list: readonly Wallet[]) => (list.length === 1 ? list[0]!.id : '')

export function useTransfer(wallets: readonly Wallet[], onDone: () => void) {
  const from = only(sources(wallets))
  const [form, forget] = useKeptForm('wallet-transfer', {
    resolver: zodResolver(transferSchema(wallets)),
    defaultValues: { from, to: from === '' ? '' : only(targets(wallets, from)), amount: '' },
  })
  const chosen = useWatch({ control: form.control })

  const tell = (error: unknown): string | void => {
    if (error === null) return
    if (error instanceof ApiError && error.kind === 'refused') return errorText(error)
    toast('lost', errorText(error))
  }
  const { phase, write, checkAgain } = useMoneyAct(transferBetweenWallets, 'wallet-transfer', {
    onDone: () => {
      const { to, amount } = form.getValues()
      const name = wallets.find((wallet) => wallet.id === to)?.wallet_name
      const sum = typedBaht(amount)
      forget()
      toast('won', name && sum ? words.done(formatBaht(sum), name) : words.doneUnknownAmount)
      onDone()
    },
    onNothingDone: (error) => {
      const sentence = tell(error)
      if (sentence) toast('lost', sentence)
    },
  })
  const submission = useSubmit({
    form,
    send: ({ from: from_wallet_id, to: to_wallet_id, amount }) =>
      write({ from_wallet_id, to_wallet_id, amount: typedBaht(amount) ?? satang(0) }),
    onDone: () => {},
    onFailure: tell,
    fieldNames,
  })
  return { form, chosen, phase, checkAgain, submission }
}

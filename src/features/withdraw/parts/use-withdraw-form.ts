/** The request: values, checks, and sending exactly once. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { satang } from '#contracts/money.ts'
import type { DataOf } from '#contracts/kit.ts'
import { createWithdrawal, type getWithdrawOptions, type Withdrawal } from '#contracts/withdraw.ts'
import type { WithdrawLimits } from '#rules/money/withdrawal.ts'
import { asTyped, typedBaht } from '#rules/typed-baht.ts'
import { errorText } from '#src/api/error-text.ts'
import { withdrawalMade } from '#src/data/money/withdraw.ts'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { reviewed } from '../review-dialog.ts'
import { amountFault, quickAmounts } from './amount-rules.ts'

export type Options = DataOf<typeof getWithdrawOptions>

/** The wallet asked for when it gives something, otherwise the first that does. */
function walletToUse(options: Options, wish: string) {
  const giving = options.wallets.filter((wallet) => wallet.withdrawable > 0)
  return giving.find((wallet) => wallet.wallet_id === wish) ?? giving[0] ?? null
}

const accountToUse = (options: Options, wish: string) =>
  options.bank_accounts.find((account) => account.id === wish) ?? options.bank_accounts[0] ?? null

export function useWithdrawForm(options: Options, onAsked: (withdrawal: Withdrawal) => void) {
  const client = useQueryClient()
  const [form, forget] = useKeptForm('withdraw', { defaultValues: { amount: '', wallet: '', account: '' } })
  const [typed, walletWish, accountWish] = useWatch({
    control: form.control,
    name: ['amount', 'wallet', 'account'],
  })
  const [notice, setNotice] = useState<string | null>(null)
  const wallet = walletToUse(options, walletWish)
  const account = accountToUse(options, accountWish)
  const limits: WithdrawLimits = {
    min: options.min_amount,
    max: options.max_amount,
    wallet: wallet?.withdrawable ?? 0,
  }
  const all = quickAmounts(limits).all
  /** Nothing typed is all that can be taken; the review says the sum before anything is sent. */
  const takesAll = typed === '' && all > 0 && all >= limits.min
  const amount = takesAll ? all : (typedBaht(typed) ?? 0)

  const operation = useMoneyAct(createWithdrawal, 'withdraw', {
    onDone: ({ data }) => {
      forget()
      withdrawalMade(client, data)
      onAsked(data)
    },
    onNothingDone: (error) => setNotice(error === null ? withdraw.notArrived : errorText(error)),
  })

  const submission = useSubmit({
    form,
    send: async (values) => {
      setNotice(null)
      const text = takesAll ? asTyped(all) : values.amount
      const fault = amountFault(text, limits)
      if (fault) return form.setError('amount', { message: fault }, { shouldFocus: true })
      const forfeit = wallet!.forfeit ?? satang(0)
      const wish = typedBaht(text)!
      const { fee, withdrawable, pace } = options
      const left = satang(Math.max(0, withdrawable - wish))
      const isRight = await reviewed({
        amount: wish,
        fee,
        left,
        wallet: wallet!,
        account: account!,
        forfeit,
        pace,
      })
      if (!isRight) return
      await operation.write({
        wallet_id: wallet!.wallet_id,
        bank_account_id: account!.id,
        amount: wish,
        ...(forfeit > 0 && { expected_forfeit: forfeit }),
      })
    },
    onDone: () => {},
    onFailure: async (error) => {
      // What was refused may rest on figures that are old by now.
      await operation.refreshed()
      return errorText(error)
    },
  })

  return {
    form,
    amount,
    takesAll,
    limits,
    wallet,
    account,
    chooseWallet: (id: string) => form.setValue('wallet', id),
    chooseAccount: (id: string) => form.setValue('account', id),
    notice,
    submission,
    operation,
  }
}

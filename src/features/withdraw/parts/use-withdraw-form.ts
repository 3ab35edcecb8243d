/** The request: values, checks, and sending exactly once. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { satang } from '#contracts/money.ts'
import { createWithdrawal, type Withdrawal } from '#contracts/withdraw.ts'
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
import {
  mostOf,
  type Options,
  type Share,
  shares,
  totalOf,
  walletToUse,
  withoutLoss,
} from './wallet-parts.ts'

const accountToUse = (options: Options, wish: string) =>
  options.bank_accounts.find((account) => account.id === wish) ?? options.bank_accounts[0] ?? null

const expected = ({ wallet, forfeit }: Share) => ({
  wallet_id: wallet.wallet_id,
  ...(forfeit > 0 && { expected_forfeit: forfeit }),
})

/** What is sent: the first wallet, and what further ones give of the amount. */
function asked(parts: readonly Share[], bank_account_id: string) {
  const [first, ...rest] = parts
  const others = rest.map((part) => ({ ...expected(part), amount: part.amount }))
  return {
    ...expected(first!),
    bank_account_id,
    amount: totalOf(parts),
    ...(others.length > 0 && { others }),
  }
}

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
    wallet: wallet ? mostOf(options, wallet.wallet_id) : 0,
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
      const fault = amountFault(text, limits, limits.wallet > wallet!.withdrawable)
      if (fault) return form.setError('amount', { message: fault }, { shouldFocus: true })
      const parts = shares(options, wallet!.wallet_id, typedBaht(text)!)
      const amount = totalOf(parts)
      const keeping = withoutLoss(options, wallet!.wallet_id, amount, limits.min)
      const { fee, withdrawable, pace } = options
      const answer = await reviewed({
        amount,
        fee,
        left: satang(Math.max(0, withdrawable - amount)),
        parts,
        whole: amount === withdrawable,
        kept: keeping && totalOf(keeping),
        account: account!,
        pace,
      })
      if (answer === 'no') return
      await operation.write(asked(answer === 'kept' ? keeping! : parts, account!.id))
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
    further: wallet ? Math.max(0, shares(options, wallet.wallet_id, amount).length - 1) : 0,
    account,
    chooseWallet: (id: string) => form.setValue('wallet', id),
    chooseAccount: (id: string) => form.setValue('account', id),
    notice,
    submission,
    operation,
  }
}

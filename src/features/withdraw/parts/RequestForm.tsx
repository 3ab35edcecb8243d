import type { Withdrawal } from '#contracts/withdraw.ts'
import { asTyped } from '#rules/typed-baht.ts'
import type { WithdrawLimits } from '#rules/withdrawal.ts'
import { AmountField } from '#src/forms/asked/AmountField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { formatAmount, formatBaht } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { AccountCard } from './AccountCard.tsx'
import { quickAmounts } from './amount-rules.ts'
import styles from './RequestForm.module.css'
import { type Options, useWithdrawForm } from './use-withdraw-form.ts'
import { WalletShares } from './WalletShares.tsx'

interface RequestFormProps {
  options: Options
  onAsked: (withdrawal: Withdrawal) => void
}

/** Wallet, amount, account, what comes of it, and the one button. */
export function RequestForm({ options, onAsked }: RequestFormProps) {
  const request = useWithdrawForm(options, onAsked)
  const { form, amount, limits, wallet, account, submission, operation } = request
  if (operation.phase !== 'ready')
    return <MoneyWriteOutcome phase={operation.phase} onCheckAgain={operation.checkAgain} />
  const setAmount = (satang: number) => {
    form.setValue('amount', asTyped(satang))
    form.clearErrors('amount')
  }
  const range = withdraw.range(
    formatAmount(options.min_amount, { whole: true }),
    formatAmount(options.max_amount, { whole: true }),
  )
  return (
    <Form submission={submission} label={withdraw.formLabel} className={styles.form}>
      {request.notice && (
        <Note tone="warn" live>
          {request.notice}
        </Note>
      )}
      <WalletShares
        wallets={options.wallets}
        locked={options.locked}
        chosen={wallet?.wallet_id ?? null}
        onChoose={request.chooseWallet}
      />
      <div apply="grid gap-12 mt-16">
        <AmountField
          control={form.control}
          name="amount"
          label={withdraw.amount}
          note={range}
          enterKeyHint="done"
        />
        <QuickAmounts limits={limits} amount={amount} onChoose={setAmount} />
      </div>
      <section className={styles.account}>
        <h2 apply="py-4 lead">{withdraw.account}</h2>
        {options.bank_accounts.map((one) => (
          <AccountCard
            key={one.id}
            account={one}
            registered={options.bank_accounts.length === 1}
            {...(options.bank_accounts.length > 1 && {
              choice: { checked: one.id === account?.id, onChoose: () => request.chooseAccount(one.id) },
            })}
          />
        ))}
        <KeyValues
          items={[
            { label: withdraw.fee, value: <Money satang={options.fee} /> },
            { label: withdraw.net, value: <Money satang={Math.max(0, amount - options.fee)} /> },
            { label: withdraw.left, value: <Money satang={Math.max(0, options.withdrawable - amount)} /> },
          ]}
        />
      </section>
      <div apply="mt-16">
        <Button type="submit" tone="cta" size="lg" block busy={submission.busy}>
          {withdraw.submit}
          {amount > 0 && ` ${formatBaht(amount)}`}
        </Button>
        <p apply="mt-8 small muted text-centre">{withdraw.final}</p>
      </div>
    </Form>
  )
}

interface QuickAmountsProps {
  limits: WithdrawLimits
  amount: number
  onChoose: (satang: number) => void
}

function QuickAmounts({ limits, amount, onChoose }: QuickAmountsProps) {
  const { amounts, all } = quickAmounts(limits)
  const button = (value: number, words: string) => (
    <button
      key={words}
      type="button"
      aria-pressed={value === amount}
      className={cx(styles.quickAmountsAmount, value === amount && styles.on)}
      onClick={() => onChoose(value)}
    >
      {words}
    </button>
  )
  return (
    <div role="group" aria-label={withdraw.quick} apply="grid beside gap-8 even-columns">
      {amounts.map((value) => button(value, formatAmount(value, { whole: true })))}
      {button(all, withdraw.all)}
    </div>
  )
}

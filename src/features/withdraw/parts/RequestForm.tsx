import type { ReactNode } from 'react'
import type { Withdrawal } from '#contracts/withdraw.ts'
import { asTyped } from '#rules/typed-baht.ts'
import { AmountField } from '#src/forms/asked/AmountField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { formatAmount, formatBaht, formatCount } from '#rules/baht.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { ChevronDown, Clock } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { AccountCard } from './AccountCard.tsx'
import { QuickAmounts } from './QuickAmounts.tsx'
import styles from './RequestForm.module.css'
import { UnknownView } from './UnknownView.tsx'
import { useWithdrawForm } from './use-withdraw-form.ts'
import type { Options } from './wallet-parts.ts'
import { WalletShares } from './WalletShares.tsx'

interface RequestFormProps {
  options: Options
  /** What stands above the form, not above an unknown outcome: its figures may be old by then. */
  head: ReactNode
  /** Below the form, likewise. */
  foot: ReactNode
  onAsked: (withdrawal: Withdrawal) => void
}

/** Account, amount, wallet, and the one button, always in view. */
export function RequestForm({ options, head, foot, onAsked }: RequestFormProps) {
  const request = useWithdrawForm(options, onAsked)
  const { form, amount, takesAll, limits, wallet, account, submission, operation } = request
  if (operation.phase !== 'ready')
    return <UnknownView phase={operation.phase} sent={operation.sent} onCheckAgain={operation.checkAgain} />
  const setAmount = (satang: number) => {
    form.setValue('amount', asTyped(satang))
    form.clearErrors('amount')
  }
  const range = withdraw.range(
    formatAmount(options.min_amount, { whole: true }),
    formatAmount(options.max_amount, { whole: true }),
  )
  return (
    <>
      {head}
      <Form submission={submission} label={withdraw.formLabel} className={styles.form}>
        {request.notice && (
          <Note tone="warn" live>
            {request.notice}
          </Note>
        )}
        <section apply="grid gap-4">
          <h2 apply="lead">{withdraw.account}</h2>
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
        </section>
        <div apply="grid gap-12 mt-8">
          <AmountField
            control={form.control}
            name="amount"
            label={withdraw.amount}
            note={range}
            large
            enterKeyHint="done"
          />
          <QuickAmounts limits={limits} amount={amount} onChoose={setAmount} />
        </div>
        <FromWallet
          options={options}
          wallet={wallet}
          further={request.further}
          onChoose={request.chooseWallet}
        />
        <ActionBar>
          <p className={styles.facts}>
            {options.pace && (
              <span className={styles.pace}>
                <Clock size={16} />
                {withdraw.pace(options.pace.average)}
              </span>
            )}
            <span className={styles.fee}>
              {withdraw.fee} <Money satang={options.fee} className={styles.sum} />
            </span>
          </p>
          <Button type="submit" tone="cta" size="lg" block busy={submission.busy}>
            {withdraw.submit}
            {takesAll && ` ${withdraw.all}`}
            {amount > 0 && ` ${formatBaht(amount)}`}
          </Button>
        </ActionBar>
      </Form>
      {foot}
    </>
  )
}

interface FromWalletProps {
  options: Options
  wallet: Options['wallets'][number] | null
  /** How many further wallets give the rest. */
  further: number
  onChoose: (walletId: string) => void
}

/** Which wallet it is taken from, folded; all of them with their shares are one press away. */
function FromWallet({ options, wallet, further, onChoose }: FromWalletProps) {
  return (
    <details className={styles.from}>
      <summary className={styles.summary}>
        <span apply="roomy">
          {withdraw.fromWallet} <b apply="semi">{wallet?.wallet_name}</b>{' '}
          {further > 0 && (
            <span apply="inline-row small muted">{withdraw.andOthers(formatCount(further))}</span>
          )}
        </span>
        <Money satang={wallet?.withdrawable ?? 0} />
        <ChevronDown size={18} />
      </summary>
      <WalletShares
        wallets={options.wallets}
        locked={options.locked}
        chosen={wallet?.wallet_id ?? null}
        onChoose={onChoose}
      />
    </details>
  )
}

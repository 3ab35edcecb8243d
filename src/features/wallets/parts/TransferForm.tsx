import type { Wallet } from '#contracts/member.ts'
import { toBaht } from '#contracts/money.ts'
import { AmountField } from '#src/forms/asked/AmountField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { SelectField } from '#src/forms/SelectField.tsx'
import { formatBaht } from '#rules/baht.ts'
import { transfer as words } from '#src/strings/money/transfer.ts'
import { wallets as walletWords } from '#src/strings/money/wallets.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { isBound, movable, sources, targets } from './transfer-values.ts'
import { useTransfer } from './use-transfer.ts'

interface TransferFormProps {
  wallets: readonly Wallet[]
  onDone: () => void
}

const games: Readonly<Record<string, string>> = walletWords.categories

const optionOf = (wallet: Wallet) => ({
  value: wallet.id,
  label: words.option(wallet.wallet_name, formatBaht(movable(wallet))),
})

/** WALLET-1: from, to, how much; what promotions bind is named as left out, not hidden silently. */
export function TransferForm({ wallets, onDone }: TransferFormProps) {
  const { form, chosen, phase, checkAgain, submission } = useTransfer(wallets, onDone)
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />

  const from = sources(wallets)
  const to = targets(wallets, chosen.from ?? '')
  if (from.length === 0 || to.length === 0)
    return <EmptyState level={3} title={words.none} text={words.noneText} />
  const source = from.find((wallet) => wallet.id === chosen.from)
  const target = to.find((wallet) => wallet.id === chosen.to)
  const only = target && games[target.category]
  const bound = wallets.filter(isBound).map((wallet) => wallet.wallet_name)
  return (
    <Form submission={submission} label={words.title} apply="grid gap-16">
      <SelectField
        control={form.control}
        name="from"
        label={words.from}
        placeholder={words.choose}
        options={from.map(optionOf)}
      />
      <SelectField
        control={form.control}
        name="to"
        label={words.to}
        placeholder={words.choose}
        options={to.map(optionOf)}
      />
      <AmountField
        control={form.control}
        name="amount"
        label={words.amount}
        note={source && words.has(formatBaht(movable(source)))}
        check={() => void form.trigger('amount')}
      />
      {source && (
        <Button
          size="sm"
          onClick={() => form.setValue('amount', toBaht(movable(source)), { shouldValidate: true })}
        >
          {words.all}
        </Button>
      )}
      {only && <Note>{words.categoryNote(target.wallet_name, only)}</Note>}
      {bound.length > 0 && <Note tone="info">{words.left(bound.join(' '))}</Note>}
      <Button type="submit" tone="cta" size="lg" block busy={submission.busy}>
        {words.confirm}
      </Button>
    </Form>
  )
}

import { useEffect } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Wallet } from '#contracts/member.ts'
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { type Promotion, PROMOTION_LOCK_SATANG } from '#contracts/promotion.ts'
import { walletTakes } from '#rules/promotion.ts'
import { AmountField } from '#src/forms/asked/AmountField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { formatAmount, formatBaht } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { RadioCard } from '#src/ui/choice/RadioCard.tsx'
import { BeforeConfirm } from './BeforeConfirm.tsx'
import { PreviewBox } from './PreviewBox.tsx'
import styles from './RedeemForm.module.css'
import type { useRedeem } from './use-redeem.ts'

interface RedeemFormProps {
  promotion: Promotion
  wallets: readonly Wallet[]
  redeem: ReturnType<typeof useRedeem>
  onDeposit: () => void
}

/** PROMO-1 to PROMO-4. */
export function RedeemForm({ promotion, wallets, redeem, onDeposit }: RedeemFormProps) {
  const { form, terms, wallet, preview, submission, ready } = redeem
  const offered = wallets.filter((one) => walletTakes(promotion, one))
  const open = offered.filter((one) => !isLocked(one))
  const only = open.length === 1 ? String(open[0]!.wallet_type_id) : ''
  // Where there is nothing to choose, nothing is asked.
  useEffect(() => {
    if (only !== '' && form.getValues('wallet') === '') form.setValue('wallet', only)
  }, [form, only])
  if (offered.length === 0) return <EmptyState level={3} title={words.noWallet} text={words.noWalletText} />
  const chosen = offered.find((one) => String(one.wallet_type_id) === wallet)
  const main = wallets.find((one) => one.wallet_type_id === MAIN_WALLET_TYPE)
  const source = chosen && chosen !== main ? words.fromMain : words.fromSame
  const free = terms.kind === 'free'
  return (
    <Form submission={submission} label={words.receiveNamed(promotion.promotion_name)}>
      <fieldset className={styles.wallets}>
        <legend>{words.chooseWallet}</legend>
        {offered.map((one) => (
          <WalletChoice key={one.id} wallet={one} selected={one === chosen} field={form.register('wallet')} />
        ))}
      </fieldset>
      {!free && (
        <div apply="mt-16">
          <AmountField
            control={form.control}
            name="amount"
            label={words.amount}
            note={
              terms.fixedTransfer
                ? words.fixedNote
                : words.least(formatAmount(terms.minTransfer, { whole: true }))
            }
            hint={main && source(formatBaht(main.balance))}
            locked={terms.fixedTransfer !== null}
          />
        </div>
      )}
      <PreviewBox preview={preview} free={free} />
      {preview.refusal !== null && !free && (
        <Button tone="text" block onClick={onDeposit}>
          {words.deposit}
        </Button>
      )}
      <BeforeConfirm promotion={promotion} terms={terms} wallet={chosen?.wallet_name} />
      <Button type="submit" tone="cta" size="lg" block busy={submission.busy} disabled={!ready}>
        {words.confirm}
      </Button>
    </Form>
  )
}

/** PROMO-2. */
const isLocked = (wallet: Wallet): boolean =>
  wallet.active_promotion_name !== '' && wallet.balance >= PROMOTION_LOCK_SATANG

function noteOf(wallet: Wallet): string {
  if (isLocked(wallet)) return words.locked
  return wallet.active_promotion_name === '' ? words.ready : words.below30
}

interface WalletChoiceProps {
  wallet: Wallet
  selected: boolean
  field: UseFormRegisterReturn
}

/** A wallet of: what it holds, and why it cannot be chosen. */
function WalletChoice({ wallet, selected, field }: WalletChoiceProps) {
  const locked = isLocked(wallet)
  return (
    <RadioCard
      {...field}
      value={wallet.wallet_type_id}
      disabled={locked}
      selected={selected}
      className={cx(styles.wallet, locked && styles.locked)}
    >
      <span apply="grow shrink">
        <span className={styles.name}>{wallet.wallet_name}</span>
        <span className={styles.note}>{noteOf(wallet)}</span>
      </span>
      <Money satang={wallet.balance} className={styles.balance} />
    </RadioCard>
  )
}

import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Wallet } from '#contracts/member.ts'
import { PROMOTION_LOCK_SATANG } from '#contracts/promotion.ts'
import { cx } from '#src/lib/cx.ts'
import { promotions as words } from '#src/strings/promotions.ts'
import { Money } from '#src/ui/Money.tsx'
import { RadioCard } from '#src/ui/RadioCard.tsx'
import styles from './WalletChoice.module.css'

/** PROMO-2. */
export const isLocked = (wallet: Wallet): boolean =>
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
export function WalletChoice({ wallet, selected, field }: WalletChoiceProps) {
  const locked = isLocked(wallet)
  return (
    <RadioCard
      {...field}
      value={wallet.wallet_type_id}
      disabled={locked}
      selected={selected}
      className={cx(styles.wallet, locked && styles.locked)}
    >
      <span className={styles.words}>
        <span className={styles.name}>{wallet.wallet_name}</span>
        <span className={styles.note}>{noteOf(wallet)}</span>
      </span>
      <Money satang={wallet.balance} className={styles.balance} />
    </RadioCard>
  )
}

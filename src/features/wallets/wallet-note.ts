import type { Wallet } from '#contracts/member.ts'
import { wallets } from '#src/strings/money/wallets.ts'

const names: Readonly<Record<string, string>> = wallets.categories

/** What a wallet is for, in one line; a promotion that binds it comes first (WALLET-1). */
export function walletNote(wallet: Pick<Wallet, 'category' | 'active_promotion_name'>): string {
  if (wallet.active_promotion_name !== '') return wallets.withPromotion
  const name = names[wallet.category]
  return name ? wallets.only(name) : wallets.forAll
}

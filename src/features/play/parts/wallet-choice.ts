/** GAME-2: which wallets may be chosen for a game, and when none needs to be asked for. */
import { MAIN_WALLET_TYPE, type Wallet } from '#contracts/member.ts'

/** Wallets with money in them, and the main wallet whatever it holds. */
export const payableWallets = (wallets: readonly Wallet[]): readonly Wallet[] =>
  wallets.filter((wallet) => wallet.balance > 0 || wallet.wallet_type_id === MAIN_WALLET_TYPE)

/** The wallet to play from without asking: there is exactly one. */
export function onlyWallet(wallets: readonly Wallet[]): Wallet | null {
  const payable = payableWallets(wallets)
  return payable.length === 1 ? payable[0]! : null
}

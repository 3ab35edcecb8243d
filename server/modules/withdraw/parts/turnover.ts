/** The member's wallets with their balances, and what promotions still ask to be played with them. */
import { satang } from '#contracts/money.ts'
import type { Tx } from '../../../db/types.ts'
import { walletsOf } from '../../member/wallets.ts'
import { activePromotionsOf } from '../../promotion/active.ts'
import type { WalletMoney } from '#rules/money/withdrawal.ts'

export async function walletMoneyOf(tx: Tx, memberId: string): Promise<WalletMoney[]> {
  const promotions = await activePromotionsOf(tx, memberId)
  const wallets = await walletsOf(tx, memberId)
  return wallets.map((wallet) => {
    const bound = promotions.find((promotion) => promotion.wallet_id === wallet.id)
    return {
      id: wallet.id,
      name: wallet.wallet_name,
      balance: wallet.balance,
      bound: wallet.bound ?? satang(0),
      promotion: bound
        ? {
            name: bound.promotion_name,
            done: bound.turnover_done,
            target: bound.turnover_target,
            forfeit: bound.given_up ? satang(0) : bound.cancel_forfeit,
          }
        : null,
    }
  })
}

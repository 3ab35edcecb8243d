/** Wallets that a bill can be paid from. */
import type { Satang } from '#contracts/money.ts'
import type { Db } from '../../../db/types.ts'
import { walletFits } from '../../games/rules.ts'
import { walletsOf } from '../../member/wallets.ts'

interface PayingWallet {
  readonly wallet_id: string
  readonly wallet_name: string
  readonly balance: Satang
}

export async function payingWallets(db: Db, memberId: string): Promise<PayingWallet[]> {
  const all = await walletsOf(db, memberId)
  return all
    .filter(({ category }) => walletFits(category, 'lotto'))
    .map(({ id, wallet_name, balance }) => ({ wallet_id: id, wallet_name, balance }))
}

/** What a member can pay a bill with, and what they have in a round already. */
import { satang, type Satang } from '#contracts/money.ts'
import { idValue } from '../../../db/columns.ts'
import { statement } from '../../../db/statement.ts'
import type { Db } from '../../../db/types.ts'
import { walletFits } from '../../games/rules.ts'
import { walletsOf } from '../../member/wallets.ts'

const staking = statement<{ staked: number }>(
  'lotto.staked',
  `select coalesce(sum(total), 0)::double precision as staked from lotto_bills
  where member_id = $1 and round_id = $2 and state = 'pending'`,
)

/** What the member has staked in the round: the sum that its limit for one member is about (`bill_situation`). */
export async function stakedIn(db: Db, memberId: string, roundId: string): Promise<Satang> {
  const [row] = await staking(db, [idValue(memberId), idValue(roundId)])
  return satang(row!.staked)
}

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

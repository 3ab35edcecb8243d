/** Promotions under way, as the contract tells them. */
import { satang, type Satang } from '#contracts/money.ts'
import type { ActivePromotion } from '#contracts/promotion.ts'
import type { Db } from '../../db/types.ts'
import { balanceOf, walletAccount } from '../../ledger/accounts.ts'
import { atStake } from './at-stake.ts'
import { boundOf, boundSum, type BoundRow } from './bound.ts'
import { shareNow } from './end.ts'

/** `promotion_id` of a row: credit of a coupon or a reward has none of its own. */
export const idOf = (row: Pick<BoundRow, 'id' | 'promotionId' | 'couponUseId'>): string =>
  row.promotionId ?? (row.couponUseId === null ? `reward-${row.id}` : `coupon-${row.couponUseId}`)

/** Played enough, a promotion still goes on while bills are under way: as much as they are is left to come. */
function shownDone({ turnoverDone, turnoverTarget }: BoundRow, out: number): Satang {
  return turnoverDone < turnoverTarget ? turnoverDone : satang(Math.max(0, turnoverTarget - out))
}

/** One row for each wallet of the member that a promotion binds, in the order of the wallets. */
export async function activePromotionsOf(db: Db, memberId: string): Promise<ActivePromotion[]> {
  const list: ActivePromotion[] = []
  for (const { bound, walletName } of await boundOf(db, memberId)) {
    const { forfeit } = await shareNow(db, bound)
    const balance = await balanceOf(db, walletAccount(bound.walletId))
    const out = await atStake(db, bound)
    list.push({
      wallet_id: bound.walletId,
      wallet_name: walletName,
      promotion_id: idOf(bound),
      promotion_name: bound.name,
      categorys: bound.categorys,
      turnover_done: shownDone(bound, out),
      turnover_target: bound.turnoverTarget,
      started_at: bound.startedAt,
      ends_at: bound.endsAt,
      credit_amount: bound.credit,
      max_withdraw: bound.maxWithdraw,
      cancel_forfeit: forfeit,
      cancel_balance: satang(balance - forfeit),
      can_cancel: out === 0,
      bound: await boundSum(db, bound.walletId),
      given_up: bound.givenUpAt !== null,
    })
  }
  return list
}

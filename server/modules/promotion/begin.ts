/** Gives credit that asks for turnover, and binds the wallet to it. Promotions and coupons begin the same way. */
import type { Satang } from '#contracts/money.ts'
import { walletPromotions } from '../../db/schema/promotion.ts'
import type { Tx } from '../../db/types.ts'
import { balanceOf, house, walletAccount } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { boundIn, tellWallet } from './bound.ts'
import { closeBound } from './end.ts'

export interface Credit {
  readonly memberId: string
  readonly walletId: string
  readonly source: { readonly promotionId: string } | { readonly couponUseId: string }
  readonly orderId?: string
  readonly name: string
  readonly categorys: string
  readonly credit: Satang
  readonly turnover: Satang
  readonly returnCredit: Satang
  readonly maxWithdraw: Satang | null
  readonly targetBalance: Satang | null
  readonly endsAt: number | null
  /** Of the journal: once, ever. */
  readonly key: string
  readonly kind: 'promotion.bonus' | 'coupon.credit'
  readonly memo: string
  readonly now: number
}

/**
 * Posts the credit and answers its journal. A promotion that was in the wallet ends, its rest stays where it is: the
 * caller has checked that the rule of 30 baht allows it (PROMO-2). No turnover, no bond.
 */
export async function beginCredit(tx: Tx, credit: Credit): Promise<string> {
  const wallet = walletAccount(credit.walletId)
  const ownStart = await balanceOf(tx, wallet)
  const { journalId } = await postJournal(tx, {
    key: credit.key,
    kind: credit.kind,
    memo: credit.memo,
    at: credit.now,
    postings: [
      { account: house.promotions, amount: -credit.credit },
      { account: wallet, amount: credit.credit },
    ],
  })
  if (credit.turnover === 0) return journalId
  const before = await boundIn(tx, credit.walletId)
  if (before) await closeBound(tx, before, 'replaced', credit.now)
  const { memberId, walletId, orderId, name, categorys, maxWithdraw, targetBalance, returnCredit } = credit
  await tx.insert(walletPromotions).values({
    memberId,
    walletId,
    ...credit.source,
    orderId: orderId ?? null,
    name,
    categorys,
    ownStart,
    credit: credit.credit,
    turnoverTarget: credit.turnover,
    targetBalance,
    maxWithdraw,
    returnCredit,
    journalId,
    startedAt: credit.now,
    endsAt: credit.endsAt,
  })
  await tellWallet(tx, walletId)
  return journalId
}

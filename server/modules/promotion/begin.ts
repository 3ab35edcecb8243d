/** Gives credit, and binds it, with what the member moves in, to the turnover it asks for. Promotions, coupons and rewards begin the same way. */
import { satang, type Satang } from '#contracts/money.ts'
import { walletPromotions } from '../../db/schema/promotion.ts'
import type { Tx } from '../../db/types.ts'
import { walletAccount, type HouseAccount } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { boundIn, setBound, tellWallet } from './bound.ts'
import { closeBound } from './end.ts'

export type RewardJournal =
  'coupon.credit' | 'quest.credit' | 'checkin.credit' | 'redemption.credit' | 'wheel.credit'

/** Kinds of journals that give credit. */
interface Kind {
  readonly kind: 'promotion.bonus' | RewardJournal
}

export interface Credit extends Kind {
  readonly memberId: string
  readonly walletId: string
  readonly source:
    { readonly promotionId: string } | { readonly couponUseId: string } | { readonly rewardKey: string }
  readonly from: HouseAccount
  readonly orderId?: string
  readonly name: string
  readonly categorys: string
  /** What the member moves into it, in the wallet already; undefined: nothing. */
  readonly moved?: Satang
  readonly credit: Satang
  readonly turnover: Satang
  readonly returnCredit: Satang
  readonly maxWithdraw: Satang | null
  readonly targetBalance: Satang | null
  readonly endsAt: number | null
  /** Of the journal: once, ever. */
  readonly key: string
  readonly memo: string
  readonly now: number
}

/**
 * Posts the credit and answers its journal. A promotion that was in the wallet ends, its rest stays where it is: the
 * caller has checked that the rule of 30 baht allows it (PROMO-2). No turnover, no bond.
 */
export async function beginCredit(tx: Tx, credit: Credit): Promise<string> {
  const wallet = walletAccount(credit.walletId)
  const { journalId } = await postJournal(tx, {
    key: credit.key,
    kind: credit.kind,
    memo: credit.memo,
    at: credit.now,
    postings: [
      { account: credit.from, amount: -credit.credit },
      { account: wallet, amount: credit.credit },
    ],
  })
  if (credit.turnover === 0) return journalId
  const before = await boundIn(tx, credit.walletId)
  if (before) await closeBound(tx, before, 'replaced', credit.now)
  const moved = credit.moved ?? satang(0)
  const { memberId, walletId, orderId, name, categorys, maxWithdraw, targetBalance, returnCredit } = credit
  await tx.insert(walletPromotions).values({
    memberId,
    walletId,
    ...credit.source,
    orderId: orderId ?? null,
    name,
    categorys,
    moved,
    credit: credit.credit,
    turnoverTarget: credit.turnover,
    targetBalance,
    maxWithdraw,
    returnCredit,
    journalId,
    startedAt: credit.now,
    endsAt: credit.endsAt,
  })
  await setBound(tx, walletId, satang(moved + credit.credit))
  await tellWallet(tx, walletId)
  return journalId
}

/** Carries an offer out: the transfer, the credit, the bond, the receipt. */
import type { Satang } from '#contracts/money.ts'
import type { Tx } from '../../../db/types.ts'
import { day } from '../../../kit/clock.ts'
import { house, walletAccount } from '../../../ledger/accounts.ts'
import { postJournal } from '../../../ledger/post.ts'
import { beginCredit } from '../begin.ts'
import type { Offer } from './offer.ts'
import { noteReceipt } from '../read-promotions.ts'

interface Receiving {
  readonly memberId: string
  /** Names the intent, for ever: the operation, or the deposit's order. */
  readonly intent: string
  readonly orderId?: string
  readonly now: number
}

/** Within the transaction that holds the member's wallets since before the offer was judged. */
export async function receive(
  tx: Tx,
  { promotion, terms, main, wallet, quote }: Offer,
  { memberId, intent, orderId, now }: Receiving,
): Promise<void> {
  if (wallet.id !== main.id && quote.transfer > 0) {
    await move(tx, main.id, wallet.id, quote.transfer, { intent, promotionId: promotion.id, now })
  }
  await beginCredit(tx, {
    memberId,
    walletId: wallet.id,
    source: { promotionId: promotion.id },
    from: house.promotions,
    ...(orderId === undefined ? {} : { orderId }),
    name: promotion.name,
    categorys: promotion.categorys,
    moved: quote.transfer,
    credit: quote.credit,
    turnover: quote.turnover,
    returnCredit: quote.returnCredit,
    maxWithdraw: terms.maxWithdraw,
    targetBalance: terms.targetBalance,
    endsAt: terms.validDays === null ? null : now + terms.validDays * day,
    key: `promotion:bonus:${intent}`,
    kind: 'promotion.bonus',
    memo: promotion.id,
    now,
  })
  await noteReceipt(tx, promotion, memberId, now)
}

async function move(
  tx: Tx,
  from: string,
  to: string,
  amount: Satang,
  { intent, promotionId, now }: { intent: string; promotionId: string; now: number },
): Promise<void> {
  await postJournal(tx, {
    key: `promotion:transfer:${intent}`,
    kind: 'promotion.transfer',
    memo: promotionId,
    at: now,
    postings: [
      { account: walletAccount(from), amount: -amount },
      { account: walletAccount(to), amount },
    ],
  })
}

/** Puts a transfer into the wallet of its order: once for each transfer, whatever asks for it. */
import { and, count, eq } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { paymentEvents, paymentOrders } from '../../../db/schema/payment.ts'
import type { Tx } from '../../../db/types.ts'
import { balanceOf, house, walletAccount } from '../../../ledger/accounts.ts'
import { postJournal } from '../../../ledger/post.ts'
import { paymentMessages } from '../../../strings/payment.ts'
import { depositCredited } from '../../inbox/money-notices.ts'
import { notify } from '../../inbox/notify.ts'
import { releaseSpent } from '../../promotion/end.ts'
import { formatBaht } from '#rules/baht.ts'
import { givePromotion } from './give-promotion.ts'
import type { Order } from '../read-orders.ts'
import { bringsPromotion, type Reason } from '../rules.ts'

export interface Crediting {
  /** Locked. */
  readonly order: Order
  readonly event: { readonly id: string; readonly txnId: string; readonly amount: number }
  readonly reason: Reason | 'staff'
  readonly now: number
}

function sentence({ reason, event }: Crediting, times: number): string {
  const amount = formatBaht(event.amount)
  if (times > 1) return paymentMessages.creditedAgain(times, amount)
  if (reason === 'late') return paymentMessages.creditedLate(amount)
  if (reason === 'cancelled') return paymentMessages.creditedCancelled(amount)
  if (reason === 'staff') return paymentMessages.creditedByStaff(amount)
  return ''
}

/** How many transfers of this order are in the wallet already. */
async function creditedBefore(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ times: count() })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.orderId, orderId), eq(paymentEvents.outcome, 'credited')))
  return row!.times
}

/** The journal's key is the bank's number of the transfer: no transfer is credited twice, to anybody. */
export async function creditTransfer(tx: Tx, crediting: Crediting): Promise<void> {
  const { order, event, reason, now } = crediting
  const account = walletAccount(order.walletId)
  const { journalId, replayed } = await postJournal(tx, {
    key: `deposit:${event.txnId}`,
    kind: 'deposit',
    memo: order.ref,
    at: now,
    postings: [
      { account: house.deposits, amount: -event.amount },
      { account, amount: event.amount },
    ],
  })
  if (replayed) return
  // What is left of a promotion below 30 baht does not bind money that comes after it (PROMO-2).
  await releaseSpent(tx, order.walletId, now, event.amount)
  const times = (await creditedBefore(tx, order.id)) + 1
  await tx
    .update(paymentEvents)
    .set({ outcome: 'credited', reason, orderId: order.id, journalId })
    .where(eq(paymentEvents.id, event.id))
  const after = await balanceOf(tx, account)
  const notes = [sentence(crediting, times)]
  if (order.promotionId && times === 1) {
    const wanted = reason !== 'staff' && bringsPromotion(reason)
    notes.push(wanted ? await givePromotion(tx, order, now) : paymentMessages.promotionNotAsAgreed)
  }
  const message = notes.filter(Boolean).join(' ')
  await tx
    .update(paymentOrders)
    .set({
      state: 'credited',
      creditedAt: now,
      creditedAmount: satang((order.creditedAmount ?? 0) + event.amount),
      balanceBefore: order.balanceBefore ?? satang(after - event.amount),
      balanceAfter: after,
      message,
    })
    .where(eq(paymentOrders.id, order.id))
  await notify(tx, depositCredited(order, event, message, now))
}

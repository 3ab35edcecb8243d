/**
 * A bank told of a transfer. However often it is told, and by whom (its notice, a slip), it is taken once: the row of
 * its number is written first, and whoever finds it written already changes nothing.
 */
import { and, eq, gt } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { paymentEvents, paymentOrders, paymentReservations } from '../../../db/schema/payment.ts'
import type { Tx } from '../../../db/types.ts'
import type { BankTransfer } from '../../../kit/services/payments.ts'
import { paymentMessages } from '../../../strings/payment.ts'
import { depositHeld } from '../../inbox/money-notices.ts'
import { notify } from '../../inbox/notify.ts'
import { formatBaht } from '#rules/baht.ts'
import { protectionWords as limitWords } from '../../../strings/protection.ts'
import { passesLimit } from './deposit-limit.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { heldPause } from '../../pause/standing.ts'
import { pauseWords } from '../../../strings/member.ts'
import { creditTransfer } from './credit.ts'
import { sameHolder } from './names.ts'
import { sendBack } from './returns.ts'
import { lockOrder, ordersPaidTo, type Order } from '../read-orders.ts'
import { judge, stateAt, type Verdict } from '../rules.ts'

export type Taken = 'credited' | 'held' | 'unmatched' | 'known'

const isOwn = (order: Order, transfer: BankTransfer): boolean =>
  order.kind === 'truemoney'
    ? transfer.senderMobile === order.payFromMobile
    : sameHolder(transfer.senderName, order.payFrom.bank_account_name)

async function holderOfAmount(tx: Tx, { payee, amount }: BankTransfer, now: number): Promise<string | null> {
  const [row] = await tx
    .select({ orderId: paymentReservations.orderId })
    .from(paymentReservations)
    .where(
      and(
        eq(paymentReservations.payee, payee),
        eq(paymentReservations.payAmount, satang(amount)),
        gt(paymentReservations.until, now),
      ),
    )
  return row?.orderId ?? null
}

/**
 * The order a transfer belongs to. The exact amount from the own account decides; else who sent it, if that person has
 * one order only; else whose amount it is, so that somebody looks at it.
 */
async function orderFor(tx: Tx, transfer: BankTransfer, now: number): Promise<Order | null> {
  const byAmount = await holderOfAmount(tx, transfer, now)
  const holder = byAmount === null ? null : await lockOrder(tx, byAmount)
  if (holder && isOwn(holder, transfer)) return holder
  const own = (await ordersPaidTo(tx, transfer.payee, now)).filter((order) => isOwn(order, transfer))
  const senders = new Set(own.map((order) => order.memberId))
  if (senders.size === 1) return lockOrder(tx, own[0]!.id)
  return holder
}

function heldSentence(order: Order, verdict: Verdict, amount: number): string {
  const came = formatBaht(amount)
  if (verdict.reason === 'limit') return limitWords.held(came)
  if (order.state === 'credited') return paymentMessages.heldAfterCredit(came)
  if (verdict.reason === 'amount') return paymentMessages.heldAmount(came, formatBaht(order.payAmount))
  if (verdict.reason === 'paused') return pauseWords.depositHeld(came)
  if (verdict.reason === 'rejected') return paymentMessages.heldRejected(came)
  return paymentMessages.heldName(came)
}

/** Keeps it for people. Money that is in the wallet already stays told as such. */
async function hold(
  tx: Tx,
  order: Order,
  verdict: Verdict,
  transfer: BankTransfer,
  now: number,
): Promise<void> {
  const message = heldSentence(order, verdict, transfer.amount)
  await tx
    .update(paymentOrders)
    .set({ state: order.state === 'credited' ? 'credited' : 'checking', message })
    .where(eq(paymentOrders.id, order.id))
  await notify(tx, depositHeld(order, transfer, message, now))
}

export async function takeTransfer(tx: Tx, transfer: BankTransfer, now: number): Promise<Taken> {
  const [event] = await tx
    .insert(paymentEvents)
    .values({
      txnId: transfer.txnId,
      payee: transfer.payee,
      amount: satang(transfer.amount),
      paidAt: transfer.paidAt,
      receivedAt: now,
      senderName: transfer.senderName,
      senderAccount: transfer.senderAccount,
      senderMobile: transfer.senderMobile,
      outcome: 'unmatched',
    })
    .onConflictDoNothing({ target: paymentEvents.txnId })
    .returning()
  if (!event) return 'known'
  const order = await orderFor(tx, transfer, now)
  if (!order) return 'unmatched'
  // From here on no pause begins before this is decided.
  await lockMember(tx, order.memberId)
  const paused = (await heldPause(tx, order.memberId, now)) !== undefined
  const judged = judge(
    { ...order, state: stateAt(order, now) },
    { ...transfer, ownName: isOwn(order, transfer), paused },
  )
  const verdict: Verdict =
    judged.outcome === 'credited' && (await passesLimit(tx, order.memberId, transfer.amount, now))
      ? { outcome: 'held', reason: 'limit' }
      : judged
  if (verdict.outcome === 'credited') {
    await creditTransfer(tx, { order, event, reason: verdict.reason, now })
    return 'credited'
  }
  await tx
    .update(paymentEvents)
    .set({ outcome: 'held', reason: verdict.reason, orderId: order.id })
    .where(eq(paymentEvents.id, event.id))
  await hold(tx, order, verdict, transfer, now)
  await sendBack(tx, order, { ...event, reason: verdict.reason }, now)
  return 'held'
}

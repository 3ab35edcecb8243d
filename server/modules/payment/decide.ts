/** What people decide about a transfer that was held, or about a slip that no transfer was found for. */
import { and, eq } from 'drizzle-orm'
import { paymentEvents, paymentOrders } from '../../db/schema/payment.ts'
import type { Tx } from '../../db/types.ts'
import { paymentMessages } from '../../strings/payment.ts'
import { depositReturned, slipRefused } from '../inbox/money-notices.ts'
import { notify } from '../inbox/notify.ts'
import { formatBaht } from '#rules/baht.ts'
import { refuse } from '../../kit/errors.ts'
import { pauseWords } from '../../strings/member.ts'
import { heldPause } from '../pause/standing.ts'
import { creditTransfer } from './parts/credit.ts'
import { passesLimit } from './parts/deposit-limit.ts'
import { returnOf, takeByHand } from './parts/returns.ts'
import { lockOrder } from './read-orders.ts'

/** The event, if it is still to be decided; locked, so that two people do not decide it twice. */
export async function heldEvent(tx: Tx, eventId: string) {
  const [event] = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, eventId), eq(paymentEvents.outcome, 'held')))
    .for('update')
  return event ?? null
}

/**
 * Credits what came in; false when somebody has decided already, or the member's own limit does not leave room for it. Refused while
 * the member takes a break: it can only go back.
 */
export async function acceptTransfer(tx: Tx, eventId: string, now: number): Promise<boolean> {
  const event = await heldEvent(tx, eventId)
  const order = event?.orderId ? await lockOrder(tx, event.orderId) : null
  if (!event || !order) return false
  // What is on its way back is not credited as well.
  const back = await returnOf(tx, eventId)
  if (back?.state === 'sending' || back?.state === 'done') return false
  if (await heldPause(tx, order.memberId, now)) refuse(pauseWords.noDepositInPause)
  if (await passesLimit(tx, order.memberId, event.amount, now)) return false
  await takeByHand(tx, eventId, now)
  await creditTransfer(tx, { order, event, reason: 'staff', now })
  return true
}

/** By people: it was sent back to where it came from. False where somebody has decided already, or it goes back by itself. */
export async function returnTransfer(tx: Tx, eventId: string, now: number): Promise<boolean> {
  const event = await heldEvent(tx, eventId)
  if (!event?.orderId || !(await takeByHand(tx, eventId, now))) return false
  return endReturned(tx, event, paymentMessages.returnedToSender(formatBaht(event.amount)), now)
}

type HeldEvent = NonNullable<Awaited<ReturnType<typeof heldEvent>>>

/** It has gone back; an order that nothing else came in for is over. The event is locked. */
export async function endReturned(tx: Tx, event: HeldEvent, message: string, now: number): Promise<boolean> {
  const order = event.orderId ? await lockOrder(tx, event.orderId) : null
  if (!order) return false
  await tx.update(paymentEvents).set({ outcome: 'returned' }).where(eq(paymentEvents.id, event.id))
  await tx
    .update(paymentOrders)
    .set({ state: order.state === 'credited' ? 'credited' : 'rejected', message })
    .where(eq(paymentOrders.id, order.id))
  await notify(tx, depositReturned(order, event, message, now))
  return true
}

/** A slip for which the bank knows no transfer. */
export async function refuseSlip(tx: Tx, orderId: string, now: number): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'checking') return false
  await tx
    .update(paymentOrders)
    .set({ state: 'rejected', message: paymentMessages.slipRefused })
    .where(eq(paymentOrders.id, order.id))
  await notify(tx, slipRefused(order, paymentMessages.slipRefused, now))
  return true
}

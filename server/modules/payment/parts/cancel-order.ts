/** Closes an order that was not paid. Its amount stays reserved: money that comes anyway is still the member's. */
import { eq } from 'drizzle-orm'
import type { DepositOrder } from '#contracts/payment.ts'
import { paymentOrders } from '../../../db/schema/payment.ts'
import type { Tx } from '../../../db/types.ts'
import { notFound, refuse } from '../../../kit/errors.ts'
import { paymentMessages } from '../../../strings/payment.ts'
import { orderView } from './order-view.ts'
import { lockOrder } from '../read-orders.ts'
import { stateAt } from '../rules.ts'

export async function closeOrder(
  tx: Tx,
  { orderId, memberId, now }: { orderId: string; memberId: string; now: number },
): Promise<DepositOrder> {
  const order = await lockOrder(tx, orderId)
  if (order?.memberId !== memberId) return notFound(paymentMessages.notYours)
  const state = stateAt(order, now)
  if (state === 'credited') refuse(paymentMessages.cannotCancelPaid)
  if (state === 'checking') refuse(paymentMessages.cannotCancelChecking)
  // Over already: what the member wants is so.
  if (state !== 'waiting') return orderView(tx, order, now)
  const [closed] = await tx
    .update(paymentOrders)
    .set({ state: 'cancelled' })
    .where(eq(paymentOrders.id, order.id))
    .returning()
  return orderView(tx, closed!, now)
}

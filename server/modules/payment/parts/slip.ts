/** A slip for an order: stored once, and its transfer taken if the bank knows it. */
import { eq, inArray, or } from 'drizzle-orm'
import type { sendSlip } from '#contracts/payment.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { paymentEvents, paymentOrders, paymentSlips } from '../../../db/schema/payment.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { invalid, notFound, refuse } from '../../../kit/errors.ts'
import type { Ask, Context } from '../../../kit/endpoint/handler.ts'
import type { BankTransfer } from '../../../kit/services/payments.ts'
import { paymentMessages } from '../../../strings/payment.ts'
import { orderView } from './order-view.ts'
import { txnIdOf } from '../mini-qr.ts'
import { readSlip, type ReadSlip } from './read-slip.ts'
import { findOrder, lockOrder, type Order } from '../read-orders.ts'
import { HOLD_AFTER, stateAt } from '../rules.ts'
import { takeTransfer } from './take-transfer.ts'

type Slip = typeof sendSlip
type Input = RequestOf<Slip>

/** Checked, and looked up at the bank. */
interface CheckedSlip extends ReadSlip {
  readonly transfer: BankTransfer | null
}

/** The member's own order, or not found: somebody else's is not even there. */
function own(order: Order | null, memberId: string): Order {
  return order?.memberId === memberId ? order : notFound(paymentMessages.notYours)
}

/** A page counts by what it measured of our clock, and may be ahead of it by half of a slow round trip. */
const AHEAD = 2_000

function mayTake(order: Order, now: number): void {
  const state = stateAt(order, now)
  if (now < order.slipFrom - AHEAD)
    refuse(paymentMessages.slipTooEarly(Math.ceil((order.slipFrom - now) / 1000)))
  if (state === 'credited') refuse(paymentMessages.slipNotNeeded)
  if (state === 'rejected') refuse(paymentMessages.slipRejected)
  if (now > order.expiresAt + HOLD_AFTER) refuse(paymentMessages.slipTooLate)
}

/** Everything that may take its time, outside of the transaction. */
export async function checkSlip(input: Input, ask: Ask<Slip>, db: Db): Promise<CheckedSlip> {
  mayTake(own(await findOrder(db, input.order_id), ask.member.id), ask.now)
  const slip = await readSlip(input.image, input.mini_qr)
  const gateway = ask.deps.services.payments
  const transfer = slip.code && gateway ? await gateway.findTransfer(db, slip.code) : null
  return { ...slip, transfer }
}

/** The bank's number of the transfer: what two slips of one transfer have in common. */
const txnOf = ({ transfer, code }: CheckedSlip) => transfer?.txnId ?? (code ? txnIdOf(code) : null)

/** The picture or its transfer was handed in before; sent again for the same order it is no offence. */
async function isKnown(tx: Tx, slip: CheckedSlip, orderId: string): Promise<boolean> {
  const txnId = txnOf(slip)
  const same = inArray(paymentSlips.sha256, [slip.sha256, slip.sentSha256])
  const rows = await tx
    .select({ orderId: paymentSlips.orderId })
    .from(paymentSlips)
    .where(txnId === null ? same : or(same, eq(paymentSlips.txnId, txnId)))
  if (rows.some((row) => row.orderId !== orderId)) refuse(paymentMessages.slipUsed)
  return rows.length > 0
}

/**
 * The transfer on the slip against this order: true when nobody had a claim to it, so that people look at it. One that
 * belongs to another order is no proof for this one.
 */
async function claim(tx: Tx, order: Order, txnId: string): Promise<boolean> {
  const [event] = await tx.select().from(paymentEvents).where(eq(paymentEvents.txnId, txnId))
  if (event?.orderId === order.id) return false
  if (event?.outcome !== 'unmatched') return refuse(paymentMessages.slipUsed)
  await tx
    .update(paymentEvents)
    .set({ orderId: order.id, outcome: 'held', reason: 'slip' })
    .where(eq(paymentEvents.id, event.id))
  return true
}

export async function takeSlip(input: Input, ctx: Context<Slip>, slip: CheckedSlip) {
  const { tx, now, member } = ctx
  const order = own(await lockOrder(tx, input.order_id), member.id)
  mayTake(order, now)
  const { transfer } = slip
  if (transfer && transfer.payee !== order.payee) invalid({ image: paymentMessages.slipOtherPayee })
  if (!(await isKnown(tx, slip, order.id))) {
    const [row] = await tx
      .insert(paymentSlips)
      .values({
        orderId: order.id,
        memberId: member.id,
        sha256: slip.sha256,
        txnId: txnOf(slip),
        image: slip.image,
        sentAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: paymentSlips.id })
    if (!row) refuse(paymentMessages.slipUsed)
  }
  if (transfer) await takeTransfer(tx, transfer, now)
  const awaits = transfer === null || (await claim(tx, order, transfer.txnId))
  await tx
    .update(paymentOrders)
    .set({
      slipSentAt: now,
      ...(awaits ? { state: 'checking', message: paymentMessages.slipReceived } : {}),
    })
    .where(eq(paymentOrders.id, order.id))
  const after = await findOrder(tx, order.id)
  return orderView(tx, after!, now)
}

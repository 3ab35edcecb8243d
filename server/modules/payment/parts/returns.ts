/** The rows of what goes back by itself. Whoever looks at one holds its event's lock first. */
import { eq } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { paymentReturns } from '../../../db/schema/payment.ts'
import type { Tx } from '../../../db/types.ts'
import type { Order } from '../read-orders.ts'
import type { Reason } from '../rules.ts'

/** The money is the member's own, exact and in their name: nobody has to look at it before it goes back. */
const byItself: ReadonlySet<Reason> = new Set<Reason>(['limit', 'paused'])

/** Notes what is to go back to the account that the order was paid from. */
export async function sendBack(
  tx: Tx,
  order: Order,
  event: { readonly id: string; readonly amount: number; readonly reason: Reason },
  now: number,
): Promise<void> {
  const { bank_id, bank_account_name, bank_account_no } = order.payFrom
  if (!byItself.has(event.reason) || !bank_account_no) return
  await tx.insert(paymentReturns).values({
    eventId: event.id,
    ref: `R${event.id}`,
    bankId: bank_id,
    accountName: bank_account_name,
    accountNo: bank_account_no,
    amount: satang(event.amount),
    state: 'waiting',
    createdAt: now,
    lookAt: now,
  })
}

/** Locked; undefined of a transfer that people look at. */
export async function returnOf(tx: Tx, eventId: string) {
  const [row] = await tx
    .select()
    .from(paymentReturns)
    .where(eq(paymentReturns.eventId, eventId))
    .for('update')
  return row
}

/**
 * Whether people may send it back by hand: it is not on its way, and from then on will not be. False: the bank has it, or has paid it.
 */
export async function takeByHand(tx: Tx, eventId: string, now: number): Promise<boolean> {
  const row = await returnOf(tx, eventId)
  if (row?.state === 'sending' || row?.state === 'done') return false
  if (row)
    await tx
      .update(paymentReturns)
      .set({ state: 'by_hand', endedAt: now })
      .where(eq(paymentReturns.eventId, eventId))
  return true
}

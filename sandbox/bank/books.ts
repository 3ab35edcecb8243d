/** What the bank's page shows: orders, transfers, and what waits for people. */
import '../not-in-production.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { toBaht } from '#contracts/money.ts'
import { members } from '#server/db/schema/member.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payment.ts'
import { sandboxTransfers } from '#server/db/schema/sandbox.ts'
import type { Db } from '#server/db/types.ts'
import { stateAt } from '#server/modules/payment/rules.ts'

export interface BookOrder {
  readonly order_id: string
  readonly ref: string
  readonly username: string
  readonly kind: string
  readonly state: string
  readonly pay_amount: string
  readonly expires_at: number
  readonly message: string
  /** Sent, with or without a notice. */
  readonly transfers: readonly { readonly txn_id: string; readonly amount: string; readonly sender: string }[]
  /** Kept for people. */
  readonly held: readonly { readonly event_id: string; readonly amount: string; readonly reason: string }[]
}

/** Newest first; of one member only when a username is given. */
export async function booksOf(
  db: Db,
  { now, limit, username }: { now: number; limit: number; username?: string | undefined },
): Promise<BookOrder[]> {
  const rows = await db
    .select({ order: paymentOrders, username: members.username })
    .from(paymentOrders)
    .innerJoin(members, eq(members.id, paymentOrders.memberId))
    .where(username === undefined ? undefined : eq(members.username, username))
    .orderBy(desc(paymentOrders.id))
    .limit(limit)
  const ids = rows.map(({ order }) => order.id)
  if (ids.length === 0) return []
  const transfers = await db
    .select()
    .from(sandboxTransfers)
    .where(inArray(sandboxTransfers.orderId, ids))
    .orderBy(sandboxTransfers.paidAt)
  const held = await db
    .select()
    .from(paymentEvents)
    .where(and(inArray(paymentEvents.orderId, ids), eq(paymentEvents.outcome, 'held')))
  return rows.map(({ order, username: owner }) => ({
    order_id: order.id,
    ref: order.ref,
    username: owner,
    kind: order.kind,
    state: stateAt(order, now),
    pay_amount: toBaht(order.payAmount),
    expires_at: order.expiresAt,
    message: order.message,
    transfers: transfers
      .filter((row) => row.orderId === order.id)
      .map((row) => ({
        txn_id: row.txnId,
        amount: toBaht(row.amount),
        sender: row.senderMobile || row.senderName,
      })),
    held: held
      .filter((row) => row.orderId === order.id)
      .map((row) => ({ event_id: row.id, amount: toBaht(row.amount), reason: row.reason })),
  }))
}

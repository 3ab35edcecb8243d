/** An order as the contract shows it. */
import { inArray } from 'drizzle-orm'
import type { DepositOrder, DepositState } from '#contracts/payment.ts'
import { wallets } from '../../../db/schema/member.ts'
import type { AccountSnapshot, TrueMoneySnapshot } from '../../../db/schema/payment.ts'
import type { Tx } from '../../../db/types.ts'
import type { Order } from '../read-orders.ts'
import { stateAt } from '../rules.ts'

/** Where the money goes stands on the order while money is awaited: an old order must not be paid again. */
const awaited = new Set<DepositState>(['waiting', 'checking'])

function payeeOf(order: Order) {
  const account = order.payeeAccount
  if (!account || order.kind === 'qr') return {}
  return order.kind === 'bank'
    ? { pay_to_bank: { ...(account as AccountSnapshot), qr_image: '' } }
    : { pay_to_true_money: account as TrueMoneySnapshot }
}

function viewOf(order: Order, walletName: string, now: number): DepositOrder {
  const state = stateAt(order, now)
  const shown = awaited.has(state)
  return {
    order_id: order.id,
    ref: order.ref,
    channel_id: order.channelId,
    sub_channel_id: order.subChannelId,
    kind: order.kind,
    state,
    amount: order.amount,
    pay_amount: order.payAmount,
    created_at: order.createdAt,
    expires_at: order.expiresAt,
    qr_payload: shown ? order.qrPayload : '',
    qr_image: '',
    payable: order.payable,
    payee_name: order.payeeName,
    ...(shown ? payeeOf(order) : {}),
    pay_from: order.payFrom,
    pay_from_mobile: order.payFromMobile,
    promotion_id: order.promotionId ?? '',
    promotion_name: order.promotionName,
    slip_from: order.slipFrom,
    slip_sent_at: order.slipSentAt,
    credited_at: order.creditedAt,
    credited_amount: order.creditedAmount,
    wallet_id: order.walletId,
    wallet_name: walletName,
    balance_before: order.balanceBefore,
    balance_after: order.balanceAfter,
    message: order.message,
  }
}

export async function viewsOf(tx: Tx, orders: readonly Order[], now: number): Promise<DepositOrder[]> {
  if (orders.length === 0) return []
  const ids = [...new Set(orders.map((order) => order.walletId))]
  const rows = await tx
    .select({ id: wallets.id, name: wallets.name })
    .from(wallets)
    .where(inArray(wallets.id, ids))
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return orders.map((order) => viewOf(order, names.get(order.walletId) ?? '', now))
}

export async function orderView(tx: Tx, order: Order, now: number): Promise<DepositOrder> {
  const [view] = await viewsOf(tx, [order], now)
  return view!
}

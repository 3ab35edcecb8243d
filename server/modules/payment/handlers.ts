/** Deposits (PAY-1): channels, orders, slips. Money itself comes in by `take-transfer.ts`. */
import {
  cancelOrder,
  createTransferOrder,
  generateQr,
  getDepositOrders,
  getPaymentChannels,
  getPaymentInfo,
  getQrcodeInfo,
  inquireStatus,
  sendSlip,
} from '#contracts/payment.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { notFound } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { policies } from '../../kit/rate-limit.ts'
import { reply } from '../../kit/reply.ts'
import { paymentMessages } from '../../strings/payment.ts'
import { closeOrder } from './parts/cancel-order.ts'
import { channelInfo, channelView } from './parts/channels.ts'
import { openOrder } from './parts/open-order.ts'
import { orderView, viewsOf } from './parts/order-view.ts'
import * as orders from './read-orders.ts'
import { askAgainIn, stateAt } from './rules.ts'
import { checkSlip, takeSlip } from './parts/slip.ts'

const PAGE = 20
const MOST = 100

/** Base64 of the largest picture, and the rest of the body. */
const SLIP_BODY = 4_200_000

const openings = (member: { readonly id: string }) => [{ policy: policies.depositMember, subject: member.id }]

/** Somebody else's order is not even there. */
async function ownOrder(tx: Parameters<typeof orders.findOrder>[0], id: string, memberId: string) {
  const order = await orders.findOrder(tx, id)
  return order?.memberId === memberId ? order : notFound(paymentMessages.notYours)
}

export const paymentHandlers = collect(
  handle(getPaymentChannels, async (_, { tx, member, deps }) => {
    const rows = await orders.channelsOf(tx, member.agentCode)
    return rows.map((row) => channelView(row, deps.services.payments))
  }),

  handle(getPaymentInfo, async ({ channel_id }, { tx, member, deps, now }) => {
    const channel = await orders.findChannel(tx, member.agentCode, channel_id)
    return channelInfo(
      tx,
      member,
      channel ?? notFound(paymentMessages.unknownChannel),
      deps.services.payments,
      now,
    )
  }),

  handle(generateQr, {
    limits: (_, { member }) => openings(member),
    run: ({ channel_id, sub_channel_id, amount, promotion_id }, { tx, member, now, deps }) =>
      openOrder(tx, {
        member,
        kinds: ['qr'],
        channelId: channel_id,
        subChannelId: sub_channel_id,
        amount,
        promotionId: promotion_id,
        gateway: deps.services.payments,
        now,
      }),
  }),

  handle(createTransferOrder, {
    limits: (_, { member }) => openings(member),
    run: ({ channel_id, amount, promotion_id }, { tx, member, now, deps }) =>
      openOrder(tx, {
        member,
        kinds: ['bank', 'truemoney'],
        channelId: channel_id,
        amount,
        promotionId: promotion_id,
        gateway: deps.services.payments,
        now,
      }),
  }),

  handle(getQrcodeInfo, async ({ order_id }, { tx, member, now }) => {
    const order =
      order_id === undefined
        ? await orders.openOrderOf(tx, member.id, now)
        : await ownOrder(tx, order_id, member.id)
    return order && orderView(tx, order, now)
  }),

  handle(inquireStatus, async ({ order_id }, { tx, member, now }) => {
    const order = await ownOrder(tx, order_id, member.id)
    const wait = askAgainIn(order, now)
    return {
      order_id: order.id,
      state: stateAt(order, now),
      expires_at: order.expiresAt,
      credited_at: order.creditedAt,
      credited_amount: order.creditedAmount,
      balance_after: order.balanceAfter,
      message: order.message,
      ...(wait === null ? {} : { ask_again_in: wait }),
    }
  }),

  handle(cancelOrder, ({ order_id }, { tx, member, now }) =>
    closeOrder(tx, { orderId: order_id, memberId: member.id, now }),
  ),

  handle(sendSlip, {
    bodyLimit: SLIP_BODY,
    limits: (_, { member }) => [{ policy: policies.slipMember, subject: member.id }],
    prepare: checkSlip,
    run: takeSlip,
  }),

  handle(getDepositOrders, async ({ page = 1, limit = PAGE }, { tx, member, now }) => {
    const { rows, total } = await orders.ordersOf(
      tx,
      member.id,
      Math.max(page, 1),
      Math.min(Math.max(limit, 1), MOST),
    )
    return reply({ data: await viewsOf(tx, rows, now), extra: { total } })
  }),
)

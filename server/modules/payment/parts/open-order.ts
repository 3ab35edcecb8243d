/** Opens a deposit order: checks what the member may, finds whom to pay, and reserves an amount of its own. */
import { eq, sql } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import type { ChannelKind, DepositOrder } from '#contracts/payment.ts'
import { mostToAsk } from '#rules/protection/limits.ts'
import { dayOfNumber, thaiDayOf } from '#rules/thai-day.ts'
import { paymentOrders } from '../../../db/schema/payment.ts'
import type { Tx } from '../../../db/types.ts'
import { invalid, refuse } from '../../../kit/errors.ts'
import { reachedData } from '../../../kit/limit-reached.ts'
import type { SessionMember } from '../../../kit/identity/sessions.ts'
import type { PaymentGateway } from '../../../kit/services/payments.ts'
import { paymentMessages } from '../../../strings/payment.ts'
import { protectionWords as limitWords } from '../../../strings/protection.ts'
import { depositLeft } from '../../protection/read-limits.ts'
import { formatAmount } from '#rules/baht.ts'
import { chosenPromotion } from './chosen-promotion.ts'
import { orderView } from './order-view.ts'
import { targetOf } from './payee.ts'
import { mustNotPause } from '../../pause/standing.ts'
import * as orders from '../read-orders.ts'
import { reserveAmount } from './reserve.ts'
import { HOLD_AFTER, ORDER_LIFE, SLIP_AFTER } from '../rules.ts'

interface Wish {
  readonly member: SessionMember
  /** Kinds that the endpoint serves. */
  readonly kinds: readonly ChannelKind[]
  readonly channelId: string
  readonly subChannelId?: string
  readonly amount: Satang
  readonly promotionId: string | undefined
  readonly gateway: PaymentGateway | undefined
  readonly now: number
}

function checkAmount(channel: orders.Channel, amount: Satang): void {
  const { minAmount, maxAmount } = channel
  if (amount % 100 !== 0) invalid({ amount: paymentMessages.wholeBaht })
  if (amount < minAmount)
    invalid({ amount: paymentMessages.belowMin(formatAmount(minAmount, { whole: true })) })
  if (amount > maxAmount)
    invalid({ amount: paymentMessages.aboveMax(formatAmount(maxAmount, { whole: true })) })
}

/** What the member may still deposit by their own limit. When the money comes it is asked again. */
async function mustBeWithin(tx: Tx, memberId: string, amount: Satang, now: number): Promise<void> {
  const limit = await depositLeft(tx, memberId, now)
  if (!limit || amount <= mostToAsk(limit.left)) return
  const { period, left } = limit
  invalid(
    { amount: limitWords.depositOver(period, mostToAsk(left)) },
    reachedData({ kind: 'deposit', period, left, day: thaiDayOf(now) }) as object,
  )
}

async function channelOf(tx: Tx, { member, channelId, kinds, gateway }: Wish) {
  const channel = await orders.findChannel(tx, member.agentCode, channelId)
  if (!channel || !kinds.includes(channel.kind)) return refuse(paymentMessages.unknownChannel)
  // Nobody would tell of the money: better no order than one that is never credited.
  if (!channel.available || !gateway) return refuse(channel.notice || paymentMessages.channelClosed)
  return { channel, gateway }
}

/** `D69112017`: the day in the Buddhist era, and the order's number. */
export const refOf = (id: string, now: number): string => `D${dayOfNumber(now)}${id.padStart(2, '0')}`

async function nextId(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('payment_orders', 'id'))::text as id`,
  )
  return rows[0]!.id
}

export async function openOrder(tx: Tx, wish: Wish): Promise<DepositOrder> {
  const { member, amount, now } = wish
  await mustNotPause(tx, member.id, now)
  const { channel, gateway } = await channelOf(tx, wish)
  checkAmount(channel, amount)
  const payFrom = await orders.accountOnFile(tx, member.id)
  if (!payFrom) return refuse(paymentMessages.noBankAccount)
  const walletId = (await orders.depositWalletOf(tx, member.id)) ?? refuse(paymentMessages.noWallet)
  const promotion = await chosenPromotion(tx, member, wish)
  const about = { agentCode: member.agentCode, ownBank: payFrom.bank_id, gateway }
  const target = (await targetOf(tx, channel.kind, about)) ?? refuse(paymentMessages.channelClosed)
  await orders.expireOrders(tx, now, member.id)
  await mustBeWithin(tx, member.id, amount, now)

  const id = await nextId(tx)
  const expiresAt = now + ORDER_LIFE
  const [row] = await tx
    .insert(paymentOrders)
    .values({
      id,
      ref: refOf(id, now),
      memberId: member.id,
      channelId: channel.id,
      subChannelId: wish.subChannelId ?? '',
      kind: channel.kind,
      state: 'waiting',
      amount,
      payAmount: amount,
      createdAt: now,
      expiresAt,
      slipFrom: now + SLIP_AFTER,
      payee: target.payee,
      payeeName: target.payeeName,
      payeeAccount: target.account,
      payFrom,
      payFromMobile: channel.kind === 'truemoney' ? await orders.mobileOf(tx, member.id) : '',
      payable: gateway.payable,
      promotionId: promotion?.id ?? null,
      promotionName: promotion?.name ?? '',
      walletId,
    })
    .onConflictDoNothing()
    .returning({ id: paymentOrders.id })
  if (!row) return refuse(paymentMessages.openOrder)
  return settle(tx, { id, target: target.payee, kind: channel.kind, amount, expiresAt, gateway, now })
}

interface Settling {
  readonly id: string
  readonly target: string
  readonly kind: ChannelKind
  readonly amount: Satang
  readonly expiresAt: number
  readonly gateway: PaymentGateway
  readonly now: number
}

/** Gives the order its amount, and its code where it has one: the order must be there before it can hold an amount. */
async function settle(tx: Tx, settling: Settling): Promise<DepositOrder> {
  const { id, target, kind, amount, expiresAt, gateway, now } = settling
  const until = expiresAt + HOLD_AFTER
  const payAmount = await reserveAmount(tx, { payee: target, amount, orderId: id, until, now })
  if (payAmount === null) return refuse(paymentMessages.noSlot)
  const qr = kind === 'qr' ? gateway.qr(payAmount) : null
  const [order] = await tx
    .update(paymentOrders)
    .set({
      payAmount,
      ...(qr ? { qrPayload: qr.payload, payeeName: qr.payeeName, payable: qr.payable } : {}),
    })
    .where(eq(paymentOrders.id, id))
    .returning()
  return orderView(tx, order!, now)
}

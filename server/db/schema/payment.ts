/** Deposits: channels, orders, what banks told us, slips. */
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Satang } from '#contracts/money.ts'
import type { ChannelKind, DepositState } from '#contracts/payment.ts'
import { id, instant, money, ref } from '../columns.ts'

/** An account as it was when the order was opened: later changes do not touch an order. */
export interface AccountSnapshot {
  readonly id: string
  readonly bank_id: number
  readonly bank_account_name: string
  readonly bank_account_no: string
}

/** The agent's TrueMoney wallet, likewise. */
export interface TrueMoneySnapshot {
  readonly id: string
  readonly account_name: string
  readonly mobile: string
}

export const paymentChannels = pgTable('payment_channels', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  kind: text().$type<ChannelKind>().notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  image: text().notNull().default(''),
  minAmount: money('min_amount').notNull(),
  maxAmount: money('max_amount').notNull(),
  quickAmounts: jsonb('quick_amounts').$type<Satang[]>().notNull().default([]),
  available: boolean().notNull().default(true),
  notice: text().notNull().default(''),
  position: integer().notNull().default(0),
})

export const paymentOrders = pgTable('payment_orders', {
  id: id(),
  /** Short number for people: D, day of the Buddhist era, number of the order. */
  ref: text().notNull(),
  memberId: ref('member_id').notNull(),
  channelId: ref('channel_id').notNull(),
  subChannelId: text('sub_channel_id').notNull().default(''),
  kind: text().$type<ChannelKind>().notNull(),
  /** `waiting` past its deadline counts as expired before the job has written so (rules.ts `stateAt`). */
  state: text().$type<DepositState>().notNull(),
  amount: money('amount').notNull(),
  payAmount: money('pay_amount').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  slipFrom: instant('slip_from').notNull(),
  slipSentAt: instant('slip_sent_at'),
  /** Whom it is paid to, as banks' notices name it: `bank:…`, `truemoney:…`, `promptpay:…`. */
  payee: text().notNull(),
  payeeName: text('payee_name').notNull().default(''),
  payeeAccount: jsonb('payee_account').$type<AccountSnapshot | TrueMoneySnapshot>(),
  payFrom: jsonb('pay_from').$type<AccountSnapshot>().notNull(),
  payFromMobile: text('pay_from_mobile').notNull().default(''),
  qrPayload: text('qr_payload').notNull().default(''),
  payable: boolean().notNull().default(true),
  promotionId: ref('promotion_id'),
  promotionName: text('promotion_name').notNull().default(''),
  walletId: ref('wallet_id').notNull(),
  creditedAt: instant('credited_at'),
  /** All that came in under this order: more than one transfer when it was paid twice. */
  creditedAmount: money('credited_amount'),
  balanceBefore: money('balance_before'),
  balanceAfter: money('balance_after'),
  message: text().notNull().default(''),
})

/** An amount that belongs to one order; held beyond its deadline, because late money must not reach somebody else. */
export const paymentReservations = pgTable(
  'payment_reservations',
  {
    payee: text().notNull(),
    payAmount: money('pay_amount').notNull(),
    orderId: ref('order_id').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.payee, t.payAmount] })],
)

export type EventOutcome = 'credited' | 'held' | 'unmatched' | 'returned'

/** A transfer that a bank told of. `txn_id` is the bank's own: told twice, it is one. */
export const paymentEvents = pgTable('payment_events', {
  id: id(),
  txnId: text('txn_id').notNull(),
  payee: text().notNull(),
  amount: money('amount').notNull(),
  paidAt: instant('paid_at').notNull(),
  receivedAt: instant('received_at').notNull(),
  senderName: text('sender_name').notNull().default(''),
  senderAccount: text('sender_account').notNull().default(''),
  senderMobile: text('sender_mobile').notNull().default(''),
  orderId: ref('order_id'),
  outcome: text().$type<EventOutcome>().notNull(),
  reason: text().notNull().default(''),
  journalId: ref('journal_id'),
})

/** What goes back by itself, each event once (migration 0073). `by_hand`: people have sent it. */
export const paymentReturns = pgTable('payment_returns', {
  eventId: ref('event_id').primaryKey(),
  /** What the bank calls it; it carries each out once. */
  ref: text().notNull(),
  bankId: integer('bank_id').notNull(),
  accountName: text('account_name').notNull(),
  accountNo: text('account_no').notNull(),
  amount: money('amount').notNull(),
  state: text().$type<'waiting' | 'sending' | 'done' | 'refused' | 'by_hand'>().notNull(),
  /** Why the bank refused, as a word of `PayoutRefusal`. */
  reason: text().notNull().default(''),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  lookAt: instant('look_at').notNull(),
  endedAt: instant('ended_at'),
})

export const paymentSlips = pgTable('payment_slips', {
  id: id(),
  orderId: ref('order_id').notNull(),
  memberId: ref('member_id').notNull(),
  /** Of the picture. */
  sha256: text().notNull(),
  /** Of the transfer, where its mini QR could be read. */
  txnId: text('txn_id'),
  /** Base64, for the people who look at it. */
  image: text().notNull(),
  sentAt: instant('sent_at').notNull(),
})

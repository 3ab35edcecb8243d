/** Deposits: channels, orders, QR, slips. PAY-1; specification.md §7 "Payment"; domain.md §5. */
import * as z from 'zod/mini'
import { agentBankAccount, agentTrueMoneyAccount } from './agent.ts'
import { memberBankAccount } from './auth.ts'
import { endpoint } from './kit.ts'
import { baht, bahtAmount } from './money.ts'
import { playSign } from './signs.ts'
import { counted, flag, id, instant, int, oneOf, paging, rows, text } from './wire.ts'

/** How a channel takes money: a QR code, a transfer to the agent's bank account, or to its TrueMoney wallet. */
export const channelKinds = ['qr', 'bank', 'truemoney'] as const

/** A word of `channelKinds`. */
export type ChannelKind = (typeof channelKinds)[number]

/** A way to deposit. `min_amount` and `max_amount` bound one deposit. */
export const paymentChannel = z.object({
  channel_id: id(),
  name: z.string(),
  description: text(),
  kind: oneOf(channelKinds),
  image: text(),
  min_amount: baht(),
  max_amount: baht(),
  /** Amounts offered as buttons. */
  quick_amounts: rows(baht()),
  /** Further choice inside the channel, for example which bank's QR; empty where there is none. */
  sub_channels: rows(z.object({ sub_channel_id: id(), name: z.string(), image: text() })),
  /** Closed for now: shown with `notice`, cannot be chosen. */
  available: flag(),
  notice: text(),
})

/** One channel, read: amounts in satang. */
export type PaymentChannel = z.output<typeof paymentChannel>

/** Closed ones are listed too, with `available` false. */
export const getPaymentChannels = endpoint({
  name: 'payment.channels',
  method: 'GET',
  path: '/api/member/payment/channels',
  onError: 'part',
  origin: 'spec',
  summary: 'Ways to deposit, the recommended one first.',
  response: rows(paymentChannel),
})

/** 404 for an unknown channel. */
export const getPaymentInfo = endpoint({
  name: 'payment.info',
  method: 'GET',
  path: '/api/member/payment/info',
  onError: 'part',
  origin: 'spec',
  summary: 'What a channel asks of this member: account to pay from, limits, sentences to show.',
  request: z.object({ channel_id: id() }),
  response: z.object({
    channel: paymentChannel,
    /** Account on file the money must come from; missing: the member must add one first (deposit needs a bank account). */
    pay_from: z.nullish(memberBankAccount),
    /** TrueMoney: the only number that may send. */
    pay_from_mobile: text(),
    /** What the member may still deposit today by his own limit; missing: no limit set. */
    limit_left: z.nullish(baht()),
    /** Ours: the gravest sign of harm in the member's own record now, for a quiet word beside the form. Missing: none is seen. */
    sign: z.nullish(playSign),
    notices: rows(z.string()),
  }),
})

/**
 * - `waiting`  open, to be paid before `expires_at`
 * - `checking` something arrived or a slip was sent, people or the bank are checking
 * - `credited` the money is in the wallet
 * - `expired`, `cancelled`, `rejected` over; a payment that still arrives is treated as told by `message`
 */
export const depositStates = ['waiting', 'checking', 'credited', 'expired', 'cancelled', 'rejected'] as const

/** A word of `depositStates`. */
export type DepositState = (typeof depositStates)[number]

/** A deposit. It belongs to the server: every device sees the same order with the same deadline. */
export const depositOrder = z.object({
  order_id: id(),
  /** Short number for people, on the slip and in the statement. */
  ref: z.string(),
  channel_id: id(),
  sub_channel_id: text(),
  kind: oneOf(channelKinds),
  state: oneOf(depositStates),
  /** What the member asked to deposit. */
  amount: baht(),
  /** What must be transferred exactly: the amount with the satang that tell this order from others. */
  pay_amount: baht(),
  created_at: instant(),
  expires_at: instant(),
  /** Text of the QR code, drawn by the site; empty for other channels. */
  qr_payload: text(),
  /** Or a picture of it, where the platform draws it. */
  qr_image: text(),
  /** False: a sandbox order that no real bank app can pay; the site says so over the code. */
  payable: z.optional(flag()),
  payee_name: text(),
  pay_to_bank: z.nullish(agentBankAccount),
  pay_to_true_money: z.nullish(agentTrueMoneyAccount),
  /** Account on file that the money must come from, as it was when the order was opened. */
  pay_from: z.nullish(memberBankAccount),
  /** TrueMoney: the only number that may send. */
  pay_from_mobile: text(),
  promotion_id: text(),
  promotion_name: text(),
  /** From when a slip may be sent, if nothing was credited until then. */
  slip_from: z.nullish(instant()),
  slip_sent_at: z.nullish(instant()),
  credited_at: z.nullish(instant()),
  credited_amount: z.nullish(baht()),
  wallet_id: text(),
  wallet_name: text(),
  balance_before: z.nullish(baht()),
  balance_after: z.nullish(baht()),
  /** What happened and what to do, for the member; empty while all goes well. */
  message: text(),
})

/**
 * One order, read: sums in satang, instants in epoch ms (UTC). Whom to pay stands on it only while it is `waiting` or
 * `checking`.
 */
export type DepositOrder = z.output<typeof depositOrder>

const amount = () => bahtAmount().check(z.refine((v) => v > 0, { error: 'amount above zero' }))

/**
 * An order is open for 15 minutes. Refused for a channel that is unknown or closed, for a member without a bank
 * account, a promotion that cannot be had, while another order is open, and when no satang are free to tell it from
 * others; 422 `amount` for a sum with satang, below or above what channel and promotion take; 429 after 30 orders
 * within an hour.
 */
export const generateQr = endpoint({
  name: 'payment.generateQr',
  method: 'POST',
  path: '/api/member/payment/generate_qr',
  onError: 'part',
  idempotent: true,
  origin: 'spec',
  summary: 'Opens a deposit order of a QR channel; refused while another order is open.',
  request: z.object({
    channel_id: id(),
    sub_channel_id: text(),
    amount: amount(),
    /** Ours: the promotion taken with the deposit. */
    promotion_id: z.optional(id()),
  }),
  response: depositOrder,
})

/**
 * 404 for an order that is not the member's. None named: the one that waits for its money, else the newest being
 * checked.
 */
export const getQrcodeInfo = endpoint({
  name: 'payment.qrcodeInfo',
  method: 'GET',
  path: '/api/member/payment/qrcode_info',
  onError: 'part',
  origin: 'spec',
  summary: 'The deposit order, or the open one when none is named; null when none is open.',
  request: z.object({ order_id: z.optional(id()) }),
  response: z.nullish(depositOrder),
})

/** 404 for an order that is not the member's. `ask_again_in` is missing once nothing more happens by itself. */
export const inquireStatus = endpoint({
  name: 'payment.inquiryStatus',
  method: 'GET',
  path: '/api/member/payment/inquiry_status',
  onError: 'part',
  origin: 'spec',
  summary: 'How far a deposit is; small, made to be asked again.',
  request: z.object({ order_id: id() }),
  response: z.object({
    order_id: id(),
    state: oneOf(depositStates),
    expires_at: instant(),
    credited_at: z.nullish(instant()),
    credited_amount: z.nullish(baht()),
    balance_after: z.nullish(baht()),
    message: text(),
    /** Seconds to wait before asking again. */
    ask_again_in: z.optional(int()),
  }),
})

/** Refused and bounded as `generateQr` is. */
export const createTransferOrder = endpoint({
  name: 'payment.createOrder',
  method: 'POST',
  path: '/api/member/payment/create_order',
  onError: 'part',
  idempotent: true,
  origin: 'extension',
  summary: 'Opens a deposit order of a bank or TrueMoney channel; refused while another order is open.',
  request: z.object({ channel_id: id(), amount: amount(), promotion_id: z.optional(id()) }),
  response: depositOrder,
})

/**
 * 404 for an order that is not the member's; refused once it is paid or being checked. One that is over is answered as
 * it is. Its exact amount, should it come within a day all the same, is credited.
 */
export const cancelOrder = endpoint({
  name: 'payment.cancelOrder',
  method: 'POST',
  path: '/api/member/payment/cancel_order',
  onError: 'part',
  idempotent: true,
  origin: 'extension',
  mayMiss: true,
  summary: 'Closes an open deposit order that was not paid.',
  request: z.object({ order_id: id() }),
  response: depositOrder,
})

/** Longest side and bytes are checked by the server; this is the ceiling of the text. */
export const SLIP_BASE64_MAX = 4_000_000

/**
 * 404 for an order that is not the member's. Refused before `slip_from`, once credited or rejected, a day after the
 * deadline, and for a slip or transfer that another order has; 422 `image` for a picture or mini QR that cannot be
 * read, one too large or too small, and a transfer to somebody else; 429 after ten within an hour. The same slip again
 * is no fault.
 */
export const sendSlip = endpoint({
  name: 'payment.sendSlip',
  method: 'POST',
  path: '/api/member/payment/slip',
  onError: 'part',
  idempotent: true,
  origin: 'extension',
  mayMiss: true,
  summary: 'Hands in the transfer slip of an order; a slip used before is refused.',
  request: z.object({
    order_id: id(),
    /** JPEG or PNG, base64. */
    image: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(SLIP_BASE64_MAX)),
    /** Text of the slip's mini QR, where the browser could read it. */
    mini_qr: text(),
  }),
  response: depositOrder,
})

/** 20 a page unless told, 100 at most. */
export const getDepositOrders = endpoint({
  name: 'payment.orders',
  method: 'GET',
  path: '/api/member/payment/orders',
  onError: 'part',
  origin: 'extension',
  summary: 'Deposits of the member, newest first.',
  request: z.object(paging),
  response: z.array(depositOrder),
  extra: counted,
})

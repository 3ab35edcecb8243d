/** Plays the member's bank: carries a transfer out and tells of it, rightly or in one of the ways that go wrong. */
import '../not-in-production.ts'
import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { bankById } from '#contracts/banks.ts'
import { satang, toBaht } from '#contracts/money.ts'
import { paymentOrders } from '#server/db/schema/payment.ts'
import { sandboxTransfers } from '#server/db/schema/sandbox.ts'
import type { Db } from '#server/db/types.ts'
import type { Deps } from '#server/kit/deps.ts'
import { txnIdOf } from '#server/modules/payment/mini-qr.ts'
import { bankNotices, signNotice, type Notice } from '#server/modules/payment/notice.ts'
import { findOrder, type Order } from '#server/modules/payment/read-orders.ts'
import type { BankTransfer } from '#server/kit/services/payments.ts'
import { bankWords } from '../strings/bank.ts'
import { transferOf } from './gateway.ts'

/**
 * `late`: the order is made to run out first. `twice`: two transfers. `repeat`: one transfer that is told three times.
 * `silent`: the bank's notice is lost, so that only a slip can tell of it.
 */
export const ways = ['exact', 'wrong', 'late', 'twice', 'stranger', 'repeat', 'silent', 'expire'] as const
export type Way = (typeof ways)[number]

/** Opens nothing: it signs notices of the sandbox only. */
const SECRET = 'sandbox-bank-secret'
const WRONG_BY = 100
/** TrueMoney's slips carry no bank's code; this one is given to nobody. */
const NO_BANK = '999'

const newRef = (now: number) =>
  `${new Date(now).toISOString().replace(/\D/g, '').slice(0, 14)}${String(randomInt(1_000_000)).padStart(6, '0')}`

interface Change {
  readonly amount?: number
  readonly senderName?: string
  readonly senderMobile?: string
}

async function transfer(db: Db, order: Order, now: number, change: Change = {}): Promise<BankTransfer> {
  const own = order.payFrom
  const isWallet = order.kind === 'truemoney'
  const bankCode = isWallet ? NO_BANK : (bankById(own.bank_id)?.bot ?? NO_BANK)
  const [row] = await db
    .insert(sandboxTransfers)
    .values({
      txnId: txnIdOf({ bankCode, ref: newRef(now) }),
      payee: order.payee,
      amount: satang(change.amount ?? order.payAmount),
      paidAt: now,
      senderName: change.senderName ?? own.bank_account_name,
      senderAccount: isWallet ? '' : own.bank_account_no.slice(-4),
      senderMobile: isWallet ? (change.senderMobile ?? order.payFromMobile) : '',
      orderId: order.id,
    })
    .returning()
  return transferOf(row!)
}

/** By the same door that a real bank would knock at. */
async function tell(deps: Deps, sent: BankTransfer): Promise<void> {
  const notice: Notice = {
    txn_id: sent.txnId,
    payee: sent.payee,
    amount: toBaht(satang(sent.amount)),
    paid_at: sent.paidAt,
    sender_name: sent.senderName,
    sender_account: sent.senderAccount,
    sender_mobile: sent.senderMobile,
  }
  const body = JSON.stringify(notice)
  const headers = { 'bank-signature': signNotice(deps.clock.now(), body, SECRET) }
  const answer = await bankNotices(deps, SECRET).request('/', { method: 'POST', body, headers })
  if (!answer.ok) throw new Error(`the notice was answered with ${answer.status}`)
}

/** The order's time is up at once. */
async function runOut(db: Db, order: Order, now: number): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ expiresAt: now })
    .where(and(eq(paymentOrders.id, order.id), eq(paymentOrders.state, 'waiting')))
}

/** Answers the banks' numbers of the transfers; null when there is no such order. */
export async function play(deps: Deps, orderId: string, way: Way): Promise<string[] | null> {
  const { db } = deps.database
  const now = deps.clock.now()
  const order = await findOrder(db, orderId)
  if (!order) return null
  if (way === 'late' || way === 'expire') await runOut(db, order, now)
  if (way === 'expire') return []
  const change: Change = {
    ...(way === 'wrong' ? { amount: order.payAmount - WRONG_BY } : {}),
    ...(way === 'stranger' ? { senderName: bankWords.stranger, senderMobile: '0800000001' } : {}),
  }
  const sent = [await transfer(db, order, now, change)]
  if (way === 'twice') sent.push(await transfer(db, order, now))
  const times = way === 'silent' ? 0 : way === 'repeat' ? 3 : 1
  for (const each of sent) for (let time = 0; time < times; time++) await tell(deps, each)
  return sent.map(({ txnId }) => txnId)
}

/** What is told about deposits and withdrawals. Keys name the event for ever. */
import { inboxWords as words } from '../../strings/inbox.ts'
import type { Notice } from './notify.ts'

interface Order {
  readonly id: string
  readonly ref: string
  readonly memberId: string
}

interface Transfer {
  readonly txnId: string
  /** Satang. */
  readonly amount: number
}

const ofOrder = ({ id, memberId }: Order, key: string, title: string, body: string, at: number): Notice => ({
  memberId,
  key: `deposit:${key}`,
  kind: 'deposit',
  title,
  body,
  link: `/member/payment?order=${id}`,
  at,
})

/** `note`: what the order says besides; '' where everything went as usual. */
export function depositCredited(order: Order, { txnId, amount }: Transfer, note: string, at: number): Notice {
  const body = [note, words.order(order.ref)].filter(Boolean).join(' ')
  return ofOrder(order, txnId, words.deposited(amount), body, at)
}

/** Kept for people to look at. */
export const depositHeld = (order: Order, { txnId, amount }: Transfer, note: string, at: number): Notice =>
  ofOrder(order, `${txnId}:held`, words.depositHeld(amount), note, at)

export const depositReturned = (
  order: Order,
  { txnId, amount }: Transfer,
  note: string,
  at: number,
): Notice => ofOrder(order, `${txnId}:returned`, words.depositReturned(amount), note, at)

export const slipRefused = (order: Order, note: string, at: number): Notice =>
  ofOrder(order, `${order.id}:slip`, words.slipRefused, note, at)

interface Withdrawal {
  readonly id: string
  readonly ref: string
  readonly memberId: string
  readonly bankAccountNo: string
  /** Satang, as the fee. */
  readonly amount: number
  readonly fee: number
}

/** A withdrawal ends once: paid and refused have one key between them. */
const ofWithdrawal = ({ id, memberId }: Withdrawal, title: string, body: string, at: number): Notice => ({
  memberId,
  key: `withdraw:${id}`,
  kind: 'withdrawal',
  title,
  body,
  link: `/member/withdraw/${id}`,
  at,
})

export function withdrawalPaid(row: Withdrawal, at: number): Notice {
  const body = words.withdrawnTo(row.bankAccountNo.slice(-4), row.ref)
  return ofWithdrawal(row, words.withdrawn(row.amount - row.fee), body, at)
}

/** `reason`: a word of `PayoutRefusal`. */
export const withdrawalRefused = (row: Withdrawal, reason: string, at: number): Notice =>
  ofWithdrawal(row, words.withdrawalRefused(row.amount), words.withdrawalReason(reason, row.ref), at)

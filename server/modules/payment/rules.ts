/**
 * What becomes of an order and of a transfer: pure rules, in tables.
 *
 * Only one kind of transfer is credited by itself: the exact amount of an order, from an account in the member's own
 * name. Then it does not matter when it came, because the amount belongs to that order alone for a day longer than the
 * order lives: late, after a cancellation, or a second time, it is the member's money and goes to the member. A
 * transfer from another name or of another amount is never guessed at: people look at it (domain.md §5.2).
 */
import type { DepositState } from '#contracts/payment.ts'
import { day, minute, second } from '../../kit/clock.ts'

export const ORDER_LIFE = 15 * minute
/** How long the amount stays this order's after its deadline. */
export const HOLD_AFTER = 1 * day
/** From then on a slip may be sent. */
export const SLIP_AFTER = 30 * second

/** What the rules look at. */
export interface OrderView {
  readonly state: DepositState
  readonly payAmount: number
  readonly createdAt: number
  readonly expiresAt: number
}

/** An order past its deadline has expired, whether or not that is written already. */
export const stateAt = (order: OrderView, now: number): DepositState =>
  order.state === 'waiting' && now >= order.expiresAt ? 'expired' : order.state

/** `limit`: it would pass what the member may deposit by their own limit. */
export type Reason =
  'exact' | 'late' | 'cancelled' | 'again' | 'amount' | 'name' | 'rejected' | 'limit' | 'paused'

export interface Verdict {
  readonly outcome: 'credited' | 'held'
  readonly reason: Reason
}

/** In order of weight: whose money it is comes before how much, and how much before when. */
export function judge(
  order: OrderView,
  transfer: {
    readonly amount: number
    readonly paidAt: number
    readonly ownName: boolean
    /** The member takes a break: what comes goes back (decision 083). */
    readonly paused?: boolean
  },
): Verdict {
  if (!transfer.ownName) return { outcome: 'held', reason: 'name' }
  if (transfer.amount !== order.payAmount) return { outcome: 'held', reason: 'amount' }
  if (transfer.paused) return { outcome: 'held', reason: 'paused' }
  if (order.state === 'rejected') return { outcome: 'held', reason: 'rejected' }
  if (order.state === 'credited') return { outcome: 'credited', reason: 'again' }
  if (order.state === 'cancelled') return { outcome: 'credited', reason: 'cancelled' }
  // By the moment the money was sent: a notice that comes late makes no late payment.
  return { outcome: 'credited', reason: transfer.paidAt >= order.expiresAt ? 'late' : 'exact' }
}

/** A promotion was chosen for this deposit: what came otherwise than agreed does not bring it. */
export const bringsPromotion = (reason: Reason): boolean => reason === 'exact'

/** Seconds until the site should ask again; null when nothing more will happen by itself. */
export function askAgainIn(order: OrderView, now: number): number | null {
  switch (stateAt(order, now)) {
    case 'waiting':
      return now - order.createdAt < 5 * minute ? 3 : 6
    case 'checking':
      return 10
    // The money may still arrive; nobody needs to know within seconds.
    case 'expired':
      return 30
    default:
      return null
  }
}

/** Satang that may be added to an amount, so that transfers to one account tell orders apart. */
export const SATANG_SLOTS = Array.from({ length: 99 }, (_, index) => index + 1)

/** One of the slots that nobody holds, chosen by `pick` (0 ≤ pick < 1); null when all are taken. */
export function freeSlot(taken: ReadonlySet<number>, pick: number): number | null {
  const free = SATANG_SLOTS.filter((slot) => !taken.has(slot))
  return free[Math.floor(pick * free.length)] ?? null
}

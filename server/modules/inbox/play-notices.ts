/** What is told about lottery bills, shooting prizes and promotions that ran out. */
import { inboxWords as words } from '../../strings/inbox.ts'
import type { Notice } from './notify.ts'

interface Bill {
  readonly id: string
  readonly billNo: string
  readonly memberId: string
}

/** A bill ends once: won and refunded have one key between them. */
const ofBill = ({ id, memberId }: Bill, title: string, body: string, at: number): Notice => ({
  memberId,
  key: `bill:${id}`,
  kind: 'result',
  title,
  body,
  link: `/lotto/bills?bill=${id}`,
  at,
})

/** `won` in satang. */
export const billWon = (bill: Bill, lotteryName: string, won: number, at: number): Notice =>
  ofBill(bill, words.won(won), words.wonBill(lotteryName, bill.billNo), at)

/** `total` in satang: the whole stake. */
export const billRefunded = (bill: Bill & { total: number }, lotteryName: string, at: number): Notice =>
  ofBill(bill, words.refunded(bill.total), words.refundedBill(lotteryName, bill.billNo), at)

interface ShootingPrize {
  readonly memberId: string
  readonly roundId: string
  readonly rank: number
  /** Satang. */
  readonly amount: number
}

export const shootingPrize = ({ memberId, roundId, rank, amount }: ShootingPrize, at: number): Notice => ({
  memberId,
  key: `yeekee:${roundId}:prize:${rank}`,
  kind: 'result',
  title: words.shooting(amount),
  body: words.shootingRank(rank),
  link: `/lotto/results?round=${roundId}`,
  at,
})

interface Promotion {
  readonly id: string
  readonly memberId: string
  readonly name: string
}

/** `forfeited`: what was taken back, in satang. */
export const promotionExpired = (
  { id, memberId, name }: Promotion,
  forfeited: number,
  at: number,
): Notice => ({
  memberId,
  key: `promotion:${id}:expired`,
  kind: 'reward',
  title: words.promotionOver(name),
  body: forfeited > 0 ? words.promotionTaken(forfeited) : words.promotionKept,
  link: '/member/promotions?view=history',
  at,
})

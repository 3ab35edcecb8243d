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

/** All that a member has won in a round, over however many bills. */
export interface RoundWins {
  readonly memberId: string
  readonly roundId: string
  /** In satang. */
  readonly won: number
  /** Bills that won; one of them. */
  readonly bills: number
  readonly billId: string
  readonly billNo: string
}

/** One notice a round, whose sum grows while its bills are settled. */
export const roundWon = (wins: RoundWins, lotteryName: string, at: number): Notice => ({
  memberId: wins.memberId,
  key: `round:${wins.roundId}:won`,
  kind: 'result',
  title: words.won(wins.won),
  body: wins.bills === 1 ? words.wonBill(lotteryName, wins.billNo) : words.wonBills(lotteryName, wins.bills),
  link: wins.bills === 1 ? `/lotto/bills?bill=${wins.billId}` : '/lotto/bills',
  at,
})

/** `total` in satang: the whole stake. */
export const billRefunded = (bill: Bill & { total: number }, lotteryName: string, at: number): Notice =>
  ofBill(bill, words.refunded(bill.total), words.refundedBill(lotteryName, bill.billNo), at)

interface Correction {
  readonly resultNo: number
  /** What the bill had won, and has now; satang, as all of these. */
  readonly before: number
  readonly after: number
  /** The stake, where the round is void after all. */
  readonly back: number
  readonly taken: number
  /** Not taken, and recorded. */
  readonly spent: number
}

/** Told of each correction that changes a bill, whichever way. */
export const billCorrected = (bill: Bill, lotteryName: string, it: Correction, at: number): Notice => ({
  ...ofBill(
    bill,
    words.corrected(lotteryName),
    [words.correctedBill(bill.billNo, it), ...(it.spent > 0 ? [words.correctedSpent(it.spent)] : [])].join(
      ' ',
    ),
    at,
  ),
  key: `bill:${bill.id}:corrected:${it.resultNo}`,
})

interface Redated {
  readonly memberId: string
  readonly roundId: string
  readonly actId: string
  readonly lotteryName: string
  readonly title: string
  readonly closesAt: number
  readonly resultAt: number
}

/** A round that somebody has a bill in has other times. */
export const roundRedated = (it: Redated, at: number): Notice => ({
  memberId: it.memberId,
  key: `round:${it.roundId}:redated:${it.actId}`,
  kind: 'result',
  title: words.redated(it.lotteryName),
  body: words.redatedRound(it.title, it.closesAt, it.resultAt),
  link: `/lotto/${it.roundId}`,
  at,
})

/** A claim is given up. */
export const claimWaived = (
  claim: { id: string; memberId: string; billNo: string; amount: number },
  at: number,
): Notice => ({
  memberId: claim.memberId,
  key: `claim:${claim.id}:waived`,
  kind: 'result',
  title: words.claimWaived(claim.amount),
  body: words.claimWaivedBill(claim.billNo),
  at,
})

/** The bet came when the value was known already; `total` in satang: the whole stake. */
export const billLate = (bill: Bill & { total: number }, lotteryName: string, at: number): Notice =>
  ofBill(bill, words.refunded(bill.total), words.lateBill(lotteryName, bill.billNo), at)

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

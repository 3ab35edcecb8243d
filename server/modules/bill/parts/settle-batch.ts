/**
 * Some bills of a round, settled or refunded in one transaction: it is short, so that others post between two of them,
 * and what a crash cuts off was not begun. A bill is settled by the change of its state from `pending`, and its money
 * has a key of its own besides.
 */
import { and, asc, count, eq, gt, inArray, min, sum } from 'drizzle-orm'
import { lottoBills } from '../../../db/schema/lotto.ts'
import type { Tx } from '../../../db/types.ts'
import { lockWallets } from '../../../ledger/lock.ts'
import { postJournals } from '../../../ledger/post.ts'
import { notify, notifyAnew, type Notice } from '../../inbox/notify.ts'
import { billLate, billRefunded, roundWon } from '../../inbox/play-notices.ts'
import { stakeAtRisk } from '#rules/lotto-cover.ts'
import type { Digits } from '#rules/lotto-wins.ts'
import { digitsOf } from '../../lotto/digits.ts'
import type { RoundOfLottery } from '../../lotto/rounds.ts'
import { notePlays } from '../../play/note-play.ts'
import { boundAmong, returnBound } from '../../promotion/bound.ts'
import { countPlay } from '../../promotion/count-play.ts'
import { LOTTO } from './check.ts'
import { giveBack } from './give-back.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { linesInRound, linesOf, type BillRow, type LineRow } from './read-bills.ts'
import { boundWin, winJournal, writeOutcomes } from './written.ts'

export interface Batch {
  /** Of the round, as it was announced. */
  readonly round: RoundOfLottery
  /** Only bills after this one, in the order of their ids. */
  readonly after: string
  readonly bills: number
  readonly lines: number
  readonly now: number
}

/** The next pending bills, as many as fit; one always does. */
async function nextBills(tx: Tx, { round, after, bills, lines }: Batch): Promise<BillRow[]> {
  const rows = await tx
    .select()
    .from(lottoBills)
    .where(
      and(eq(lottoBills.roundId, round.round.id), eq(lottoBills.state, 'pending'), gt(lottoBills.id, after)),
    )
    .orderBy(asc(lottoBills.id))
    .limit(bills)
  let taken = 0
  return rows.filter((row, index) => (taken += row.lineCount) <= lines || index === 0)
}

const idsOf = (bills: readonly BillRow[]) => bills.map(({ id }) => id)

const stillPending = (tx: Tx, ids: readonly string[]): Promise<BillRow[]> =>
  tx
    .select()
    .from(lottoBills)
    .where(and(inArray(lottoBills.id, [...ids]), eq(lottoBills.state, 'pending')))
    .orderBy(asc(lottoBills.id))

async function payWins(
  tx: Tx,
  outcomes: ReadonlyMap<BillRow, Outcome>,
  { round: { round, lottery }, now }: Batch,
): Promise<void> {
  const wins = [...outcomes].filter(([, { won }]) => won > 0)
  const journals = wins.map(([bill, { won }]) => winJournal(bill, won, round.resultNo, now))
  if (journals.length > 0) await postJournals(tx, journals)
  await tellWins(
    tx,
    wins.map(([bill]) => bill),
    lottery.name,
    now,
  )
}

/** What a member won in a round is one sum, also over several batches. */
async function tellWins(tx: Tx, winners: readonly BillRow[], lotteryName: string, now: number) {
  const [first] = winners
  if (!first) return
  const { roundId } = first
  const members = [...new Set(winners.map(({ memberId }) => memberId))]
  const all = await tx
    .select({
      memberId: lottoBills.memberId,
      won: sum(lottoBills.won).mapWith(Number),
      bills: count(),
      billId: min(lottoBills.id).mapWith(String),
      billNo: min(lottoBills.billNo).mapWith(String),
    })
    .from(lottoBills)
    .where(
      and(
        eq(lottoBills.roundId, roundId),
        eq(lottoBills.state, 'won'),
        inArray(lottoBills.memberId, members),
      ),
    )
    .groupBy(lottoBills.memberId)
  await notifyAnew(
    tx,
    all.map((wins) => roundWon({ ...wins, roundId }, lotteryName, now)),
  )
}

async function settle(tx: Tx, bills: readonly BillRow[], digits: Digits, batch: Batch): Promise<void> {
  const { round, now } = batch
  const all = await linesOf(tx, idsOf(bills))
  const lines = new Map(bills.map(({ id }) => [id, [] as LineRow[]]))
  for (const line of all) lines.get(line.billId)!.push(line)
  const outcomes = new Map(bills.map((bill) => [bill, outcomeOf(lines.get(bill.id)!, digits)]))
  await writeOutcomes(tx, outcomes, round.round.resultNo, now)
  await payWins(tx, outcomes, batch)
  // After every win of the batch is in: none of them must find its promotion ended by a bill that lost.
  const bound = await boundAmong(
    tx,
    bills.map((bill) => bill.walletId),
  )
  for (const [bill, { won }] of outcomes)
    if (bound.has(bill.walletId)) await returnBound(tx, bill, boundWin(bill, won))
  const played = [...outcomes].map(([{ memberId, total: stake, bound: part }, { won: win }]) => {
    return { memberId, category: LOTTO, stake, win, bound: part > 0 }
  })
  await notePlays(tx, played, now)
  for (const [{ id, memberId, walletId, journalId }, { won: win }] of outcomes) {
    if (!bound.has(walletId)) continue
    const inRound = await linesInRound(tx, memberId, round.round.id)
    const stake = stakeAtRisk(lines.get(id)!, round.lottery.mostCovered, inRound)
    await countPlay(tx, { walletId, category: LOTTO, stake, win, journalId, now })
  }
}

type Told = (bill: BillRow, lotteryName: string, now: number) => Notice

/** Every stake goes back whole. */
async function refund(
  tx: Tx,
  bills: readonly BillRow[],
  { round, now }: Batch,
  told: Told = billRefunded,
): Promise<void> {
  for (const bill of bills) await giveBack(tx, bill, 'refunded', now)
  await notify(tx, ...bills.map((bill) => told(bill, round.lottery.name, now)))
}

/** Accepted when the value was known already, whatever the round's own times said: no bet, neither won nor lost. */
const isLate = (bill: BillRow, { round }: Batch) =>
  round.round.valueAt !== null && bill.placedAt >= round.round.valueAt

/** Answers the last bill that was settled; undefined when none was pending after `after`. */
export async function settleBatch(tx: Tx, batch: Batch): Promise<string | undefined> {
  const next = await nextBills(tx, batch)
  const last = next.at(-1)
  if (!last) return undefined
  // Cancelling and other settlers wait here: what is pending now is pending until the commit.
  await lockWallets(
    tx,
    next.map(({ walletId }) => walletId),
  )
  const bills = await stillPending(tx, idsOf(next))
  if (bills.length === 0) return last.id
  const { round, lottery } = batch.round
  if (round.state !== 'resulted') {
    await refund(tx, bills, batch)
    return last.id
  }
  const late = bills.filter((bill) => isLate(bill, batch))
  const inTime = bills.filter((bill) => !late.includes(bill))
  await refund(tx, late, batch, billLate)
  if (inTime.length > 0) await settle(tx, inTime, digitsOf(lottery.family, round.prizes!), batch)
  return last.id
}

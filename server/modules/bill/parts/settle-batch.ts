/**
 * Some bills of a round, settled or refunded in one transaction: it is short, so that others post between two of them,
 * and what a crash cuts off was not begun. A bill is settled by the change of its state from `pending`, and its money
 * has a key of its own besides.
 */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { lottoBills, lottoLines } from '../../../db/schema/lotto.ts'
import type { Tx } from '../../../db/types.ts'
import { house, walletAccount } from '../../../ledger/accounts.ts'
import { lockWallets } from '../../../ledger/lock.ts'
import { postJournals } from '../../../ledger/post.ts'
import { notify } from '../../inbox/notify.ts'
import { billRefunded, billWon } from '../../inbox/play-notices.ts'
import type { Digits } from '#rules/lotto-wins.ts'
import { digitsOf } from '../../lotto/digits.ts'
import type { RoundOfLottery } from '../../lotto/rounds.ts'
import { notePlays } from '../../play/note-play.ts'
import { boundAmong } from '../../promotion/bound.ts'
import { countPlay } from '../../promotion/count-play.ts'
import { LOTTO } from './check.ts'
import { giveBack } from './give-back.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { linesOf, type BillRow, type LineRow } from './read-bills.ts'

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
  let sum = 0
  return rows.filter((row, index) => (sum += row.lineCount) <= lines || index === 0)
}

const idsOf = (bills: readonly BillRow[]) => bills.map(({ id }) => id)

const stillPending = (tx: Tx, ids: readonly string[]): Promise<BillRow[]> =>
  tx
    .select()
    .from(lottoBills)
    .where(and(inArray(lottoBills.id, [...ids]), eq(lottoBills.state, 'pending')))
    .orderBy(asc(lottoBills.id))

async function writeOutcomes(tx: Tx, outcomes: ReadonlyMap<BillRow, Outcome>, now: number): Promise<void> {
  const bills = [...outcomes.keys()]
  const wonBills = [...outcomes].map(([{ id }, { won }]) => ({ id, won }))
  const wonLines = [...outcomes].flatMap(([{ id }, { lines }]) => lines.map((line) => ({ id, ...line })))
  await tx
    .update(lottoLines)
    .set({ state: 'lost' })
    .where(inArray(lottoLines.billId, idsOf(bills)))
  await tx.execute(sql`
    update lotto_lines as line set state = 'won', won = it.won
    from jsonb_to_recordset(${JSON.stringify(wonLines)}::jsonb) as it(id bigint, seq integer, won bigint)
    where line.bill_id = it.id and line.seq = it.seq`)
  await tx.execute(sql`
    update lotto_bills as bill
    set won = it.won, state = case when it.won > 0 then 'won' else 'lost' end,
      settled_at = ${new Date(now).toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(wonBills)}::jsonb) as it(id bigint, won bigint)
    where bill.id = it.id`)
}

async function payWins(
  tx: Tx,
  outcomes: ReadonlyMap<BillRow, Outcome>,
  lotteryName: string,
  now: number,
): Promise<void> {
  const wins = [...outcomes].filter(([, { won }]) => won > 0)
  const journals = wins.map(([{ id, billNo, walletId }, { won }]) => ({
    key: `bill:${id}:win`,
    kind: 'lotto.win',
    memo: billNo,
    at: now,
    postings: [
      { account: house.lotto, amount: -won },
      { account: walletAccount(walletId), amount: won },
    ],
  }))
  if (journals.length > 0) await postJournals(tx, journals)
  await notify(tx, ...wins.map(([bill, { won }]) => billWon(bill, lotteryName, won, now)))
}

async function settle(
  tx: Tx,
  bills: readonly BillRow[],
  digits: Digits,
  { round, now }: Batch,
): Promise<void> {
  const all = await linesOf(tx, idsOf(bills))
  const lines = new Map(bills.map(({ id }) => [id, [] as LineRow[]]))
  for (const line of all) lines.get(line.billId)!.push(line)
  const outcomes = new Map(bills.map((bill) => [bill, outcomeOf(lines.get(bill.id)!, digits)]))
  await writeOutcomes(tx, outcomes, now)
  await payWins(tx, outcomes, round.lottery.name, now)
  // After every win of the batch is in: none of them must find its promotion ended by a bill that lost.
  const bound = await boundAmong(
    tx,
    bills.map((bill) => bill.walletId),
  )
  const played = [...outcomes].map(([{ memberId, walletId, total: stake }, { won: win }]) => {
    return { memberId, category: LOTTO, stake, win, bound: bound.has(walletId) }
  })
  await notePlays(tx, played, now)
  for (const [{ walletId, total: stake, journalId }, { won: win }] of outcomes)
    if (bound.has(walletId)) await countPlay(tx, { walletId, category: LOTTO, stake, win, journalId, now })
}

/** No result, or a void round: every stake goes back whole. */
async function refund(tx: Tx, bills: readonly BillRow[], { round, now }: Batch): Promise<void> {
  for (const bill of bills) await giveBack(tx, bill, 'refunded', now)
  await notify(tx, ...bills.map((bill) => billRefunded(bill, round.lottery.name, now)))
}

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
  if (round.state === 'resulted') await settle(tx, bills, digitsOf(lottery.family, round.prizes!), batch)
  else await refund(tx, bills, batch)
  return last.id
}

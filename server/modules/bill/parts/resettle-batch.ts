/**
 * Bills that were settled by a result that was corrected, settled anew, some in one transaction. What was paid is taken back by
 * its exact opposite (I8) and what is due is paid by a journal of its own.
 *
 * [Note: What is still there]
 * Of a win that was paid wrongly only so much is taken as is still in its wallet: the least that the wallet has had since, above
 * what was in it before and what came in from outside. The rest is recorded (`lotto_claims`), the house stands in for it, and it
 * is taken neither from a deposit nor from another win (decision 069).
 */
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { lottoBills, lottoClaims } from '../../../db/schema/lotto.ts'
import type { Tx } from '../../../db/types.ts'
import { satang } from '#contracts/money.ts'
import { house, walletAccount } from '../../../ledger/accounts.ts'
import { lockWallets } from '../../../ledger/lock.ts'
import { postJournal, reverseJournal } from '../../../ledger/post.ts'
import { notify } from '../../inbox/notify.ts'
import { billCorrected } from '../../inbox/play-notices.ts'
import { returnBound } from '../../promotion/bound.ts'
import { digitsOf } from '../../lotto/digits.ts'
import type { RoundOfLottery } from '../../lotto/rounds.ts'
import { giveBack } from './give-back.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { linesOf, type BillRow, type LineRow } from './read-bills.ts'
import { boundWin, winJournal, winKey, writeOutcomes } from './written.ts'

interface Again {
  /** Of the round, with its corrected result. */
  readonly round: RoundOfLottery
  readonly bills: number
  readonly now: number
}

/** Those that an earlier result has settled. What was given back for another reason stays given back. */
export const isOutdated = ({ round }: RoundOfLottery) =>
  and(
    eq(lottoBills.roundId, round.id),
    inArray(lottoBills.state, ['won', 'lost']),
    lt(lottoBills.resultNo, round.resultNo),
  )

/** The journal that paid what the bill has won, as it stands. */
async function winOf(tx: Tx, { id, resultNo }: BillRow): Promise<string> {
  const keys = Array.from({ length: resultNo }, (_, index) => winKey(id, index + 1))
  const { rows } = await tx.execute<{ id: string }>(sql`
    select j.id::text as id from ledger_journals j
    where j.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      and not exists (select from ledger_journals back where back.reverses = j.id)`)
  return rows[0]!.id
}

/** What is left of a win ([Note: What is still there]), satang. */
async function leftOf(tx: Tx, winId: string, walletId: string): Promise<number> {
  const { rows } = await tx.execute<{ left: string }>(sql`
    with win as (
      select journal_id, account_id, amount, balance_after - amount as before from ledger_postings
      where journal_id = ${winId}::bigint and account_id = ${walletAccount(walletId)}),
    since as (
      select p.balance_after - win.before - sum(case
        when p.amount > 0 and j.kind !~ '^(game|lotto|yeekee)[.]' and j.kind <> 'withdraw.refund' then p.amount else 0 end)
        over (order by p.journal_id, p.seq) as above
      from win join ledger_postings p on p.account_id = win.account_id and p.journal_id >= win.journal_id
      join ledger_journals j on j.id = p.journal_id)
    select greatest(0, least((select amount from win), min(above)))::text as left from since`)
  return Number(rows[0]!.left)
}

/** The house stands in for what is not there any more, so that nobody comes below zero. */
async function claim(tx: Tx, bill: BillRow, spent: number, resultNo: number, now: number): Promise<void> {
  const { journalId } = await postJournal(tx, {
    key: `bill:${bill.id}:claim:${resultNo}`,
    kind: 'lotto.claim',
    memo: bill.billNo,
    at: now,
    postings: [
      { account: house.lottoClaims, amount: -spent },
      { account: walletAccount(bill.walletId), amount: spent },
    ],
  })
  await tx.insert(lottoClaims).values({
    billId: bill.id,
    resultNo,
    memberId: bill.memberId,
    amount: satang(spent),
    state: 'open',
    journalId,
    at: now,
  })
}

type Claim = typeof lottoClaims.$inferSelect

/** What an earlier correction has recorded of the bill, kept from who would waive it meanwhile. */
async function openClaim(tx: Tx, { id }: BillRow): Promise<Claim | undefined> {
  const [found] = await tx
    .select()
    .from(lottoClaims)
    .where(and(eq(lottoClaims.billId, id), eq(lottoClaims.state, 'open')))
    .for('update')
  return found
}

/** The bill is settled anew: what is still claimed of it then has a row of its own. */
async function takeBack(tx: Tx, { id, journalId }: Claim, { billNo }: BillRow, now: number): Promise<void> {
  await reverseJournal(tx, { journalId, kind: 'lotto.claim-back', memo: billNo, at: now })
  await tx.update(lottoClaims).set({ state: 'replaced', endedAt: now }).where(eq(lottoClaims.id, id))
}

/** Null: the round is void, and the stake goes back. */
async function settleAnew(
  tx: Tx,
  bill: BillRow,
  outcome: Outcome | null,
  { round, now }: Again,
): Promise<void> {
  const { resultNo } = round.round
  const [before, after, back] = [bill.won, outcome?.won ?? 0, outcome ? 0 : bill.total]
  const winId = before > 0 && before !== after ? await winOf(tx, bill) : null
  const claimed = await openClaim(tx, bill)
  const excess = Math.max(0, before + (claimed?.amount ?? 0) - after - back)
  const taken = winId ? Math.min(excess, await leftOf(tx, winId, bill.walletId)) : 0
  const spent = excess - taken
  // What comes in before what goes out, so that no wallet is below zero in between.
  if (spent > 0) await claim(tx, bill, spent, resultNo, now)
  if (after > 0 && after !== before) await postJournal(tx, winJournal(bill, after, resultNo, now))
  if (outcome) await writeOutcomes(tx, new Map([[bill, outcome]]), resultNo, now)
  else await voidBill(tx, bill, resultNo, now)
  if (claimed) await takeBack(tx, claimed, bill, now)
  if (winId)
    await reverseJournal(tx, { journalId: winId, kind: 'lotto.correction', memo: bill.billNo, at: now })
  await returnBound(tx, bill, boundWin(bill, after) - boundWin(bill, before))
  if (before === after && back === 0) return
  const change = { resultNo, before, after, back, taken, spent }
  await notify(tx, billCorrected(bill, round.lottery.name, change, now))
}

async function voidBill(tx: Tx, bill: BillRow, resultNo: number, now: number): Promise<void> {
  await giveBack(tx, bill, 'refunded', now)
  await tx
    .update(lottoBills)
    .set({ won: satang(0), resultNo, toldAt: null })
    .where(eq(lottoBills.id, bill.id))
  await tx.execute(sql`update lotto_lines set won = 0 where bill_id = ${bill.id}::bigint`)
}

/**
 * The next bills, the last placed first: of two wins in one wallet the later one lies on top. Answers how many were looked at;
 * none is left when that is 0.
 */
export async function resettleBatch(tx: Tx, again: Again): Promise<number> {
  const { round } = again
  const next = await tx
    .select()
    .from(lottoBills)
    .where(isOutdated(round))
    .orderBy(desc(lottoBills.id))
    .limit(again.bills)
  if (next.length === 0) return 0
  const ids = next.map(({ id }) => id)
  await lockWallets(
    tx,
    next.map(({ walletId }) => walletId),
  )
  // Somebody else may have been at it while we waited.
  const bills = await tx
    .select()
    .from(lottoBills)
    .where(and(isOutdated(round), inArray(lottoBills.id, ids)))
    .orderBy(desc(lottoBills.id))
  const lines = new Map(ids.map((id) => [id, [] as LineRow[]]))
  for (const line of await linesOf(tx, ids)) lines.get(line.billId)!.push(line)
  const { prizes } = round.round
  const digits = prizes && digitsOf(round.lottery.family, prizes)
  for (const bill of bills)
    await settleAnew(tx, bill, digits && outcomeOf(lines.get(bill.id)!, digits), again)
  return next.length
}

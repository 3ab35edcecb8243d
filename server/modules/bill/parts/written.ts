/** How bills end, written to bill and lines: by the first result of their round, or by one that puts it right. */
import { inArray, sql } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { boundShareOf } from '#rules/money/own-money.ts'
import { lottoLines } from '../../../db/schema/lotto.ts'
import type { Tx } from '../../../db/types.ts'
import { house, walletAccount } from '../../../ledger/accounts.ts'
import type { Journal } from '../../../ledger/journal.ts'
import type { Outcome } from './outcome.ts'
import type { BillRow } from './read-bills.ts'

/** The key of the journal that pays a bill's win: one for each result of the round. */
export const winKey = (billId: string, resultNo: number): string =>
  resultNo === 1 ? `bill:${billId}:win` : `bill:${billId}:win:${resultNo}`

/** What pays a bill's win, satang. */
export const winJournal = (
  { id, billNo, walletId }: Pick<BillRow, 'id' | 'billNo' | 'walletId'>,
  won: number,
  resultNo: number,
  at: number,
): Journal => ({
  key: winKey(id, resultNo),
  kind: 'lotto.win',
  memo: billNo,
  at,
  postings: [
    { account: house.lotto, amount: -won },
    { account: walletAccount(walletId), amount: won },
  ],
})

/** What of a win a promotion binds, satang: as its stake was. */
export const boundWin = ({ total: stake, bound: part }: BillRow, won: number): Satang =>
  boundShareOf(satang(won), { stake, part })

/** All that the bills' results say, over what an earlier one said. The member is told anew. */
export async function writeOutcomes(
  tx: Tx,
  outcomes: ReadonlyMap<BillRow, Outcome>,
  resultNo: number,
  now: number,
): Promise<void> {
  const ids = [...outcomes.keys()].map(({ id }) => id)
  const wonBills = [...outcomes].map(([{ id }, { won }]) => ({ id, won }))
  const wonLines = [...outcomes].flatMap(([{ id }, { lines }]) => lines.map((line) => ({ id, ...line })))
  await tx
    .update(lottoLines)
    .set({ state: 'lost', won: satang(0) })
    .where(inArray(lottoLines.billId, ids))
  await tx.execute(sql`
    update lotto_lines as line set state = 'won', won = it.won
    from jsonb_to_recordset(${JSON.stringify(wonLines)}::jsonb) as it(id bigint, seq integer, won bigint)
    where line.bill_id = it.id and line.seq = it.seq`)
  await tx.execute(sql`
    update lotto_bills as bill
    set won = it.won, state = case when it.won > 0 then 'won' else 'lost' end, result_no = ${resultNo},
      settled_at = ${new Date(now).toISOString()}::timestamptz, told_at = null
    from jsonb_to_recordset(${JSON.stringify(wonBills)}::jsonb) as it(id bigint, won bigint)
    where bill.id = it.id`)
}

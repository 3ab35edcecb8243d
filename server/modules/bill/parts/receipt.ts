/** What anybody may know of a bill whose code they have: what was bet and what came of it, never by whom. */
import type { BillLine, CheckedReceipt } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { mostOf } from '#rules/lotto-most.ts'
import type { Db } from '../../../db/types.ts'
import { notFound } from '../../../kit/errors.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { bottomDrawOf } from '../../lotto/digits.ts'
import { checkCodeIn } from './codes.ts'
import { winsOfLine } from './outcome.ts'
import { findByCode, linesOf, type BillOfRound } from './read-bills.ts'
import { viewOfWhole } from './view.ts'

/** Decided by a result that was put right since; the next batch decides it anew. */
const isOvertaken = ({ bill, round }: BillOfRound): boolean =>
  (bill.state === 'won' || bill.state === 'lost') && bill.resultNo !== round.resultNo

/** Field by field: what a bill may come to say besides is not told by itself. */
const lineOf = ({ bet_type, name, number, amount, rate, parts, reduced, state, won }: BillLine) => ({
  bet_type,
  name,
  number,
  amount,
  rate,
  ...(parts && { parts }),
  reduced,
  state,
  won,
})

const openAgain = (line: ReturnType<typeof lineOf>) => ({
  ...line,
  state: 'pending' as const,
  won: satang(0),
})

/** One and the same 404 for whatever is no bill's code. */
export async function receiptOf(db: Db, typed: string, now: number): Promise<CheckedReceipt> {
  const code = checkCodeIn(typed)
  const found = (code === null ? undefined : await findByCode(db, code)) ?? notFound(words.unknownCode)
  const rows = await linesOf(db, [found.bill.id])
  const bill = viewOfWhole(found, rows, now)
  const overtaken = isOvertaken(found)
  const state = overtaken ? 'pending' : bill.state
  const lines = bill.lines.map(lineOf)
  const most = () =>
    mostOf(
      bottomDrawOf(found.lottery.family),
      rows.map((row) => ({ betType: row.betType, number: row.number, wins: winsOfLine(row) })),
    )
  return {
    bill_no: bill.bill_no,
    check_code: bill.check_code,
    round: bill.round,
    state,
    placed_at: bill.placed_at,
    line_count: bill.line_count,
    total: bill.total,
    wins_max: state === 'pending' ? most() : satang(0),
    won: overtaken ? satang(0) : bill.won,
    refunded: bill.refunded,
    settled_at: overtaken ? null : (bill.settled_at ?? null),
    corrected: found.round.resultNo > 1,
    lines: overtaken ? lines.map(openAgain) : lines,
    result: bill.result ?? null,
  }
}

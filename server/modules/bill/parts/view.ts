/** Bills as the contract shows them. */
import type { Bill, BillLine, BillWithLines } from '#contracts/bills.ts'
import type { Db } from '../../../db/types.ts'
import { betTypeName } from '../../../strings/lotto.ts'
import { viewOfParts } from './view-parts.ts'
import { viewOfResult } from '../../lotto/results.ts'
import { viewOfRound } from '../../lotto/rounds.ts'
import { checkCodeIn } from './codes.ts'
import { linesOf, type BillOfRound, type BillRow, type LineRow } from './read-bills.ts'

/** As much of a bill as is shown. */
export interface Shown extends Omit<BillOfRound, 'bill'> {
  readonly bill: Omit<BillRow, 'journalId' | 'memberId' | 'toldAt' | 'cancelledAt' | 'roundId' | 'resultNo'>
}

export function viewOfBill(found: Shown, now: number): Bill {
  const { bill, walletName } = found
  return {
    bill_id: bill.id,
    bill_no: bill.billNo,
    round: viewOfRound(found, now),
    state: bill.state,
    placed_at: bill.placedAt,
    line_count: bill.lineCount,
    total: bill.total,
    won: bill.won,
    refunded: bill.refunded,
    wallet_id: bill.walletId,
    wallet_name: walletName,
    cancel_until: bill.state === 'pending' ? bill.cancelUntil : null,
    settled_at: bill.settledAt,
    check_code: bill.checkCode,
    public_check: checkCodeIn(bill.checkCode) === bill.checkCode,
    rule_version: bill.ruleVersion,
  }
}

const viewOfLine = (line: LineRow): BillLine => ({
  line_id: `${line.billId}-${line.seq}`,
  bet_type: line.betType,
  name: betTypeName(line.betType),
  number: line.number,
  amount: line.amount,
  rate: line.rate / 100,
  ...(line.parts ? { parts: viewOfParts(line.parts) } : {}),
  reduced: line.reduced,
  state: line.state,
  won: line.won,
})

/** With lines that are at hand. */
export const viewOfWhole = (found: Shown, lines: readonly LineRow[], now: number): BillWithLines => ({
  ...viewOfBill(found, now),
  lines: lines.map(viewOfLine),
  result: found.round.prizes ? viewOfResult(found, now) : null,
})

export const viewWithLines = async (db: Db, found: BillOfRound, now: number): Promise<BillWithLines> =>
  viewOfWhole(found, await linesOf(db, [found.bill.id]), now)

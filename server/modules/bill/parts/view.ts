/** Bills as the contract shows them. */
import type { Bill, BillLine, BillWithLines } from '#contracts/bills.ts'
import type { Db } from '../../../db/types.ts'
import { betTypeName } from '../../../strings/lotto.ts'
import { viewOfResult } from '../../lotto/results.ts'
import { viewOfRound } from '../../lotto/rounds.ts'
import { linesOf, type BillOfRound, type LineRow } from './read-bills.ts'

export function viewOfBill(found: BillOfRound, now: number): Bill {
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
  reduced: line.reduced,
  state: line.state,
  won: line.won,
})

export async function viewWithLines(db: Db, found: BillOfRound, now: number): Promise<BillWithLines> {
  const lines = await linesOf(db, [found.bill.id])
  return {
    ...viewOfBill(found, now),
    lines: lines.map(viewOfLine),
    result: found.round.prizes ? viewOfResult(found, now) : null,
  }
}

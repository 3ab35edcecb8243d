/** What the screen said of a movement, for its proof to be held against. */
import type { BillWithLines } from '#contracts/bills.ts'
import type { StatementLine } from '#contracts/statement.ts'
import type { Claim } from './verify/verify.ts'

/** Which movement, as the server is asked for it, and what the screen said of it. */
export interface ProvenMovement {
  readonly of: { readonly line_id: string } | { readonly bill_id: string }
  readonly claim: Claim
}

/** Our server's lines are named after their journal; another platform's may not be. */
const journalIn = (lineId: string): string | null => /^(\d+)-\d+$/.exec(lineId)?.[1] ?? null

export const ofLine = ({ id, amount, balance, at }: StatementLine): ProvenMovement => ({
  of: { line_id: id },
  claim: { journalId: journalIn(id), memo: null, amount, balance: balance ?? null, at },
})

/** The stake of a bill: the journal bears its number. */
export const ofBill = ({ bill_id, bill_no, total, placed_at }: BillWithLines): ProvenMovement => ({
  of: { bill_id },
  claim: { journalId: null, memo: bill_no, amount: -total, balance: null, at: placed_at },
})

/** What the auditor knows while it reads, and what it looks at in every journal (verify.ts). */
import { inArray, sql } from 'drizzle-orm'
import { ledgerJournals } from '../db/schema/ledger.ts'
import type { Db } from '../db/types.ts'
import { linesOf, type JournalRow, type Lined, type PostingRow } from './audit-reads.ts'
import { hashContent } from './chain.ts'

/** An invariant of docs/ledger.md that does not hold; `text` names the journal or account, with sums in satang. */
export interface Fault {
  readonly invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I8' | 'I9' | 'I13'
  readonly text: string
}

/** What the auditor knows so far. */
export interface Books {
  journals: number
  unsealed: number
  readonly balances: Map<string, bigint>
  /** The house's part in journals that wait for their block: not in its balances yet. */
  readonly waiting: Map<string, bigint>
  /** Blocks that say the database came back from a copy: no fault, and yet to be known. */
  readonly restores: Restore[]
  readonly faults: Fault[]
}

/** When the first block after a copy was sealed, and which cluster and timeline that was. */
export interface Restore {
  readonly block: string
  readonly at: number
  readonly system: string
}

const signature = (lines: readonly PostingRow[], sign: 1 | -1) =>
  lines.map((line) => `${line.accountId}${line.amount * sign}`).join(' ')

/** Answers the sum. */
export const add = (sums: Map<string, bigint>, id: string, amount: number): bigint => {
  const sum = (sums.get(id) ?? 0n) + BigInt(amount)
  sums.set(id, sum)
  return sum
}

/** Sums, and the balances after each line. */
export function auditLines(books: Books, journal: JournalRow, lines: readonly PostingRow[]): void {
  const fault = (invariant: Fault['invariant'], text: string) =>
    books.faults.push({ invariant, text: `journal ${journal.id}: ${text}` })
  const sum = lines.reduce((total, line) => total + BigInt(line.amount), 0n)
  if (sum !== 0n || lines.length < 2) fault('I1', `${lines.length} lines sum to ${sum}`)
  for (const line of lines) {
    const balance = add(books.balances, line.accountId, line.amount)
    const isWallet = line.accountId.startsWith('wallet:')
    if (isWallet && line.balanceAfter === null) fault('I3', `${line.accountId} has no balance on record`)
    if (line.balanceAfter !== null && balance !== BigInt(line.balanceAfter))
      fault('I3', `${line.accountId} stands at ${balance}, recorded ${line.balanceAfter}`)
    if (isWallet && balance < 0n) fault('I4', `${line.accountId} is at ${balance}`)
  }
  books.journals++
}

/** Those that take another back: its exact opposite, and at most one for each. */
export async function auditReversals(db: Db, books: Books, lined: readonly Lined[]): Promise<void> {
  const backs = lined.filter(([{ reverses }]) => reverses !== null)
  if (backs.length === 0) return
  const taken = backs.map(([{ reverses }]) => reverses!)
  const originals = await linesOf(db, taken)
  const rows = await db
    .select({ reverses: ledgerJournals.reverses, times: sql<string>`count(*)` })
    .from(ledgerJournals)
    .where(inArray(ledgerJournals.reverses, taken))
    .groupBy(ledgerJournals.reverses)
  const times = new Map(rows.map((row) => [row.reverses, Number(row.times)]))
  for (const [{ id, reverses }, lines] of backs) {
    const fault = (text: string) => books.faults.push({ invariant: 'I8', text: `journal ${id}: ${text}` })
    if (times.get(reverses)! > 1) fault(`reverses ${reverses} a second time`)
    if (signature(originals.get(reverses!) ?? [], 1) !== signature(lines, -1))
      fault(`is not the opposite of ${reverses}`)
  }
}

/** Whether the content is what was hashed before it was written. */
export function auditContent(books: Books, [journal, lines]: Lined): void {
  if (journal.hash !== hashContent({ ...journal, postings: lines }))
    books.faults.push({
      invariant: 'I9',
      text: `journal ${journal.id}: its content is not what was hashed`,
    })
}

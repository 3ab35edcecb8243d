/** What the auditor knows while it reads, and what it looks at in every journal (verify.ts). */
import { asc, inArray, sql } from 'drizzle-orm'
import { ledgerJournals, ledgerPostings } from '../db/schema/ledger.ts'
import type { Db } from '../db/types.ts'
import { hashContent } from './chain.ts'

/** An invariant of docs/ledger.md that does not hold; `text` names the journal or account, with sums in satang. */
export interface Fault {
  readonly invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I8' | 'I9'
  readonly text: string
}

/** As they are stored. */
export type JournalRow = typeof ledgerJournals.$inferSelect
/** A line of a journal, as it is stored. */
export type PostingRow = typeof ledgerPostings.$inferSelect
/** A journal with its lines. */
export type Lined = readonly [JournalRow, readonly PostingRow[]]

/** Journals that are read at once. */
export const BATCH = 1_000

/** What the auditor knows so far. */
export interface Books {
  journals: number
  unsealed: number
  readonly balances: Map<string, bigint>
  /** The house's part in journals that wait for their block: not in its balances yet. */
  readonly waiting: Map<string, bigint>
  readonly faults: Fault[]
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

async function linesOf(db: Db, ids: readonly string[]): Promise<Map<string, PostingRow[]>> {
  const byJournal = new Map<string, PostingRow[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return byJournal
  const lines = await db
    .select()
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.journalId, [...ids]))
    .orderBy(asc(ledgerPostings.journalId), asc(ledgerPostings.seq))
  for (const line of lines) byJournal.get(line.journalId)!.push(line)
  return byJournal
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

/** Journals with their lines. */
export async function withLines(db: Db, journals: readonly JournalRow[]): Promise<Lined[]> {
  const lines = await linesOf(
    db,
    journals.map(({ id }) => id),
  )
  return journals.map((journal) => [journal, lines.get(journal.id)!])
}

/** Whether the content is what was hashed before it was written. */
export function auditContent(books: Books, [journal, lines]: Lined): void {
  if (journal.hash !== hashContent({ ...journal, postings: lines }))
    books.faults.push({
      invariant: 'I9',
      text: `journal ${journal.id}: its content is not what was hashed`,
    })
}

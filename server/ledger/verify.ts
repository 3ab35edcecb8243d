/**
 * The auditor: reads the whole ledger from its first journal and recomputes everything that is stored.
 * I1 a journal sums to zero · I2 all accounts sum to zero · I3 a balance is the sum of its entries · I4 no wallet
 * was ever below zero · I8 nothing is missing, a reversal is the exact opposite, once · I9 the chain is unbroken.
 */
import { asc, gt, inArray } from 'drizzle-orm'
import { ledgerAccounts, ledgerHead, ledgerJournals, ledgerPostings } from '../db/schema/ledger.ts'
import type { Db } from '../db/types.ts'
import { GENESIS, hashJournal } from './chain.ts'

/** An invariant of docs/ledger.md that does not hold; `text` names the journal or account, with sums in satang. */
interface Fault {
  readonly invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I8' | 'I9'
  readonly text: string
}

/** How much was read, and what is wrong with it; no faults: the books are right. */
export interface Audit {
  readonly journals: number
  readonly accounts: number
  readonly faults: readonly Fault[]
}

type JournalRow = typeof ledgerJournals.$inferSelect
type PostingRow = typeof ledgerPostings.$inferSelect

const BATCH = 500

/** What the auditor knows so far. */
interface Books {
  lastId: bigint
  lastHash: string
  journals: number
  readonly balances: Map<string, bigint>
  /** Lines of journals, for comparing a reversal with what it reverses. Only the amounts' text is kept. */
  readonly content: Map<string, string>
  readonly reversed: Set<string>
  readonly faults: Fault[]
}

const signature = (lines: readonly PostingRow[], sign: 1 | -1) =>
  lines.map((line) => `${line.accountId}${line.amount * sign}`).join(' ')

function auditLines(books: Books, journal: JournalRow, lines: readonly PostingRow[]): void {
  const fault = (invariant: Fault['invariant'], text: string) =>
    books.faults.push({ invariant, text: `journal ${journal.id}: ${text}` })
  const sum = lines.reduce((total, line) => total + BigInt(line.amount), 0n)
  if (sum !== 0n || lines.length < 2) fault('I1', `${lines.length} lines sum to ${sum}`)
  for (const line of lines) {
    const balance = (books.balances.get(line.accountId) ?? 0n) + BigInt(line.amount)
    books.balances.set(line.accountId, balance)
    if (balance !== BigInt(line.balanceAfter))
      fault('I3', `${line.accountId} stands at ${balance}, recorded ${line.balanceAfter}`)
    if (line.accountId.startsWith('wallet:') && balance < 0n)
      fault('I4', `${line.accountId} is at ${balance}`)
  }
}

function auditJournal(books: Books, journal: JournalRow, lines: readonly PostingRow[]): void {
  const fault = (invariant: Fault['invariant'], text: string) =>
    books.faults.push({ invariant, text: `journal ${journal.id}: ${text}` })
  if (BigInt(journal.id) !== books.lastId + 1n) fault('I8', `follows ${books.lastId}: journals are missing`)
  if (journal.prevHash !== books.lastHash) fault('I9', 'does not continue the chain')
  if (journal.hash !== hashJournal(journal.prevHash, { ...journal, postings: lines }))
    fault('I9', 'its content is not what was hashed')
  auditLines(books, journal, lines)
  if (journal.reverses !== null) {
    if (books.reversed.has(journal.reverses)) fault('I8', `reverses ${journal.reverses} a second time`)
    if (books.content.get(journal.reverses) !== signature(lines, -1))
      fault('I8', `is not the opposite of ${journal.reverses}`)
    books.reversed.add(journal.reverses)
  }
  books.content.set(journal.id, signature(lines, 1))
  books.lastId = BigInt(journal.id)
  books.lastHash = journal.hash
  books.journals++
}

async function readBatch(db: Db, after: bigint): Promise<[JournalRow, PostingRow[]][]> {
  const journals = await db
    .select()
    .from(ledgerJournals)
    .where(gt(ledgerJournals.id, String(after)))
    .orderBy(asc(ledgerJournals.id))
    .limit(BATCH)
  if (journals.length === 0) return []
  const ids = journals.map((journal) => journal.id)
  const lines = await db
    .select()
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.journalId, ids))
    .orderBy(asc(ledgerPostings.journalId), asc(ledgerPostings.seq))
  const byJournal = new Map<string, PostingRow[]>(ids.map((id) => [id, []]))
  for (const line of lines) byJournal.get(line.journalId)!.push(line)
  return journals.map((journal) => [journal, byJournal.get(journal.id)!])
}

async function auditAccounts(db: Db, books: Books): Promise<number> {
  const accounts = await db.select().from(ledgerAccounts)
  let total = 0n
  for (const { id, balance } of accounts) {
    total += BigInt(balance)
    const rebuilt = books.balances.get(id) ?? 0n
    if (BigInt(balance) !== rebuilt)
      books.faults.push({ invariant: 'I3', text: `${id} has ${balance}, its entries sum to ${rebuilt}` })
    if (id.startsWith('wallet:') && balance < 0)
      books.faults.push({ invariant: 'I4', text: `${id} is at ${balance}` })
    books.balances.delete(id)
  }
  for (const id of books.balances.keys())
    books.faults.push({ invariant: 'I3', text: `${id} has entries but is gone` })
  if (total !== 0n) books.faults.push({ invariant: 'I2', text: `all accounts sum to ${total}` })
  return accounts.length
}

/** Audits everything. Reads only; give it a transaction with a snapshot when others write meanwhile. */
export async function verifyLedger(db: Db): Promise<Audit> {
  const books: Books = {
    lastId: 0n,
    lastHash: GENESIS,
    journals: 0,
    balances: new Map(),
    content: new Map(),
    reversed: new Set(),
    faults: [],
  }
  for (;;) {
    const batch = await readBatch(db, books.lastId)
    if (batch.length === 0) break
    for (const [journal, lines] of batch) auditJournal(books, journal, lines)
  }
  const [head] = await db.select().from(ledgerHead)
  if (!head || BigInt(head.journalId) !== books.lastId || head.hash !== books.lastHash) {
    books.faults.push({
      invariant: 'I9',
      text: `the head says journal ${head?.journalId}, the last one is ${books.lastId}`,
    })
  }
  const accounts = await auditAccounts(db, books)
  return { journals: books.journals, accounts, faults: books.faults }
}

/** Audits while others write: all reads see one moment. */
export const verifyLedgerOnline = (db: Db): Promise<Audit> =>
  db.transaction((tx) => verifyLedger(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' })

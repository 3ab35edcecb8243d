/**
 * The auditor: reads the whole ledger from its first journal and recomputes everything that is stored.
 * I1 a journal sums to zero · I2 all accounts sum to zero · I3 a balance is the sum of its entries · I4 no wallet
 * was ever below zero · I8 nothing is missing, a reversal is the exact opposite, once · I9 the chain is unbroken · I13 what
 * members have and did fits the journals.
 * What it holds in memory grows with the accounts, not with the journals.
 */
import { asc, sql, type SQL } from 'drizzle-orm'
import { ledgerAccounts, ledgerJournals } from '../db/schema/ledger.ts'
import type { Db } from '../db/types.ts'
import {
  add,
  auditContent,
  auditLines,
  auditReversals,
  type Books,
  type Fault,
  type Restore,
} from './audit-books.ts'
import { auditBlocks, auditOldChain, type AuditOptions, type Checkpoint } from './audit-chain.ts'
import { BATCH, withLines } from './audit-reads.ts'
import { auditTies } from './ties/audit.ts'

/** How much was read, and what is wrong with it; no faults: the books are right. */
export interface Audit {
  readonly journals: number
  readonly accounts: number
  /** Of the journals, those that wait for their block. */
  readonly unsealed: number
  /** Of the blocks that were read, those after which the database had come back from a copy. */
  readonly restores: readonly Restore[]
  readonly faults: readonly Fault[]
}

/** Journals that wait for their block. */
async function auditWaiting(db: Db, books: Books): Promise<void> {
  let last = '0'
  for (;;) {
    const journals = await db
      .select()
      .from(ledgerJournals)
      .where(sql`${ledgerJournals.id} in (select id from ledger_unsealed) and ${ledgerJournals.id} > ${last}`)
      .orderBy(asc(ledgerJournals.id))
      .limit(BATCH)
    if (journals.length === 0) return
    const lined = await withLines(db, journals)
    for (const one of lined) {
      auditContent(books, one)
      auditLines(books, ...one)
      for (const { accountId, amount } of one[1])
        if (accountId.startsWith('house:')) add(books.waiting, accountId, amount)
      books.unsealed++
    }
    await auditReversals(db, books, lined)
    last = journals.at(-1)!.id
  }
}

/** What no chain and no journal leads to. */
const STRAYS: readonly { invariant: Fault['invariant']; text: string; ids: SQL }[] = [
  {
    invariant: 'I9',
    text: 'is in no block and waits for none',
    ids: sql`select j.id from ledger_journals j
      where not exists (select from ledger_links l where l.journal_id = j.id)
        and j.id not in (select u.id from ledger_unsealed u)
        and (j.xid is not null or j.id > (select h.journal_id from ledger_head h))`,
  },
  {
    invariant: 'I9',
    text: 'has its place in a block that is not there',
    ids: sql`select l.journal_id as id from ledger_links l where not exists (
      select from ledger_blocks b where b.no = l.block_no and l.seq between b.first_seq and b.last_seq)`,
  },
  {
    invariant: 'I8',
    text: 'is missing, its postings are there',
    ids: sql`select distinct p.journal_id as id from ledger_postings p
      where not exists (select from ledger_journals j where j.id = p.journal_id)`,
  },
]

async function auditStrays(db: Db, books: Books): Promise<void> {
  for (const { invariant, text, ids } of STRAYS) {
    const { rows } = await db.execute<{ id: string | number }>(sql`${ids} order by 1 limit ${BATCH}`)
    for (const { id } of rows) books.faults.push({ invariant, text: `journal ${id}: ${text}` })
  }
}

async function auditAccounts(db: Db, books: Books): Promise<number> {
  const accounts = await db.select().from(ledgerAccounts)
  const left = new Set(books.balances.keys())
  let total = 0n
  for (const { id, balance } of accounts) {
    const now = BigInt(balance) + (books.waiting.get(id) ?? 0n)
    total += now
    const rebuilt = books.balances.get(id) ?? 0n
    if (now !== rebuilt)
      books.faults.push({ invariant: 'I3', text: `${id} has ${now}, its entries sum to ${rebuilt}` })
    if (id.startsWith('wallet:') && balance < 0)
      books.faults.push({ invariant: 'I4', text: `${id} is at ${balance}` })
    left.delete(id)
  }
  for (const id of left) books.faults.push({ invariant: 'I3', text: `${id} has entries but is gone` })
  if (total !== 0n) books.faults.push({ invariant: 'I2', text: `all accounts sum to ${total}` })
  return accounts.length
}

/** The audit, and where the next one may go on: null where something is wrong, or nothing is sealed. */
export async function auditLedger(
  db: Db,
  options: AuditOptions = {},
): Promise<Audit & { readonly checkpoint: Checkpoint | null }> {
  const { from } = options
  const books: Books = {
    journals: from?.journals ?? 0,
    unsealed: 0,
    balances: new Map(Object.entries(from?.balances ?? {}).map(([id, sum]) => [id, BigInt(sum)])),
    waiting: new Map(),
    restores: [],
    faults: [],
  }
  if (!from) await auditOldChain(db, books)
  const end = await auditBlocks(db, books, options)
  const sealed = {
    no: String(end.no),
    hash: end.hash,
    lastSeq: String(end.lastSeq),
    journals: books.journals,
    peaks: end.history.peaks,
    balances: Object.fromEntries([...books.balances].map(([id, sum]) => [id, String(sum)])),
  }
  await auditWaiting(db, books)
  await auditStrays(db, books)
  const accounts = await auditAccounts(db, books)
  books.faults.push(...(await auditTies(db)))
  const { journals, unsealed, restores, faults } = books
  const checkpoint = faults.length === 0 && end.no > 0n ? sealed : null
  return { journals, accounts, unsealed, restores, faults, checkpoint }
}

/** Audits everything. Reads only; give it a transaction with a snapshot when others write meanwhile. */
export async function verifyLedger(
  db: Db,
): Promise<{ journals: number; accounts: number; faults: readonly Fault[] }> {
  const { journals, accounts, faults } = await auditLedger(db)
  return { journals, accounts, faults }
}

/** Audits while others write: all reads see one moment. */
export const verifyLedgerOnline = (db: Db, options: AuditOptions = {}): ReturnType<typeof auditLedger> =>
  db.transaction((tx) => auditLedger(tx, options), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

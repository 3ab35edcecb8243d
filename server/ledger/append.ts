/**
 * Appends journals to the ledger.
 *
 * A journal is a set of postings that sum to zero, under a key that can be used once, ever. Its wallets are locked in the
 * order of their names (lock.ts), so a balance that was read is still right when it is written; the house's accounts are
 * not: their postings are only added. Written in one transaction, it gets its place in the chain after the commit (seal.ts).
 */
import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { ledgerJournals } from '../db/schema/ledger.ts'
import { statement } from '../db/statement.ts'
import type { Tx } from '../db/types.ts'
import type { AccountId } from './accounts.ts'
import { hashContent } from './chain.ts'
import { InsufficientFunds, LedgerError } from './errors.ts'
import {
  checkJournal,
  type Held,
  type HeldEntry,
  type Journal,
  type Posted,
  type Posting,
} from './journal.ts'
import { lockAccounts, type Balances } from './lock.ts'
import { sameJournal } from './same.ts'

const isWallet = (account: string) => account.startsWith('wallet:')

/** A wallet that is not there is a fault. */
function mustBeThere(wallets: readonly AccountId[], found: Balances): void {
  const lost = wallets.find((account) => !found.has(account))
  if (lost) throw new LedgerError(`no account ${lost}`)
}

/** Balances after the postings; a wallet below zero is refused before anything is written. The house's have none. */
function apply(postings: readonly Posting[], balances: Map<string, Satang>) {
  return postings.map(({ account, amount }, index) => {
    const line = { seq: index + 1, accountId: account, amount: satang(amount) }
    if (!isWallet(account)) return { ...line, balanceAfter: null }
    const balanceAfter = balances.get(account)! + amount
    if (balanceAfter < 0) throw new InsufficientFunds(account)
    return { ...line, balanceAfter: satang(balanceAfter) }
  })
}

/** A journal on its way in, and the journal that it takes back. */
interface Entry {
  readonly journal: Journal
  readonly reverses: string | null
}

/** Journals that were posted before, by key; one with other content is a LedgerError. */
async function postedBefore(tx: Tx, entries: readonly Entry[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: ledgerJournals.id, key: ledgerJournals.key })
    .from(ledgerJournals)
    .where(
      inArray(
        ledgerJournals.key,
        entries.map(({ journal }) => journal.key),
      ),
    )
  const known = new Map(rows.map((row) => [row.key, row.id]))
  for (const { journal, reverses } of entries) {
    const id = known.get(journal.key)
    if (id !== undefined && !(await sameJournal(tx, id, journal, reverses)))
      throw new LedgerError(`${journal.key}: the key was used for another journal`)
  }
  return known
}

/** What is written of new journals, in the order given; their balances go on from one to the next. */
function contentOf(fresh: readonly Entry[], balances: Map<string, Satang>) {
  return fresh.map(({ journal, reverses }) => {
    const postings = apply(journal.postings, balances)
    for (const line of postings)
      if (line.balanceAfter !== null) balances.set(line.accountId, line.balanceAfter)
    const { key, kind, memo = '', at } = journal
    const content = { key, kind, memo, at, reverses, postings, salt: randomBytes(16).toString('hex') }
    return { ...content, hash: hashContent(content) }
  })
}

type Content = ReturnType<typeof contentOf>[number]

const writing = statement<{ id: string | number; key: string }>(
  'ledger.write',
  `with line as materialized (
    select * from jsonb_to_recordset($2::jsonb)
      as it(n int, key text, seq int, "accountId" text, amount bigint, "balanceAfter" bigint)),
  opened as (
    insert into ledger_accounts (id, kind, balance, opened_at)
    select distinct "accountId", 'house', 0, $3::timestamptz from line
    where "balanceAfter" is null and not exists (select from ledger_accounts a where a.id = "accountId")
    on conflict do nothing),
  fresh as (
    insert into ledger_journals (key, kind, memo, at, reverses, salt, hash)
    select key, kind, memo, at, reverses, salt, hash from jsonb_to_recordset($1::jsonb)
      as it(n int, key text, kind text, memo text, at timestamptz, reverses bigint, salt text, hash text)
    order by n
    on conflict (key) do nothing returning id, key),
  posted as (
    insert into ledger_postings (journal_id, seq, account_id, amount, balance_after)
    select fresh.id, line.seq, line."accountId", line.amount, line."balanceAfter"
    from line join fresh on fresh.key = line.key
    order by line.n, line.seq)
  select id, key from fresh`,
)

/**
 * Writes journals and postings in one statement and answers the ids by key. The ids are taken here, under the locks of
 * their wallets. A key that somebody else has used meanwhile is left out, with its postings. An account of the house
 * stands for the other side and opens itself.
 */
async function write(tx: Tx, contents: readonly Content[]): Promise<Map<string, string>> {
  const journals = contents.map(({ key, kind, memo, at, reverses, salt, hash }, n) => {
    return { n, key, kind, memo, at: new Date(at).toISOString(), reverses, salt, hash }
  })
  const lines = contents.flatMap(({ key, postings }, n) => postings.map((line) => ({ n, key, ...line })))
  const rows = await writing(tx, [JSON.stringify(journals), JSON.stringify(lines), journals[0]!.at])
  return new Map(rows.map(({ id, key }) => [key, String(id)]))
}

const replay = (known: ReadonlyMap<string, string>, entries: readonly Entry[]): Posted[] | null =>
  entries.every(({ journal }) => known.has(journal.key))
    ? entries.map(({ journal }) => ({ journalId: known.get(journal.key)!, replayed: true }))
    : null

/** One journal, which is new nearly always: whether it is not is asked where something stands against it. */
async function appendOne(tx: Tx, entry: Entry, balances: Map<string, Satang>): Promise<Posted[]> {
  const { key } = entry.journal
  try {
    const journalId = (await write(tx, contentOf([entry], balances))).get(key)
    if (journalId !== undefined) return [{ journalId, replayed: false }]
  } catch (error) {
    // What was spent by this very journal may be why there is not enough.
    const before = error instanceof InsufficientFunds && replay(await postedBefore(tx, [entry]), [entry])
    if (before) return before
    throw error
  }
  return replay(await postedBefore(tx, [entry]), [entry])!
}

async function appendMany(
  tx: Tx,
  entries: readonly Entry[],
  balances: Map<string, Satang>,
): Promise<Posted[]> {
  const known = await postedBefore(tx, entries)
  const fresh = entries.filter(({ journal }) => !known.has(journal.key))
  const written = fresh.length === 0 ? known : await write(tx, contentOf(fresh, balances))
  return entries.map(({ journal: { key } }) => {
    const journalId = known.get(key) ?? written.get(key)
    if (journalId === undefined) throw new LedgerError(`${key}: somebody else posted it meanwhile`)
    return { journalId, replayed: known.has(key) }
  })
}

/** One after the other in the order given, in as few statements as one alone takes. Their keys differ. */
export async function append(tx: Tx, entries: readonly Entry[]): Promise<Posted[]> {
  for (const { journal } of entries) checkJournal(journal)
  if (new Set(entries.map(({ journal }) => journal.key)).size !== entries.length)
    throw new LedgerError('a key appears twice')
  const first = entries[0]
  if (!first) return []
  const accounts = entries.flatMap(({ journal }) => journal.postings.map((line) => line.account))
  const wallets = [...new Set(accounts.filter(isWallet))]
  const found = await lockAccounts(tx, wallets)
  mustBeThere(wallets, found)
  const balances = new Map(found)
  return entries.length === 1 ? appendOne(tx, first, balances) : appendMany(tx, entries, balances)
}

const writingHeld = statement<{ id: string | number }>(
  'ledger.write.held',
  'select ledger_write($1, $2, $3, $4, $5, $6, $7, $8, $9) as id',
)

/** See `heldEntry` (post.ts). */
export function entryOf(journal: Journal, held: Balances): HeldEntry {
  checkJournal(journal)
  mustBeThere(journal.postings.map((line) => line.account).filter(isWallet), held)
  const [content] = contentOf([{ journal, reverses: null }], new Map(held))
  const { key, kind, memo, at, salt, hash, postings } = content!
  const values = [
    key,
    kind,
    memo,
    new Date(at).toISOString(),
    salt,
    hash,
    postings.map(({ accountId }) => accountId),
    postings.map(({ amount }) => amount),
    postings.map(({ balanceAfter }) => balanceAfter),
  ]
  return { hash, values }
}

/** See `postHeld` (post.ts). */
export function appendHeld(tx: Tx, journal: Journal, held: Balances): Held {
  const { hash, values } = entryOf(journal, held)
  return { hash, posted: writingHeld(tx, values).then(([row]) => String(row!.id)) }
}

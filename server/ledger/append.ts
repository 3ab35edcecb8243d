/**
 * Appends journals to the ledger.
 *
 * A journal is a set of postings that sum to zero, under a key that can be used once, ever. The whole ledger has
 * one order: each posting locks the head of the chain first and then its accounts in order of their names, so
 * postings cannot deadlock among themselves, and a balance that was read is still right when it is written.
 */
import { asc, inArray } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { ledgerAccounts, ledgerHead, ledgerJournals, ledgerPostings } from '../db/schema/ledger.ts'
import type { Tx } from '../db/types.ts'
import { openAccount, type AccountId } from './accounts.ts'
import { hashJournal } from './chain.ts'
import { InsufficientFunds, LedgerError } from './errors.ts'
import { checkJournal, type Journal, type Posted, type Posting } from './journal.ts'
import { sameJournal } from './same.ts'

/** Locks the accounts in order of their names and answers their balances. */
async function lockAccounts(
  tx: Tx,
  accounts: readonly AccountId[],
  at: number,
): Promise<Map<string, Satang>> {
  const lock = async () => {
    const rows = await tx
      .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.id, [...accounts]))
      .orderBy(asc(ledgerAccounts.id))
      .for('update')
    return new Map(rows.map((row) => [row.id, row.balance]))
  }
  const found = await lock()
  const missing = accounts.filter((account) => !found.has(account))
  if (missing.length === 0) return found
  // A house account stands for the other side and opens itself; a wallet that is not there is a fault.
  const wallet = missing.find((account) => account.startsWith('wallet:'))
  if (wallet) throw new LedgerError(`no account ${wallet}`)
  for (const account of missing) await openAccount(tx, account, at)
  return lock()
}

/** Balances after the postings; a wallet below zero is refused before anything is written. */
function apply(postings: readonly Posting[], balances: Map<string, Satang>) {
  return postings.map(({ account, amount }, index) => {
    const balanceAfter = balances.get(account)! + amount
    if (account.startsWith('wallet:') && balanceAfter < 0) throw new InsufficientFunds(account)
    return { seq: index + 1, accountId: account, amount: satang(amount), balanceAfter: satang(balanceAfter) }
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

type Head = typeof ledgerHead.$inferSelect

/** Writes new journals after the head, in the order given; answers their ids by key. */
async function writeDown(tx: Tx, fresh: readonly Entry[], head: Head): Promise<Map<string, string>> {
  const accounts = fresh.flatMap(({ journal }) => journal.postings.map((line) => line.account))
  const balances = await lockAccounts(tx, [...new Set(accounts)], fresh[0]!.journal.at)
  const journals: (typeof ledgerJournals.$inferInsert)[] = []
  const postings: (typeof ledgerPostings.$inferInsert)[] = []
  let last = head
  for (const { journal, reverses } of fresh) {
    const lines = apply(journal.postings, balances)
    for (const line of lines) balances.set(line.accountId, line.balanceAfter)
    const { key, kind, memo = '', at } = journal
    const row = { id: String(BigInt(last.journalId) + 1n), key, kind, memo, at, reverses }
    const hash = hashJournal(last.hash, { ...row, postings: lines })
    journals.push({ ...row, prevHash: last.hash, hash })
    postings.push(...lines.map((line) => ({ ...line, journalId: row.id })))
    last = { ...last, journalId: row.id, hash }
  }
  await tx.insert(ledgerJournals).values(journals)
  await tx.insert(ledgerPostings).values(postings)
  await tx.update(ledgerHead).set({ journalId: last.journalId, hash: last.hash })
  return new Map(journals.map((row) => [row.key, row.id]))
}

/** One after the other in the order given, in as few statements as one alone takes. Their keys differ. */
export async function append(tx: Tx, entries: readonly Entry[]): Promise<Posted[]> {
  for (const { journal } of entries) checkJournal(journal)
  const [head] = await tx.select().from(ledgerHead).for('update')
  if (!head) throw new LedgerError('the chain has no head')
  const known = await postedBefore(tx, entries)
  const fresh = entries.filter(({ journal }) => !known.has(journal.key))
  const written = fresh.length === 0 ? known : await writeDown(tx, fresh, head)
  return entries.map(({ journal: { key } }) => ({
    journalId: (known.get(key) ?? written.get(key))!,
    replayed: known.has(key),
  }))
}

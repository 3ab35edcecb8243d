/**
 * Posting journals: the only code that moves money.
 *
 * A journal is a set of postings that sum to zero, under a key that can be used once, ever. The whole ledger has
 * one order: each posting locks the head of the chain first and then its accounts in order of their names, so
 * postings cannot deadlock among themselves, and a balance that was read is still right when it is written.
 */
import { asc, eq, inArray } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { ledgerAccounts, ledgerHead, ledgerJournals, ledgerPostings } from '../db/schema/ledger.ts'
import type { Tx } from '../db/types.ts'
import { openAccount, type AccountId } from './accounts.ts'
import { hashJournal } from './chain.ts'
import { InsufficientFunds, LedgerError } from './errors.ts'
import { sameJournal } from './same.ts'

/** One line: plus is into the account, minus out of it. Satang, not zero. */
export interface Posting {
  readonly account: AccountId
  readonly amount: number
}

export interface Journal {
  /** Names the intent, for ever: `withdraw:{operation}`, `round:{session}:{round_key}`. At most one journal has it. */
  readonly key: string
  /** What kind of movement it is, for the statement: `deposit`, `game.round`, … */
  readonly kind: string
  readonly memo?: string
  readonly postings: readonly Posting[]
  /** When, by the server's clock. */
  readonly at: number
}

export interface Posted {
  readonly journalId: string
  /** True when this key was posted before, with the same content: nothing was moved now. */
  readonly replayed: boolean
}

function check(journal: Journal): void {
  const { key, postings } = journal
  if (key.length === 0 || key.length > 200)
    throw new LedgerError('a journal needs a key of at most 200 characters')
  if (postings.length < 2) throw new LedgerError(`${key}: a journal needs two postings or more`)
  for (const { account, amount } of postings) {
    if (!Number.isSafeInteger(amount) || amount === 0)
      throw new LedgerError(`${key}: ${amount} is not an amount for ${account}`)
  }
  if (new Set(postings.map((line) => line.account)).size !== postings.length) {
    throw new LedgerError(`${key}: an account appears twice`)
  }
  const sum = postings.reduce((total, line) => total + BigInt(line.amount), 0n)
  if (sum !== 0n) throw new LedgerError(`${key}: postings sum to ${sum}, not to zero`)
}

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

/**
 * Posts a journal, within the caller's transaction. The same key and content again moves nothing and answers
 * `replayed`; the same key with other content is a LedgerError. Throws InsufficientFunds when a wallet would go
 * below zero (nothing is written then), LedgerError when the journal breaks a rule.
 */
export function postJournal(tx: Tx, journal: Journal): Promise<Posted> {
  return write(tx, journal, null)
}

/** Takes a journal back by its opposite. At most once for each journal, for ever (I8); again answers `replayed`. */
export async function reverseJournal(
  tx: Tx,
  input: { journalId: string; kind: string; memo?: string; at: number },
): Promise<Posted> {
  const lines = await tx
    .select({ account: ledgerPostings.accountId, amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.journalId, input.journalId))
    .orderBy(asc(ledgerPostings.seq))
  if (lines.length === 0) throw new LedgerError(`no journal ${input.journalId}`)
  const postings = lines.map((line) => ({ account: line.account as AccountId, amount: -line.amount }))
  return write(tx, { ...input, key: `reverse:${input.journalId}`, postings }, input.journalId)
}

async function write(tx: Tx, journal: Journal, reverses: string | null): Promise<Posted> {
  check(journal)
  const [head] = await tx.select().from(ledgerHead).for('update')
  if (!head) throw new LedgerError('the chain has no head')
  const [known] = await tx
    .select({ id: ledgerJournals.id })
    .from(ledgerJournals)
    .where(eq(ledgerJournals.key, journal.key))
  if (known) {
    if (!(await sameJournal(tx, known.id, journal, reverses))) {
      throw new LedgerError(`${journal.key}: the key was used for another journal`)
    }
    return { journalId: known.id, replayed: true }
  }
  const accounts = journal.postings.map((line) => line.account)
  const lines = apply(journal.postings, await lockAccounts(tx, accounts, journal.at))
  const id = String(BigInt(head.journalId) + 1n)
  const row = { id, key: journal.key, kind: journal.kind, memo: journal.memo ?? '', at: journal.at, reverses }
  const hash = hashJournal(head.hash, { ...row, postings: lines })
  await tx.insert(ledgerJournals).values({ ...row, prevHash: head.hash, hash })
  await tx.insert(ledgerPostings).values(lines.map((line) => ({ ...line, journalId: id })))
  await tx.update(ledgerHead).set({ journalId: id, hash })
  return { journalId: id, replayed: false }
}

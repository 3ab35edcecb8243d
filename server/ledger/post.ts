/** Posting journals: the only way to move money. */
import { asc, eq } from 'drizzle-orm'
import { ledgerPostings } from '../db/schema/ledger.ts'
import type { Tx } from '../db/types.ts'
import type { AccountId } from './accounts.ts'
import { append, appendHeld, entryOf } from './append.ts'
import { LedgerError } from './errors.ts'
import type { Held, HeldEntry, Journal, Posted } from './journal.ts'
import type { Balances } from './lock.ts'

/**
 * Posts a journal, within the caller's transaction. The same key and content again moves nothing and answers
 * `replayed`; the same key with other content is a LedgerError. Throws InsufficientFunds when a wallet would go
 * below zero (nothing is written then), LedgerError when the journal breaks a rule.
 */
export async function postJournal(tx: Tx, journal: Journal): Promise<Posted> {
  const [posted] = await append(tx, [{ journal, reverses: null }])
  return posted!
}

/**
 * Posts a journal whose wallets the caller has locked; `held` are their balances as the lock answered them, and nothing was
 * posted since (the database refuses it otherwise). Its statement is sent at once, so that what is asked for next, in the
 * same flight, comes after it. Its key must be new: the caller holds the claim of what it is made from.
 */
export const postHeld = (tx: Tx, journal: Journal, held: Balances): Held => appendHeld(tx, journal, held)

/**
 * As `postHeld`, for a write that is one call of the database with its journal: what it passes on to `ledger_write`. Nothing is sent
 * here. Throws as `postJournal` does.
 */
export const heldEntry = (journal: Journal, held: Balances): HeldEntry => entryOf(journal, held)

/** As `postJournal` for each in turn, all or none, with keys that differ; for wins of a draw by the hundred. */
export function postJournals(tx: Tx, journals: readonly Journal[]): Promise<Posted[]> {
  return append(
    tx,
    journals.map((journal) => ({ journal, reverses: null })),
  )
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
  const journal = { ...input, key: `reverse:${input.journalId}`, postings }
  const [posted] = await append(tx, [{ journal, reverses: input.journalId }])
  return posted!
}

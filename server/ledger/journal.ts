/** What a journal is, and what it must be before anything is posted. */
import type { AccountId } from './accounts.ts'
import { LedgerError } from './errors.ts'

/** One line: plus is into the account, minus out of it. Satang, not zero. */
export interface Posting {
  readonly account: AccountId
  readonly amount: number
}

/** A movement of money to be posted: two postings or more that sum to zero (I1); `at` in epoch ms (UTC). */
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

/** How posting ended: the journal that has the key, new or old. */
export interface Posted {
  readonly journalId: string
  /** True when this key was posted before, with the same content: nothing was moved now. */
  readonly replayed: boolean
}

/** A journal on its way: its hash is known before it is written. */
export interface Held {
  /** Of its content, with its salt: known to whoever may have the journal's proof. */
  readonly hash: string
  /** Its id. */
  readonly posted: Promise<string>
}

/** A journal that is written by the same call of the database as what it is for. */
export interface HeldEntry {
  /** As of `Held`. */
  readonly hash: string
  /** The arguments of the database's `ledger_write`, in their order. */
  readonly values: readonly unknown[]
}

/** Throws LedgerError. */
export function checkJournal(journal: Journal): void {
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

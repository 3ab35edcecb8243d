/** Double entry. Only server/ledger writes here, and the database itself refuses anything but appending. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { satang } from '#contracts/money.ts'
import { instant, money, ref } from '../columns.ts'

export type AccountKind = 'wallet' | 'house'

export const ledgerAccounts = pgTable('ledger_accounts', {
  /** `wallet:{wallet id}` or `house:{name}`. */
  id: text().primaryKey(),
  kind: text().$type<AccountKind>().notNull(),
  /** Kept by a trigger on ledger_postings; a direct update is refused. */
  balance: money('balance').notNull().default(satang(0)),
  openedAt: instant('opened_at').notNull(),
})

export const ledgerJournals = pgTable('ledger_journals', {
  /** One after the other without a gap, given under the head's lock. */
  id: ref('id').primaryKey(),
  /** One key, at most one journal, for ever (I5). */
  key: text().notNull(),
  kind: text().notNull(),
  memo: text().notNull().default(''),
  at: instant('at').notNull(),
  /** The journal this one takes back; a journal is taken back at most once (I8). */
  reverses: ref('reverses'),
  prevHash: text('prev_hash').notNull(),
  hash: text().notNull(),
})

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    journalId: ref('journal_id').notNull(),
    seq: integer().notNull(),
    accountId: text('account_id').notNull(),
    amount: money('amount').notNull(),
    /** Balance of the account after this posting. */
    balanceAfter: money('balance_after').notNull(),
  },
  (t) => [primaryKey({ columns: [t.journalId, t.seq] })],
)

/** One row: the last journal. Locked by each posting, so that the chain has one order. */
export const ledgerHead = pgTable('ledger_head', {
  one: integer().primaryKey(),
  journalId: ref('journal_id').notNull(),
  hash: text().notNull(),
})

/** The statement: what it reads instead of every line (decision 064), and tickets of its files (decision 024). */
import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, money, ref } from '../columns.ts'

/** Sums by wallet, Thai day and kind of journal. Written when journals are sealed, by the database itself. */
export const statementDays = pgTable(
  'statement_days',
  {
    accountId: text('account_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().notNull(),
    lines: bigint({ mode: 'number' }).notNull(),
    /** All lines together, those taken back included. */
    moved: money('moved').notNull(),
    /** In, out and their counts: without what was taken back, and what took it back. */
    moneyIn: money('money_in').notNull(),
    moneyOut: money('money_out').notNull(),
    countIn: bigint('count_in', { mode: 'number' }).notNull(),
    countOut: bigint('count_out', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day, t.kind] })],
)

/** Their journals, oldest first; all parts of a day but its last are full. */
export const statementParts = pgTable(
  'statement_parts',
  {
    accountId: text('account_id').notNull(),
    kind: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    part: bigint({ mode: 'number' }).notNull(),
    lines: integer().notNull(),
    firstId: ref('first_id').notNull(),
    lastId: ref('last_id').notNull(),
    journalIds: bigint('journal_ids', { mode: 'bigint' }).array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind, t.day, t.part] })],
)

/** One export, fetched without a session. */

export const statementTickets = pgTable('statement_tickets', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: ref('member_id').notNull(),
  filter: jsonb().notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Tickets for one export of a statement, fetched without a session (decision 024). */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, ref } from '../columns.ts'

export const statementTickets = pgTable('statement_tickets', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: ref('member_id').notNull(),
  filter: jsonb().notNull(),
  expiresAt: instant('expires_at').notNull(),
})

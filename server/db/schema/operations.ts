/** Answers of idempotent writes, and counters of rate limits. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

export const operations = pgTable('operations', {
  /** SHA-256 of scope and key: the key itself is not stored (kit/idempotency.ts). */
  id: text().primaryKey(),
  endpoint: text().notNull(),
  fingerprint: text().notNull(),
  status: integer().notNull(),
  /** The reply body, sealed with the key: only who knows the key can read it. */
  reply: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

export const rateLimits = pgTable('rate_limits', {
  /** `{policy}:{hash of the subject}:{window}`. */
  id: text().primaryKey(),
  count: integer().notNull(),
  expiresAt: instant('expires_at').notNull(),
})

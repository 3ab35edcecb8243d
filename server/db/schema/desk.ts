/** The operator's desk: who may sit at it, and what was done there. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, ref } from '../columns.ts'

/** What an operator's key opens. */
export type Permission = 'lotto.book' | 'lotto.draws' | 'member.limits' | 'member.protection'

export const operators = pgTable('operators', {
  id: id(),
  name: text().notNull(),
  keyHash: text('key_hash').notNull(),
  permissions: jsonb().$type<Permission[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
})

/** Written once, never changed. */
export const deskActs = pgTable('desk_acts', {
  id: id(),
  roundId: ref('round_id').notNull(),
  at: instant('at').notNull(),
  /** By name: it stays when the operator has gone. */
  operator: text().notNull(),
  act: text().$type<'number' | 'limits'>().notNull(),
  /** What holds since. */
  what: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  /** What held until then; null where nothing was said of it. */
  before: jsonb().$type<Readonly<Record<string, unknown>>>(),
  reason: text().notNull(),
})

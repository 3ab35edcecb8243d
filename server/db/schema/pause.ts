/** Pauses of members, whom they exclude, the clock of play, and what was changed (decisions 083, 084, 085). */
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Pause } from '#contracts/protection.ts'
import { satang } from '#contracts/money.ts'
import { id, instant, money, ref } from '../columns.ts'

/** At most one of a member is not over; the moment it no longer stops play is `members.paused_until`. */
export const memberPauses = pgTable('member_pauses', {
  id: id(),
  memberId: ref('member_id').notNull(),
  kind: text().$type<Pause['kind']>().notNull(),
  startedAt: instant('started_at').notNull(),
  /** Null: without an end. */
  endsAt: instant('ends_at'),
  /** When the member asked to come back, and when play opens again. */
  askedAt: instant('asked_at'),
  returnsAt: instant('returns_at'),
  /** Another took its place, or the member is back. */
  overAt: instant('over_at'),
})

/** What a paused person could register with again, hashed; it counts while their pause holds. */
export const excludedPeople = pgTable('excluded_people', {
  id: id(),
  memberId: ref('member_id').notNull(),
  kind: text().$type<'mobile' | 'account' | 'line' | 'name'>().notNull(),
  valueHash: text('value_hash').notNull(),
})

/** Written once: a setting or a state of a member, by whom, as it was and as it is. */
export const memberChanges = pgTable('member_changes', {
  id: id(),
  memberId: ref('member_id').notNull(),
  at: instant('at').notNull(),
  /** `member`, `register`, or the name of an operator. */
  who: text().notNull(),
  what: text().notNull(),
  before: jsonb(),
  after: jsonb(),
})

/** Play without a break of half an hour. Moved by the ledger's own trigger (migration 0065) with each stake. */
export const playClocks = pgTable('play_clocks', {
  memberId: ref('member_id').primaryKey(),
  minutes: integer().$type<15 | 30 | 60>().notNull().default(60),
  startedAt: instant('started_at'),
  lastAt: instant('last_at'),
  /** From when on a reality check is owed, if play goes on so long. */
  dueAt: instant('due_at'),
  staked: money('staked').notNull().default(satang(0)),
  returned: money('returned').notNull().default(satang(0)),
})

/** Members who asked that what is held about them be deleted. */
export const deletionRequests = pgTable('deletion_requests', {
  memberId: ref('member_id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
})

/** What all rewards stand on: play by day, points, spins of the wheel, runs of nightly jobs, notices to a member. */
import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, money, ref } from '../columns.ts'

/** A Thai day, `2026-11-20`. */
const thaiDay = (name: string) => date(name, { mode: 'string' })

/**
 * Settled play by Thai day and category. Written with the round itself, so it is never more or less than what was
 * played; every rule of cashback, points, commission and quests reads it.
 */
export const playDays = pgTable(
  'play_days',
  {
    memberId: ref('member_id').notNull(),
    day: thaiDay('day').notNull(),
    /** Game category; `lotto` for lotteries, by the day their result was known. */
    category: text().notNull(),
    /** Staked from a wallet that a promotion bound: no reward counts it. */
    bound: boolean().notNull(),
    staked: money('staked').notNull(),
    returned: money('returned').notNull(),
    rounds: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day, t.category, t.bound] })],
)

/** Movements of points; the sum of a member's is `member_points.point`. */
export const pointMovements = pgTable('point_movements', {
  id: id(),
  memberId: ref('member_id').notNull(),
  /** Names the intent; a member has each at most once, for ever. */
  key: text().notNull(),
  kind: text().notNull(),
  amount: integer().notNull(),
  balance: integer().notNull(),
  memo: text().notNull().default(''),
  at: instant('at').notNull(),
})

/** Points by the last day they can be used; the oldest are spent first. */
export const pointLots = pgTable(
  'point_lots',
  {
    memberId: ref('member_id').notNull(),
    expiresOn: thaiDay('expires_on').notNull(),
    points: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.expiresOn] })],
)

/** Free spins of the wheel. */
export const wheelRights = pgTable('wheel_rights', {
  memberId: ref('member_id').primaryKey(),
  spins: integer().notNull().default(0),
})

export const wheelRightMovements = pgTable('wheel_right_movements', {
  id: id(),
  memberId: ref('member_id').notNull(),
  key: text().notNull(),
  amount: integer().notNull(),
  balance: integer().notNull(),
  at: instant('at').notNull(),
})

/** How far a nightly computation is with a period: each batch moves it on in its own transaction. */
export const nightlyRuns = pgTable(
  'nightly_runs',
  {
    name: text().notNull(),
    /** First day of the period. */
    period: thaiDay('period').notNull(),
    lastMember: ref('last_member').notNull().default('0'),
    begunAt: instant('begun_at').notNull(),
    doneAt: instant('done_at'),
  },
  (t) => [primaryKey({ columns: [t.name, t.period] })],
)

export type InboxKind = 'announcement' | 'deposit' | 'withdrawal' | 'result' | 'reward' | 'security'

export const inboxItems = pgTable('inbox_items', {
  id: id(),
  memberId: ref('member_id').notNull(),
  key: text().notNull(),
  kind: text().$type<InboxKind>().notNull(),
  title: text().notNull(),
  body: text().notNull().default(''),
  image: text().notNull().default(''),
  /** A page of the site, from `/`. */
  link: text().notNull().default(''),
  at: instant('at').notNull(),
  readAt: instant('read_at'),
})

/** Limits of members, what counts against them, and every change of them (migration 0060). */
import { satang } from '#contracts/money.ts'
import type { LimitKind, LimitPeriod } from '#contracts/protection.ts'
import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, money, ref } from '../columns.ts'

const which = {
  memberId: ref('member_id').notNull(),
  kind: text().$type<LimitKind>().notNull(),
  period: text().$type<LimitPeriod>().notNull(),
}

/** What holds now. */
export const protectionLimits = pgTable(
  'protection_limits',
  {
    ...which,
    /** Satang; minutes of a limit of time. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** When it was set, or last looked at and left as it is. */
    since: instant('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.period] })],
)

/** What would hold once it is confirmed. */
export const protectionRaises = pgTable(
  'protection_raises',
  {
    ...which,
    /** Null: no limit. */
    amount: bigint({ mode: 'number' }),
    askedAt: instant('asked_at').notNull(),
    confirmFrom: instant('confirm_from').notNull(),
    confirmUntil: instant('confirm_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.period] })],
)

/** What was done: set or lowered, looked at and kept, asked for, confirmed, dropped. */
export type LimitAct = 'set' | 'kept' | 'asked' | 'confirmed' | 'dropped'

/** Written once. */
export const protectionChanges = pgTable('protection_changes', {
  id: id(),
  ...which,
  act: text().$type<LimitAct>().notNull(),
  /** `member`, or the operator's name. */
  actor: text().notNull(),
  before: bigint({ mode: 'number' }),
  after: bigint({ mode: 'number' }),
  /** Of what staff did. */
  reason: text().notNull().default(''),
  at: instant('at').notNull(),
})

/** Who was asked whether they want a limit: nobody is asked twice. */
export const protectionOffers = pgTable('protection_offers', {
  memberId: ref('member_id').primaryKey(),
  answeredAt: instant('answered_at').notNull(),
})

/** What counts, by Thai day: written by the database's triggers alone. */
export const protectionDays = pgTable(
  'protection_days',
  {
    memberId: ref('member_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    deposited: money('deposited').notNull().default(satang(0)),
    staked: money('staked').notNull().default(satang(0)),
    returned: money('returned').notNull().default(satang(0)),
    /** Milliseconds. */
    played: bigint({ mode: 'number' }).notNull().default(0),
    playedAt: instant('played_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
)

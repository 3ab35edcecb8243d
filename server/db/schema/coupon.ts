/** Coupon codes of an agent, who used them, and who types wrong ones. */
import type { RewardKind } from '#contracts/reward.ts'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, money, ref } from '../columns.ts'

export const coupons = pgTable('coupons', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  /** Upper case, without spaces. */
  code: text().notNull(),
  kind: text().$type<RewardKind>().notNull(),
  /** What is given, in words. */
  label: text().notNull().default(''),
  /** Credit; null for other kinds. */
  amount: money('amount'),
  /** Points, spins, pieces; null for credit. */
  count: integer(),
  /** Turnover of the credit, as a multiple; 0 is none. */
  turnoverTimes: integer('turnover_times').notNull().default(0),
  categorys: text().notNull().default('all'),
  /** Days to play the turnover in; null is no end. */
  validDays: integer('valid_days'),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  /** How many members may use it; null is any number. */
  totalLimit: integer('total_limit'),
  used: integer().notNull().default(0),
})

export type CouponUseState = 'used' | 'expired' | 'cancelled'

export const couponUses = pgTable('coupon_uses', {
  id: id(),
  couponId: ref('coupon_id').notNull(),
  memberId: ref('member_id').notNull(),
  state: text().$type<CouponUseState>().notNull().default('used'),
  /** Until when its turnover was to be played. */
  useUntil: instant('use_until'),
  /** The movement in the ledger; null where no money moved. */
  journalId: ref('journal_id'),
  at: instant('at').notNull(),
})

/** Codes that do not exist, typed by a member within the hour that began with the first. */
export const couponTries = pgTable('coupon_tries', {
  memberId: ref('member_id').primaryKey(),
  wrong: integer().notNull().default(0),
  until: instant('until').notNull(),
})

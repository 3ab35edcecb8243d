/** Cashback of days and weeks: the agent's published rules, and what each member was given back. */
import type { CashbackKind } from '#contracts/cashback.ts'
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, money, ref } from '../columns.ts'

/** Percentages are hundredths of a percent: 300 is 3 %. */
export const cashbackRules = pgTable(
  'cashback_rules',
  {
    agentCode: text('agent_code').notNull(),
    kind: text().$type<CashbackKind>().notNull(),
    title: text().notNull(),
    /** Sentences, in order. */
    terms: jsonb().$type<string[]>().notNull().default([]),
    /** Less than this is not given back. */
    minimum: money('minimum').notNull(),
    /** The most that one period gives; null: no limit. */
    cap: money('cap'),
  },
  (t) => [primaryKey({ columns: [t.agentCode, t.kind] })],
)

/** By category of games (daily) or by VIP level (weekly). A rate of zero takes no part, and neither does one missing. */
export const cashbackRates = pgTable(
  'cashback_rates',
  {
    agentCode: text('agent_code').notNull(),
    kind: text().$type<CashbackKind>().notNull(),
    /** In the order they are shown. */
    position: integer().notNull(),
    category: text(),
    vipLevel: integer('vip_level'),
    rate: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentCode, t.kind, t.position] })],
)

/** Why a line gives nothing; '' where it counts. */
export type LineReason = '' | 'won' | 'even' | 'excluded' | 'bound'

/** A category of a computation as it was computed; amounts in satang. */
export interface StoredLine {
  readonly category: string
  readonly staked: number
  readonly returned: number
  readonly rate: number
  readonly amount: number
  readonly reason: LineReason
}

/** A day of a week: what came back less what was staked, satang. */
export interface StoredDay {
  readonly day: string
  readonly net: number
}

/** One for each member and period. Its figures never change: the database lets nothing in but the claim. */
export const cashbacks = pgTable('cashbacks', {
  id: id(),
  memberId: ref('member_id').notNull(),
  kind: text().$type<CashbackKind>().notNull(),
  fromDay: date('from_day', { mode: 'string' }).notNull(),
  /** The last day that belongs to it. */
  toDay: date('to_day', { mode: 'string' }).notNull(),
  lines: jsonb().$type<StoredLine[]>().notNull(),
  days: jsonb().$type<StoredDay[]>().notNull(),
  startBalance: money('start_balance'),
  deposited: money('deposited'),
  withdrawn: money('withdrawn'),
  endBalance: money('end_balance'),
  /** Of a week: lost from wallets that a promotion bound. */
  boundLost: money('bound_lost'),
  /** Losses that count; never below zero. */
  lost: money('lost').notNull(),
  /** Of a week: the member's level when it was computed, and its rate. The lines of a day have rates of their own. */
  vipLevel: integer('vip_level'),
  rate: integer(),
  deducted: money('deducted'),
  minimum: money('minimum').notNull(),
  cap: money('cap'),
  amount: money('amount').notNull(),
  computedAt: instant('computed_at').notNull(),
  /** The first moment at which it is too late; null where there is nothing to take. */
  claimableUntil: instant('claimable_until'),
  claimedAt: instant('claimed_at'),
  journalId: ref('journal_id'),
})

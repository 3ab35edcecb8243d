/** Refer a friend: the programme of an agent, commission by day and friend, and the account that it is taken from. */
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { satang } from '#contracts/money.ts'
import { id, instant, money, ref } from '../columns.ts'

export const affiliateProgrammes = pgTable('affiliate_programmes', {
  agentCode: text('agent_code').primaryKey(),
  minRedeem: money('min_redeem').notNull(),
  /** The agent's own, beside those of the computation. */
  terms: jsonb().$type<string[]>().notNull().default([]),
})

export const affiliateRates = pgTable(
  'affiliate_rates',
  {
    agentCode: text('agent_code').notNull(),
    /** As in `play_days`. */
    category: text().notNull(),
    /** 1 is a friend, 2 a friend's friend. */
    level: integer().notNull(),
    /** Hundredths of a percent of the play. */
    basisPoints: integer('basis_points').notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentCode, t.category, t.level] })],
)

/** What a member can redeem: the balance after the newest transaction. */
export const affiliateAccounts = pgTable('affiliate_accounts', {
  memberId: ref('member_id').primaryKey(),
  balance: money('balance').notNull().default(satang(0)),
})

export type AffiliateKind = 'commission' | 'redeem' | 'adjustment'

/** Movements of that account; never changed, never taken away. */
export const affiliateTransactions = pgTable('affiliate_transactions', {
  id: id(),
  memberId: ref('member_id').notNull(),
  /** Names the intent; a member has each at most once, for ever. */
  key: text().notNull(),
  kind: text().$type<AffiliateKind>().notNull(),
  amount: money('amount').notNull(),
  balance: money('balance').notNull(),
  /** Of a commission: the Thai day that was played. */
  playDay: date('play_day', { mode: 'string' }),
  level: integer(),
  friends: integer(),
  /** With the turnover, only where it is that of several friends. */
  basisPoints: integer('basis_points'),
  turnover: money('turnover'),
  /** Of a redemption. */
  journalId: ref('journal_id'),
  at: instant('at').notNull(),
})

/** What each friend's play brought: the parts of a transaction. */
export const affiliateCommissions = pgTable(
  'affiliate_commissions',
  {
    beneficiaryId: ref('beneficiary_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    fromMemberId: ref('from_member_id').notNull(),
    level: integer().notNull(),
    category: text().notNull(),
    turnover: money('turnover').notNull(),
    basisPoints: integer('basis_points').notNull(),
    amount: money('amount').notNull(),
    transactionId: ref('transaction_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.beneficiaryId, t.day, t.fromMemberId, t.level, t.category] })],
)

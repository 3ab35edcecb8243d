/** Rates of points, items of the point shop, and what members redeemed (EXTRA-3). */
import type { RewardKind } from '#contracts/reward.ts'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, money, ref } from '../columns.ts'

/** Settled stakes of a day that give one point, by category. A category without a row gives none. */
export const pointRules = pgTable(
  'point_rules',
  {
    agentCode: text('agent_code').notNull(),
    category: text().notNull(),
    perPoint: money('per_point').notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentCode, t.category] })],
)

export const redemptionItems = pgTable('redemption_items', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  image: text().notNull().default(''),
  kind: text().$type<RewardKind>().notNull(),
  label: text().notNull().default(''),
  /** Credit of one; null for other kinds. */
  amount: money('amount'),
  /** Points, spins, pieces of one; null for credit. */
  count: integer(),
  /** Turnover of the credit, as a multiple; 0 is none. */
  turnoverTimes: integer('turnover_times').notNull().default(0),
  categorys: text().notNull().default('all'),
  /** Days to play the turnover in; null is no end. */
  validDays: integer('valid_days'),
  /** Price of one. */
  points: integer().notNull(),
  /** Pieces left; null is no end of them. */
  stock: integer(),
  /** Most that one member can redeem in all; null is any number. */
  memberLimit: integer('member_limit'),
  popular: boolean().notNull().default(false),
  position: integer().notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
})

export type RedemptionState = 'done' | 'preparing' | 'sent' | 'delivered' | 'cancelled'

/** Name, picture and price are the item's when it was redeemed. */
export const redemptions = pgTable('redemptions', {
  id: id(),
  memberId: ref('member_id').notNull(),
  itemId: ref('item_id').notNull(),
  /** Names the intent, for ever. */
  key: text().notNull(),
  name: text().notNull(),
  image: text().notNull().default(''),
  kind: text().$type<RewardKind>().notNull(),
  quantity: integer().notNull(),
  /** Paid in all. */
  points: integer().notNull(),
  /** Credit in all; null for other kinds. */
  amount: money('amount'),
  state: text().$type<RedemptionState>().notNull(),
  tracking: text().notNull().default(''),
  deliverName: text('deliver_name').notNull().default(''),
  deliverMobile: text('deliver_mobile').notNull().default(''),
  deliverAddress: text('deliver_address').notNull().default(''),
  walletId: ref('wallet_id'),
  /** The movement in the ledger; null where no money moved. */
  journalId: ref('journal_id'),
  at: instant('at').notNull(),
  /** When it came into its state. */
  movedAt: instant('moved_at').notNull(),
})

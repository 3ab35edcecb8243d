/** Promotions of an agent, their figures, and who received them. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { satang } from '#contracts/money.ts'
import { id, instant, money, ref } from '../columns.ts'

export type PromotionRepeats = 'once' | 'daily' | 'always'

export const promotions = pgTable('promotions', {
  /** `promotion_agent_id` of the contract. */
  id: id(),
  agentCode: text('agent_code').notNull(),
  /** 3 is free credit. */
  typeId: integer('type_id').notNull().default(1),
  name: text().notNull(),
  /** Comma-separated game categories, or `all`. */
  categorys: text().notNull().default('all'),
  /** Comma-separated wallet types; empty is every type. */
  availableWalletTypeId: text('available_wallet_type_id').notNull().default(''),
  description: text().notNull().default(''),
  position: integer().notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  /** When a member that received it may receive it again. */
  repeats: text().$type<PromotionRepeats>().notNull().default('once'),
})

/** Figures of a promotion's ticket by key (contracts/promotion.ts `bundleKeys`). */
export const promotionBundles = pgTable(
  'promotion_bundles',
  {
    promotionId: ref('promotion_id').notNull(),
    key: text().notNull(),
    /** Null where the agent left the default. */
    val: text(),
    defaultVal: text('default_val').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.key] })],
)

export const promotionReceipts = pgTable('promotion_receipts', {
  id: id(),
  promotionId: ref('promotion_id').notNull(),
  memberId: ref('member_id').notNull(),
  receivedAt: instant('received_at').notNull(),
  /** When it can be received again; null is never. */
  againAt: instant('again_at'),
})

/**
 * `active` while it binds its wallet, of which there is at most one. Then: `done` turnover or target reached, `spent`
 * nothing left to play with, `cancelled` by the member, `expired` not played in time, `replaced` by the next one.
 */
export type BoundState = 'active' | 'done' | 'spent' | 'cancelled' | 'expired' | 'replaced'

/** Promotion credit in a wallet, and the turnover that it asks for. Its words and figures as they were received. */
export const walletPromotions = pgTable('wallet_promotions', {
  id: id(),
  memberId: ref('member_id').notNull(),
  walletId: ref('wallet_id').notNull(),
  /** Where the credit is from: one of these three. */
  promotionId: ref('promotion_id'),
  couponUseId: ref('coupon_use_id'),
  /** The key of the credit's journal. */
  rewardKey: text('reward_key'),
  /** The deposit it was taken with. */
  orderId: text('order_id'),
  name: text().notNull(),
  categorys: text().notNull().default('all'),
  state: text().$type<BoundState>().notNull().default('active'),
  /** What the member moved into it when it began. */
  moved: money('own_start').notNull(),
  credit: money('credit').notNull(),
  turnoverTarget: money('turnover_target').notNull(),
  turnoverDone: money('turnover_done').notNull().default(satang(0)),
  /** Balance that ends it; null where none is set. */
  targetBalance: money('target_balance'),
  /** Most that can be won from it; null where there is no limit. */
  maxWithdraw: money('max_withdraw'),
  /** Credit that is taken back at its end. */
  returnCredit: money('return_credit').notNull().default(satang(0)),
  /** The journal of the credit: stakes of journals after it may have been of its money. */
  journalId: ref('journal_id').notNull(),
  startedAt: instant('started_at').notNull(),
  endsAt: instant('ends_at'),
  endedAt: instant('ended_at'),
  /** When the member withdrew from its wallet while bills were under way: it ends when they are settled. */
  givenUpAt: instant('given_up_at'),
  /** What was taken back in the end. */
  forfeited: money('forfeited').notNull().default(satang(0)),
})

/** Rounds that counted, each at most once, for ever. */
export const promotionTurnover = pgTable('promotion_turnover', {
  journalId: ref('journal_id').primaryKey(),
  walletPromotionId: ref('wallet_promotion_id').notNull(),
  counted: money('counted').notNull(),
  at: instant('at').notNull(),
})

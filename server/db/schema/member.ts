/** Members and what belongs to them. Balances are not here: they are the ledger's. */
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { satang } from '#contracts/money.ts'
import { id, instant, money, ref } from '../columns.ts'

export type MemberStatus = 'active' | 'suspended'
/** `main` takes withdrawals; `pending` waits for a check by people; `refused` says why in its note. */
export type BankAccountStatus = 'main' | 'active' | 'pending' | 'refused'

export const members = pgTable('members', {
  id: id(),
  /** Names the member to others: drawn by chance, so that it counts nobody. */
  publicId: text('public_id')
    .notNull()
    .default(sql`default`),
  agentCode: text('agent_code').notNull(),
  /** Lower case; unique within the agent. */
  username: text().notNull(),
  /** Ten digits; unique within the agent. */
  mobile: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** 2 hero, 1 gold, 0 guest (SHELL-3). */
  vipLevel: integer('vip_level').notNull().default(0),
  status: text().$type<MemberStatus>().notNull().default('active'),
  affiliateCode: text('affiliate_code').notNull(),
  referredBy: ref('referred_by'),
  knowUsId: integer('know_us_id'),
  /** `YYYY-MM-DD`, '' where it is not known. */
  birthday: text().notNull().default(''),
  /** When a code by SMS last proved that the number is the member's. */
  mobileVerifiedAt: instant('mobile_verified_at'),
  /** News about deposits, withdrawals and results by LINE, where an account is linked. */
  notifyByLine: boolean('notify_by_line').notNull().default(true),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at'),
  /** Later than now: no play, no deposit, no news (decision 083). Far away where nobody knows when it ends. */
  pausedUntil: instant('paused_until'),
  /** When the outside register of excluded people was asked last, and answered. */
  registerCheckedAt: instant('register_checked_at'),
})

export const memberBankAccounts = pgTable('member_bank_accounts', {
  id: id(),
  memberId: ref('member_id').notNull(),
  bankId: integer('bank_id').notNull(),
  bankAccountName: text('bank_account_name').notNull(),
  /** Digits only; one account belongs to one member. */
  bankAccountNo: text('bank_account_no').notNull(),
  /** One main account, and at most one other. */
  status: text().$type<BankAccountStatus>().notNull().default('main'),
  note: text().notNull().default(''),
  /** When this number was given; a second account that is replaced keeps its row. */
  createdAt: instant('created_at').notNull(),
})

export const memberPoints = pgTable('member_points', {
  memberId: ref('member_id').primaryKey(),
  point: integer().notNull().default(0),
})

/** The balance of a wallet is that of its ledger account `wallet:{id}`. */
export const wallets = pgTable('wallets', {
  id: id(),
  memberId: ref('member_id').notNull(),
  walletTypeId: integer('wallet_type_id').notNull(),
  name: text().notNull(),
  /** Game category the money is for, or `all`. */
  category: text().notNull().default('all'),
  canDeposit: boolean('can_deposit').notNull().default(false),
  activePromotionName: text('active_promotion_name').notNull().default(''),
  currentTurnover: money('current_turnover').notNull().default(satang(0)),
  /** What its promotion binds of the balance, moved under the account's lock (rules/money/own-money.ts). */
  bound: money('bound').notNull().default(satang(0)),
  position: integer().notNull().default(0),
})

/**
 * Lotteries, their rounds and rates, and the members' bills. Rates are hundredths of a baht for each baht (90 000 =
 * 900 baht for each); numbers are strings with their leading zeros.
 */
import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BillInputLine, BillState } from '#contracts/bills.ts'
import type { BetType, RoundState } from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import { id, instant, money, ref } from '../columns.ts'
import type { CancelRule, Family, RawPrize, Schedule, StandingNumber, Tier } from './lotto-shapes.ts'

export const lottoCategories = pgTable('lotto_categories', {
  id: id(),
  key: text().notNull(),
  name: text().notNull(),
  position: integer().notNull().default(0),
})

export const lotteries = pgTable('lotteries', {
  id: id(),
  key: text().notNull(),
  categoryId: ref('category_id').notNull(),
  name: text().notNull(),
  nameEn: text('name_en').notNull().default(''),
  badge: text().notNull().default(''),
  kind: text().$type<'draw' | 'yeekee'>().notNull(),
  /** How its raw prizes become the digits that bets are decided by. */
  family: text().$type<Family>().notNull(),
  /** IANA name; the schedule's times of day are in it. */
  timeZone: text('time_zone').notNull(),
  schedule: jsonb().$type<Schedule>().notNull(),
  /** Null: its bills cannot be cancelled. */
  cancelRule: jsonb('cancel_rule').$type<CancelRule>(),
  maxLines: integer('max_lines').notNull().default(1000),
  sourceUrl: text('source_url').notNull().default(''),
  notices: jsonb().$type<string[]>().notNull().default([]),
  /** What every new round of it begins with in `lotto_numbers`. */
  standingNumbers: jsonb('standing_numbers').$type<StandingNumber[]>().notNull().default([]),
  active: boolean().notNull().default(true),
  position: integer().notNull().default(0),
})

/** Which bet types a lottery takes, and what they pay. */
export const lottoRates = pgTable(
  'lotto_rates',
  {
    lotteryId: ref('lottery_id').notNull(),
    betType: text('bet_type').$type<BetType>().notNull(),
    rate: money('rate').notNull(),
    minAmount: money('min_amount').notNull(),
    /** Most on one line. */
    maxAmount: money('max_amount').notNull(),
    /** Most that all members together may stake on one number of a round; null is no cap. */
    numberCap: money('number_cap'),
    tiers: jsonb().$type<Tier[]>().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.lotteryId, table.betType] })],
)

export const lottoRounds = pgTable('lotto_rounds', {
  id: id(),
  lotteryId: ref('lottery_id').notNull(),
  /** The day it is named after, in the lottery's own zone; Yeekee's day begins at 06:00. */
  gameDay: date('game_day', { mode: 'string' }).notNull(),
  /** Which of the day, from 1; 0 where there is one a day. */
  roundNo: integer('round_no').notNull().default(0),
  title: text().notNull().default(''),
  state: text().$type<RoundState>().notNull(),
  opensAt: instant('opens_at').notNull(),
  /** The first moment at which no bill is taken any more. */
  closesAt: instant('closes_at').notNull(),
  resultAt: instant('result_at').notNull(),
  /** As drawn; bets are decided by these, top3 and bottom2 are for lists. */
  prizes: jsonb().$type<RawPrize[]>(),
  top3: text().notNull().default(''),
  bottom2: text().notNull().default(''),
  announcedAt: instant('announced_at'),
  sourceReadAt: instant('source_read_at'),
  settledAt: instant('settled_at'),
  ruleVersion: text('rule_version').notNull(),
})

/** Numbers that are not taken as usual in a round. */
export const lottoNumbers = pgTable(
  'lotto_numbers',
  {
    roundId: ref('round_id').notNull(),
    betType: text('bet_type').$type<BetType>().notNull(),
    number: text().notNull(),
    state: text().$type<'closed' | 'reduced' | 'capped'>().notNull(),
    /** Rate that holds instead, where reduced. */
    rate: money('rate'),
    /** Cap that holds instead of the bet type's, where capped. */
    cap: money('cap'),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.betType, table.number] })],
)

/** What all members together have on a number, cancelled bills taken off again. */
export const lottoExposure = pgTable(
  'lotto_exposure',
  {
    roundId: ref('round_id').notNull(),
    betType: text('bet_type').$type<BetType>().notNull(),
    number: text().notNull(),
    staked: money('staked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.betType, table.number] })],
)

export const lottoBills = pgTable('lotto_bills', {
  id: id(),
  /** Number for people. */
  billNo: text('bill_no').notNull(),
  memberId: ref('member_id').notNull(),
  roundId: ref('round_id').notNull(),
  walletId: ref('wallet_id').notNull(),
  state: text().$type<BillState>().notNull(),
  lineCount: integer('line_count').notNull(),
  total: money('total').notNull(),
  won: money('won').notNull().default(satang(0)),
  refunded: money('refunded').notNull().default(satang(0)),
  placedAt: instant('placed_at').notNull(),
  cancelUntil: instant('cancel_until'),
  cancelledAt: instant('cancelled_at'),
  settledAt: instant('settled_at'),
  /** When the member was told how it ended, on whichever device. */
  toldAt: instant('told_at'),
  checkCode: text('check_code').notNull(),
  ruleVersion: text('rule_version').notNull(),
  /** The journal that took the stake. */
  journalId: ref('journal_id').notNull(),
})

export const lottoLines = pgTable(
  'lotto_lines',
  {
    billId: ref('bill_id').notNull(),
    seq: integer().notNull(),
    betType: text('bet_type').$type<BetType>().notNull(),
    number: text().notNull(),
    amount: money('amount').notNull(),
    /** As accepted: later changes of the table do not touch it. */
    rate: money('rate').notNull(),
    reduced: boolean().notNull().default(false),
    state: text().$type<BillState>().notNull(),
    won: money('won').notNull().default(satang(0)),
  },
  (table) => [primaryKey({ columns: [table.billId, table.seq] })],
)

/** Saved sets of numbers of a member. */
export const lottoSets = pgTable('lotto_sets', {
  id: id(),
  memberId: ref('member_id').notNull(),
  name: text().notNull(),
  lines: jsonb().$type<BillInputLine[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

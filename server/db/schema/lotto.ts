/**
 * Lotteries, their rounds and rates, and the members' bills. Rates are hundredths of a baht for each baht (90 000 =
 * 900 baht for each); numbers are strings with their leading zeros.
 */
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { BillInputLine, BillState } from '#contracts/bills.ts'
import type { BetType, RoundState } from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import { id, instant, money, ref } from '../columns.ts'
import type {
  BookLimits,
  CancelRule,
  Family,
  LinePart,
  LottoAct,
  RawPrize,
  Schedule,
  StandingNumber,
  Tier,
} from './lotto-shapes.ts'

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
  /** Percent of a bet type's numbers: who bets on more of them in a round risks little, and that play counts for nothing. */
  mostCovered: integer('most_covered').notNull().default(50),
  /** How many, sources or operators, must say the same before it is the result. */
  confirmations: integer().notNull().default(2),
  /** How long a result stands before it is paid. */
  holdSeconds: integer('hold_seconds').notNull().default(300),
  /** How long after its time a round without a result is given up, and its stakes given back. */
  deadlineMinutes: integer('deadline_minutes').notNull().default(1440),
  sourceUrl: text('source_url').notNull().default(''),
  notices: jsonb().$type<string[]>().notNull().default([]),
  /** What every new round of it begins with in `lotto_numbers`. */
  standingNumbers: jsonb('standing_numbers').$type<StandingNumber[]>().notNull().default([]),
  active: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  bookLimits: jsonb('book_limits').$type<BookLimits>().notNull().default({}),
  /** Names the row with its rates, as they are: another with every change, by the database's own triggers. */
  terms: uuid().notNull().defaultRandom(),
})

/** Which bet types a lottery takes, and what they pay. */
export const lottoRates = pgTable(
  'lotto_rates',
  {
    lotteryId: ref('lottery_id').notNull(),
    betType: text('bet_type').$type<BetType>().notNull(),
    rate: money('rate').notNull(),
    minAmount: money('min_amount').notNull(),
    /** Most on one line, and of one member on one number of a round. */
    maxAmount: money('max_amount').notNull(),
    /** Most that all members together may stake on one number of a round; null is no cap. */
    numberCap: money('number_cap'),
    /** Steps by what a member has on a number. */
    tiers: jsonb().$type<Tier[]>().notNull().default([]),
    /** Steps by what all members together have on it. */
    numberTiers: jsonb('number_tiers').$type<Tier[]>().notNull().default([]),
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
  /** When the value that decides it began to be known, or will; a bet accepted from then on does not count. Null: not told. */
  valueAt: instant('value_at'),
  /** An operator has set its times: no calendar moves them any more. */
  datedByHand: boolean('dated_by_hand').notNull().default(false),
  /** As drawn; bets are decided by these, top3 and bottom2 are for lists. */
  prizes: jsonb().$type<RawPrize[]>(),
  top3: text().notNull().default(''),
  bottom2: text().notNull().default(''),
  announcedAt: instant('announced_at'),
  sourceReadAt: instant('source_read_at'),
  /** Its bills are settled from then on; null: at once. */
  paysAt: instant('pays_at'),
  /** 1, and one more with each correction. */
  resultNo: integer('result_no').notNull().default(1),
  settledAt: instant('settled_at'),
  ruleVersion: text('rule_version').notNull(),
  /** Instead of its lottery's. */
  bookLimits: jsonb('book_limits').$type<BookLimits>(),
  /** As that of its lottery: names the row with its numbers. */
  terms: uuid().notNull().defaultRandom(),
})

/** Days that were decided after their calendar was published. `sessions`: null is closed, `{}` a usual day. */
export const lottoSpecialDays = pgTable(
  'lotto_special_days',
  {
    calendar: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    sessions: jsonb().$type<Record<string, string | null>>(),
  },
  (table) => [primaryKey({ columns: [table.calendar, table.day] })],
)

/** What a source or an operator says was drawn: the last word of each, for each result of a round. */
export const lottoReadings = pgTable(
  'lotto_readings',
  {
    roundId: ref('round_id').notNull(),
    resultNo: integer('result_no').notNull(),
    source: text().notNull(),
    isOperator: boolean('is_operator').notNull(),
    /** Null: nothing was drawn, the round is void. */
    prizes: jsonb().$type<RawPrize[]>(),
    /** The prizes in one writing, to be compared. */
    said: text().notNull(),
    /** The source's own time of the value. */
    valueAt: instant('value_at'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.resultNo, table.source] })],
)

/** What was done to a round beside its usual course, by whom and why. Only added to. */
export const lottoActs = pgTable('lotto_acts', {
  id: id(),
  roundId: ref('round_id'),
  act: text().$type<LottoAct>().notNull(),
  /** An operator's name, or `calendar`, `deadline`. */
  actor: text().notNull(),
  reason: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  at: instant('at').notNull(),
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

/** What all members together have on a number, and may win by it; cancelled bills taken off again. */
export const lottoExposure = pgTable(
  'lotto_exposure',
  {
    roundId: ref('round_id').notNull(),
    betType: text('bet_type').$type<BetType>().notNull(),
    number: text().notNull(),
    staked: money('staked').notNull(),
    /** What is to be paid when it wins. */
    owed: money('owed').notNull().default(satang(0)),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.betType, table.number] })],
)

/** What a member has on a number of a round, cancelled bills taken off again: the sum of their lines (`npm run ledger:verify`). */
export const lottoHoldings = pgTable(
  'lotto_holdings',
  {
    roundId: ref('round_id').notNull(),
    memberId: ref('member_id').notNull(),
    betType: text('bet_type').$type<BetType>().notNull(),
    /** A tod number with its digits sorted. */
    number: text().notNull(),
    staked: money('staked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.memberId, table.betType, table.number] })],
)

/**
 * How much bills may still add to the worst result of a round without the whole book being looked at: some for each of
 * sixteen connections. Those of a round with such a limit, from its first bill on (decision 068).
 */
export const lottoAllowances = pgTable(
  'lotto_allowances',
  {
    roundId: ref('round_id').notNull(),
    slot: integer().notNull(),
    granted: money('granted').notNull(),
    spent: money('spent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.slot] })],
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
  /** What of the stake a promotion had bound. */
  bound: money('bound').notNull().default(satang(0)),
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
  /** By which result of its round it was settled, once it was. */
  resultNo: integer('result_no').notNull().default(1),
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
    /** Where it passes a step, its pieces; the rate is then that of all of them. */
    parts: jsonb().$type<LinePart[]>(),
    reduced: boolean().notNull().default(false),
    state: text().$type<BillState>().notNull(),
    won: money('won').notNull().default(satang(0)),
  },
  (table) => [primaryKey({ columns: [table.billId, table.seq] })],
)

/** Wrongly paid by a result that was corrected, and not there any more when it was. */
export const lottoClaims = pgTable('lotto_claims', {
  id: id(),
  billId: ref('bill_id').notNull(),
  /** The result by which it should not have been paid. */
  resultNo: integer('result_no').notNull(),
  memberId: ref('member_id').notNull(),
  amount: money('amount').notNull(),
  /** `replaced`: the bill was settled anew, and what is left of it is a claim of that. */
  state: text().$type<'open' | 'waived' | 'replaced'>().notNull(),
  /** The journal by which the house stood in for it. */
  journalId: ref('journal_id').notNull(),
  at: instant('at').notNull(),
  endedAt: instant('ended_at'),
})

/** Saved sets of numbers of a member. */
export const lottoSets = pgTable('lotto_sets', {
  id: id(),
  memberId: ref('member_id').notNull(),
  name: text().notNull(),
  lines: jsonb().$type<BillInputLine[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

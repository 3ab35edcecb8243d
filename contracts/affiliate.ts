/** Refer a friend: programme, network, commission. EXTRA-7. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht, bahtAmount } from './money.ts'
import { counted, day, flag, id, instant, int, int32, num, oneOf, paging, rows, text } from './wire.ts'

/** What a friend's play brings the member, by category of games. */
export const affiliateRate = z.object({
  /** Comma-separated: categories with the same percents are one line. */
  category: z.string(),
  name: text(),
  /** Percent of the friend's play by level, first level first. */
  level_percents: z.array(num()),
})

/**
 * Never refuses: for an agent that is unknown or has no programme `enabled` is false and all else empty. A member's own
 * agent counts, whatever `agent_id` says.
 */
export const getAffiliateConfigs = endpoint({
  name: 'affiliate.configs',
  method: 'GET',
  path: '/api/affiliate/v2/configs',
  auth: 'optional',
  onError: 'part',
  origin: 'spec',
  summary: 'The programme: levels and rates; for a member also his code and link.',
  request: z.object({ agent_id: int32() }),
  response: z.object({
    enabled: flag(),
    levels: int(),
    rates: rows(affiliateRate),
    /** Least commission that can be redeemed. */
    min_redeem: baht(),
    terms: rows(z.string()),
    /** Empty for a visitor. */
    code: text(),
    link: text(),
  }),
})

/** Names are masked; what a single friend played is not told. */
export const affiliateFriend = z.object({
  id: id(),
  name: z.string(),
  level: int(),
  joined_at: instant(),
  /** Friends this friend brought. */
  invited: int(),
  last_played_at: z.nullish(instant()),
  deposited: flag(),
  /** Commission credited this month that this friend's play brought. */
  earned: baht(),
})

/**
 * One friend, read: `earned` in satang, instants in epoch ms (UTC); `last_played_at` is the beginning of a Thai day,
 * null: never.
 */
export type AffiliateFriend = z.output<typeof affiliateFriend>

/** POST in the specification, though it only reads. */
export const getAffiliateNetwork = endpoint({
  name: 'affiliate.network',
  method: 'POST',
  path: '/api/affiliate/network',
  onError: 'part',
  byHand: false,
  origin: 'spec',
  summary: 'Friends by level; changes nothing.',
  request: z.object({
    level: z.optional(int32()),
    sort: z.optional(z.enum(['earned', 'joined', 'played'])),
    ...paging,
  }),
  response: z.object({
    levels: z.array(z.object({ level: int(), friends: int(), earned: baht() })),
    friends: z.array(affiliateFriend),
    total: int(),
  }),
})

/**
 * A movement of the commission account, which is apart from the wallets until it is redeemed. `ref` is the number of
 * the redemption in the statement, '' for other kinds.
 */
export const affiliateTransaction = z.object({
  id: id(),
  at: instant(),
  kind: oneOf(['commission', 'redeem', 'adjustment']),
  title: text(),
  ref: text(),
  /** Of a commission: the level, how many friends it is from, and the Thai day they played. */
  level: z.nullish(int()),
  friends: z.nullish(int()),
  play_day: z.nullish(day()),
  /**
   * Play and percent of several friends together: their product, each friend's rounded down to a satang, is the amount.
   * Null where it is the play of a single friend, which is not told.
   */
  turnover: z.nullish(baht()),
  percent: z.nullish(num()),
  /** Below zero for a redemption or a correction. */
  amount: baht(),
  state: oneOf(['done', 'pending', 'cancelled']),
})

/** One movement, read: sums in satang, `at` in epoch ms (UTC), `percent` as people write it (0.5 is half a percent). */
export type AffiliateTransaction = z.output<typeof affiliateTransaction>

const filter = {
  kind: z.optional(z.enum(['commission', 'redeem', 'adjustment'])),
  from_day: z.optional(day()),
  to_day: z.optional(day()),
  ...paging,
}

/** Thai days, both included; 20 a page unless told, 100 at most. */
export const getAffiliateTransactions = endpoint({
  name: 'affiliate.transactions',
  method: 'GET',
  path: '/api/affiliate/transactions',
  onError: 'part',
  origin: 'spec',
  summary: 'Movements of the commission account, newest first.',
  request: z.object(filter),
  response: z.array(affiliateTransaction),
  extra: counted,
})

/** Pages count transactions, not days: `total` of a day is that of the whole day, on whichever page its lines stand. */
export const getAffiliateTransactionsV2 = endpoint({
  name: 'affiliate.transactionsV2',
  method: 'GET',
  path: '/api/affiliate/v2/transactions',
  onError: 'part',
  origin: 'spec',
  summary: 'The same movements by Thai day, with the sum of each day.',
  request: z.object(filter),
  response: z.array(z.object({ day: day(), total: baht(), transactions: z.array(affiliateTransaction) })),
  /** `sum`: of all days that the filter lets through. */
  extra: z.extend(counted, { sum: z.optional(baht()) }),
})

/**
 * The last seven Thai days unless told, 92 at most: a longer period loses its beginning. Corrections are in
 * `earned_ever`, so that it less `redeemed_ever` is `redeemable`. `active_this_month`: friends who played in this Thai
 * month.
 */
export const getAffiliateSummary = endpoint({
  name: 'affiliate.summary',
  method: 'GET',
  path: '/api/affiliate/summary',
  onError: 'part',
  origin: 'spec',
  summary: 'Commission earned, taken and waiting, friends, and the days for a chart.',
  request: z.object({ from_day: z.optional(day()), to_day: z.optional(day()) }),
  response: z.object({
    redeemable: baht(),
    redeemed_ever: baht(),
    earned_ever: baht(),
    earned_today: baht(),
    earned_period: baht(),
    friends: int(),
    active_this_month: int(),
    days: z.array(z.object({ day: day(), level_one: baht(), other_levels: baht() })),
  }),
})

/**
 * Refused where the programme is closed, the sum is not `expected_amount`, less than `min_redeem` or more than there
 * is, or a promotion binds the main wallet; `data.redeemable` then tells the sum as it is now. `ref` is its number in
 * the statement.
 */
export const redeemAffiliate = endpoint({
  name: 'affiliate.redeem',
  method: 'POST',
  path: '/api/affiliate/redeem',
  onError: 'part',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary:
    'Takes redeemable commission into the main wallet: all of it, or the amount; refused when it is not what the member saw.',
  request: z.object({
    /** Left out: all of it. */
    amount: z.optional(bahtAmount().check(z.refine((v) => v > 0, { error: 'amount above zero' }))),
    /** Ours: all that the member saw; with another sum by now nothing is taken. */
    expected_amount: z.optional(baht()),
  }),
  response: z.object({ amount: baht(), ref: z.string(), wallet_id: id(), balance: baht() }),
})

/** Daily cashback and win/loss refund: what was lost, what comes back, how the figure came about. EXTRA-1, EXTRA-2. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht } from './money.ts'
import { agentCode, counted, day, id, instant, int, num, oneOf, paging, rows, text } from './wire.ts'

/** `daily` is the cashback of a day (/cashback), `weekly` the win/loss refund of a week (/member/winloss). */
export const cashbackKinds = ['daily', 'weekly'] as const

/** A word of `cashbackKinds`. */
export type CashbackKind = (typeof cashbackKinds)[number]

/** One category of games in a computation: staked − returned = lost; lost × rate = amount. */
export const cashbackLine = z.object({
  category: z.string(),
  name: text(),
  staked: baht(),
  returned: baht(),
  /** Below zero when the member won. */
  lost: baht(),
  rate_percent: num(),
  amount: baht(),
  /** Why a line does not count, empty where it does. */
  note: text(),
})

/**
 * What one period gives back, with its computation. Days are Thai days, both included; one that is `running` has no
 * `cashback_id` ('') yet.
 */
export const cashback = z.object({
  cashback_id: id(),
  kind: oneOf(cashbackKinds),
  from_day: day(),
  to_day: day(),
  /** `running`: the period is not over; `none`: nothing to give back. */
  state: oneOf(['running', 'claimable', 'claimed', 'expired', 'none']),
  lines: z.array(cashbackLine),
  /** Weekly only: what was there before, the money that went in and out, and what was left at the end. */
  start_balance: z.nullish(baht()),
  deposited: z.nullish(baht()),
  withdrawn: z.nullish(baht()),
  /** With the stakes of lottery bills that were still open, as `start_balance` is. */
  end_balance: z.nullish(baht()),
  /** Weekly only: lost in play that a promotion bound, which is not given back. */
  bound_lost: z.nullish(baht()),
  /** Weekly only: what each day brought, below zero where it was lost. */
  days: z.nullish(z.array(z.object({ day: day(), net: baht() }))),
  /** Sum of the losses that count. */
  lost: baht(),
  rate_percent: z.nullish(num()),
  /** Weekly only: the member's level when it was computed, which gives the rate. */
  vip_level: z.nullish(int()),
  /** Taken off, because it was given back already in another way. */
  deducted: z.nullish(baht()),
  /** Less is not given back. */
  minimum: z.nullish(baht()),
  /** Most that one period gives. */
  cap: z.nullish(baht()),
  amount: baht(),
  claimed_at: z.nullish(instant()),
  /** The first moment at which it can no longer be claimed. */
  claimable_until: z.nullish(instant()),
})

/** One period, read: sums in satang, rates in percent, instants in epoch ms (UTC). */
export type Cashback = z.output<typeof cashback>

/** Range of days, both included; without it the newest. */
const range = { from_day: z.optional(day()), to_day: z.optional(day()) }

/**
 * What is under way comes first and is computed anew each time. Periods that touch the range count; 20 a page unless
 * told, 100 at most.
 */
export const getLossHistory = endpoint({
  name: 'cashback.lossHistory',
  method: 'GET',
  path: '/api/cashback/loss/history',
  origin: 'spec',
  summary: 'Cashback of past periods, newest first, with its computation.',
  request: z.object({ kind: z.optional(z.enum(cashbackKinds)), ...range, ...paging }),
  response: z.array(cashback),
  extra: counted,
})

/**
 * 404 for a period that is not the member's; refused when it was claimed, has expired, or gives nothing. The money asks
 * for no turnover.
 */
export const claimLoss = endpoint({
  name: 'cashback.claim',
  method: 'POST',
  path: '/api/cashback/loss/claim',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Takes the cashback of a period into the main wallet.',
  request: z.object({ cashback_id: id() }),
  response: z.object({ amount: baht(), wallet_id: id(), balance: baht(), claimed_at: instant() }),
})

/** What was staked on one category on one Thai day. */
export const turnoverDay = z.object({
  day: day(),
  category: z.string(),
  name: text(),
  turnover: baht(),
  /** Points earned by it; missing where a day's points cannot be told apart by category. */
  points: z.nullish(num()),
  /** Points that the whole day earned. */
  day_points: z.nullish(num()),
})

/** One row, read: `turnover` in satang. */
export type TurnoverDay = z.output<typeof turnoverDay>

/** Of a day, the category played most first; 20 a page unless told, 100 at most. */
export const getTurnoverHistory = endpoint({
  name: 'cashback.turnoverHistory',
  method: 'GET',
  path: '/api/cashback/turnover/history',
  origin: 'spec',
  summary: 'What was played, by day and category, newest first.',
  request: z.object({ category: z.optional(z.string()), ...range, ...paging }),
  response: z.array(turnoverDay),
  extra: counted,
})

/** Published rules: shown to visitors on /winloss and to members beside their figures. */
export const cashbackRule = z.object({
  kind: oneOf(cashbackKinds),
  title: text(),
  /** Sentences, in order. */
  terms: rows(z.string()),
  rates: rows(
    z.object({ category: z.string(), name: text(), vip_level: z.nullish(int()), rate_percent: num() }),
  ),
  minimum: z.nullish(baht()),
  cap: z.nullish(baht()),
  turnover_times: num(),
})

/** One rule, read: sums in satang; `cap` null: no limit. */
export type CashbackRule = z.output<typeof cashbackRule>

/** Empty for an agent that is unknown or gives nothing back. */
export const getCashbackRules = endpoint({
  name: 'cashback.rules',
  method: 'GET',
  path: '/api/cashback/rules',
  auth: 'none',
  origin: 'extension',
  summary: 'Rules of daily cashback and win/loss refund.',
  request: z.object({ agent_code: agentCode() }),
  response: rows(cashbackRule),
})

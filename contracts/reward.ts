/** What a member can be given, by quests, wheel, point shop, coupons and polls alike. */
import * as z from 'zod/mini'
import { baht, bahtAmount } from './money.ts'
import { instant, int, oneOf, text } from './wire.ts'

/** Kinds of reward. `none` is a wheel's blank. */
export const rewardKinds = ['credit', 'points', 'wheel_spins', 'free_spins', 'item', 'none'] as const

/** A word of `rewardKinds`. */
export type RewardKind = (typeof rewardKinds)[number]

/** `amount` for credit, `count` for points, spins and items. */
export const reward = z.object({
  kind: oneOf(rewardKinds),
  label: text(),
  amount: z.nullish(baht()),
  count: z.nullish(int()),
  /** Turnover that the credit asks for, in baht; 0 or missing: none. */
  turnover: z.nullish(baht()),
  /** Comma-separated game categories that count; empty is every one. */
  categorys: text(),
  use_until: z.nullish(instant()),
  /** Days from the receipt in which the turnover must be played; missing: no end. */
  valid_days: z.nullish(int()),
})

/**
 * In a request that receives a reward: the turnover that the member was told and agreed to, satang. Needed where the reward
 * is credit that asks for one; without it, or with another, nothing is given.
 */
export const agreed = { agreed_turnover: z.optional(bahtAmount()) }

/** Read: `amount` and `turnover` in satang, `use_until` in epoch ms (UTC), null: no end. */
export type Reward = z.output<typeof reward>

/** A reward that was credited, and what the member has now. */
export const credited = z.object({
  reward,
  /** Wallet the credit went to; empty where no money moved. */
  wallet_id: text(),
  balance: z.nullish(baht()),
  points: z.nullish(int()),
  /** Number of the movement in the statement. */
  ref: text(),
})

/** Read: `balance` in satang, null where no money moved; `points` null where none did. */
export type Credited = z.output<typeof credited>

/** Point shop, and where points come from. EXTRA-3. */
import * as z from 'zod/mini'
import { MOBILE } from './auth.ts'
import { endpoint } from './kit.ts'
import { baht } from './money.ts'
import { agreed, credited, reward } from './reward.ts'
import { agentCode, counted, flag, id, instant, int, int32, oneOf, paging, rows, text } from './wire.ts'

/** Most pieces at once. */
export const QUANTITY_MAX = 999

/** Something that points can be traded for. */
export const redemptionItem = z.object({
  item_id: id(),
  name: z.string(),
  description: text(),
  image: text(),
  reward,
  /** Price of one, in points. */
  points: int(),
  /** Pieces left; missing where there is no end of them. */
  stock: z.nullish(int()),
  /** Most that one member can redeem now; missing: no limit. */
  member_limit: z.nullish(int()),
  popular: z.optional(flag()),
})

/** One item, read. */
export type RedemptionItem = z.output<typeof redemptionItem>

/** Refused for a visitor without `agent_code`; empty for an agent that is unknown. A member's own agent counts. */
export const getRedemptionItems = endpoint({
  name: 'redemption.list',
  method: 'GET',
  path: '/api/redemption/list',
  auth: 'optional',
  origin: 'spec',
  summary: 'Items of the point shop.',
  request: z.object({ agent_code: z.optional(agentCode()) }),
  response: rows(redemptionItem),
})

/** Lengths of where something is sent, in characters. */
export const deliveryLimits = { nameMax: 80, addressMin: 15, addressMax: 300 } as const

const line = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

/** Where a thing is sent. An extension: the specification has credit only. */
export const delivery = z.object({
  name: line(1, deliveryLimits.nameMax),
  mobile: z.string().check(z.regex(MOBILE)),
  address: line(deliveryLimits.addressMin, deliveryLimits.addressMax),
})

/** Read: name and address without blanks around them. */
export type Delivery = z.output<typeof delivery>

const wish = {
  item_id: id(),
  quantity: int32().check(
    z.refine((v) => v >= 1 && v <= QUANTITY_MAX, { error: `quantity from 1 to ${QUANTITY_MAX}` }),
  ),
  /** Wallet for credit; the main wallet when left out. */
  wallet_id: z.optional(id()),
}

/**
 * Refused for an item that is not on offer and a wallet that is not the member's or does not take the credit; what else
 * stands against it is told by `can_redeem` and `message`.
 */
export const calcRedemption = endpoint({
  name: 'redemption.calc',
  method: 'POST',
  path: '/api/redemption/calc',
  byHand: false,
  origin: 'spec',
  summary: 'What redeeming would cost and give; changes nothing.',
  request: z.object(wish),
  response: z.object({
    points_now: int(),
    points_used: int(),
    points_left: int(),
    max_quantity: int(),
    /** Credit received, 0 for other rewards. */
    credit: baht(),
    turnover: baht(),
    can_redeem: flag(),
    /** Why not, where it cannot. */
    message: text(),
  }),
})

/** How far a redemption is; only items to be sent know more than `done`. */
const redemptionState = () => oneOf(['done', 'preparing', 'sent', 'delivered', 'cancelled'])

/**
 * Refused, too, for all that `calcRedemption` tells, for another price than `expected_points`, and for a thing to be
 * sent without `delivery`, or credit with turnover without `agreed_turnover`. Points, stock and what is given move together or not at all.
 */
export const redeemItem = endpoint({
  name: 'redemption.redeem',
  method: 'POST',
  path: '/api/redemption/redeem',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Trades points for an item; stock never goes below zero.',
  request: z.object({
    ...wish,
    /** Points that the member agreed to in all; with another price nothing is redeemed. */
    expected_points: z.optional(int32()),
    ...agreed,
    /** Needed for a thing to be sent. */
    delivery: z.optional(delivery),
  }),
  response: z.object({
    redemption_id: id(),
    state: redemptionState(),
    points_left: int(),
    credited,
  }),
})

/** Something that was redeemed, under the name and at the price it had then. */
export const redemption = z.object({
  redemption_id: id(),
  item_id: id(),
  name: z.string(),
  image: text(),
  quantity: int(),
  points: int(),
  credit: z.nullish(baht()),
  state: redemptionState(),
  /** Parcel number, where something was sent. */
  tracking: text(),
  at: instant(),
  /** Where it is sent, with most of it hidden; '' where nothing is. An extension. */
  deliver_to: text(),
})

/** One redemption, read: `credit` in satang, null where none was given; `at` in epoch ms (UTC). */
export type Redemption = z.output<typeof redemption>

/** 20 a page unless told, 50 at most. */
export const getRedemptions = endpoint({
  name: 'redemption.history',
  method: 'GET',
  path: '/api/redemption/history',
  origin: 'spec',
  summary: 'What the member redeemed, newest first.',
  request: z.object(paging),
  response: z.array(redemption),
  extra: counted,
})

/** Refused for a visitor without `agent_code`. A category without a rate gives no points. */
export const getPointRules = endpoint({
  name: 'redemption.rules',
  method: 'GET',
  path: '/api/redemption/rules',
  auth: 'optional',
  origin: 'extension',
  summary: 'How much play gives a point, by category, and how long points can be used.',
  request: z.object({ agent_code: z.optional(agentCode()) }),
  response: z.object({
    rates: rows(
      z.object({
        /** Game category; `lotto` for lotteries. */
        category: z.string(),
        /** Settled stakes of a day that give one point. */
        baht_per_point: baht(),
      }),
    ),
    /** The rest of the rule, a sentence each. */
    notes: rows(z.string()),
  }),
})

/** What moved points. */
export const pointKinds = [
  'opening',
  'play',
  'expired',
  'coupon',
  'quest',
  'checkin',
  'wheel',
  'spin',
  'redemption',
  'redemption.back',
] as const

/** A movement of points; they are whole numbers and no money. `memo` says in words what for. */
export const pointMovement = z.object({
  id: id(),
  kind: oneOf(pointKinds),
  /** Above zero to the member, below zero from them. */
  amount: int(),
  /** What the member had after it. */
  balance: int(),
  memo: text(),
  at: instant(),
})

/** One movement, read: `at` in epoch ms (UTC). */
export type PointMovement = z.output<typeof pointMovement>

/** 20 a page unless told, 50 at most. */
export const getPointHistory = endpoint({
  name: 'member.pointHistory',
  method: 'GET',
  path: '/api/member/points/history',
  onError: 'part',
  origin: 'extension',
  summary: 'Movements of the points of the member, newest first.',
  request: z.object(paging),
  response: z.array(pointMovement),
  extra: counted,
})

/** Point shop. EXTRA-3; boards 17.1 and 17.2. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht } from './money.ts'
import { credited, reward } from './reward.ts'
import { agentCode, counted, flag, id, instant, int, oneOf, paging, rows, text } from './wire.ts'

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
export type RedemptionItem = z.output<typeof redemptionItem>

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

const redeemRequest = z.object({
  item_id: id(),
  quantity: int().check(z.refine((v) => v >= 1 && v <= 999, { error: 'quantity from 1 to 999' })),
  /** Wallet for credit; the main wallet when left out. */
  wallet_id: z.optional(id()),
})

export const calcRedemption = endpoint({
  name: 'redemption.calc',
  method: 'POST',
  path: '/api/redemption/calc',
  origin: 'spec',
  summary: 'What redeeming would cost and give; changes nothing.',
  request: redeemRequest,
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

export const redeemItem = endpoint({
  name: 'redemption.redeem',
  method: 'POST',
  path: '/api/redemption/redeem',
  idempotent: true,
  origin: 'spec',
  summary: 'Trades points for an item; stock never goes below zero.',
  request: redeemRequest,
  response: z.object({
    redemption_id: id(),
    state: redemptionState(),
    points_left: int(),
    credited,
  }),
})

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
})
export type Redemption = z.output<typeof redemption>

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

/** Promotions: list, preview, redeem, what is active and what giving it up costs. Product-spec §3, §5, §7; PROMO ids. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht, bahtAmount } from './money.ts'
import { agentCode, counted, flag, id, instant, int, int32, oneOf, paging, rows, text } from './wire.ts'

/** `type_id` of a promotion that needs no transfer: it sends amount 0 (PROMO-3). */
export const FREE_CREDIT_TYPE = 3
/** A wallet with another active promotion and at least this much cannot be chosen, in satang (PROMO-2: 30 baht). */
export const PROMOTION_LOCK_SATANG = 3000

/**
 * Keys of a promotion's bundles. The first four are the specification's; the rest are ours, the figures of a
 * promotion's ticket: bonus in percent of the transfer, most bonus in baht, turnover as a multiple, most that can be
 * won from it in baht, balance in baht that ends it, `1` where the bonus itself is taken back at the end, days to
 * play the turnover in, and `rebate` as the kind of what is given by itself and not received here.
 */
export const bundleKeys = [
  'banner_img',
  'min_transfer_amount',
  'fixed_transfer_amount',
  'details',
  'bonus_percent',
  'max_bonus',
  'turnover_times',
  'max_withdraw',
  'target_balance',
  'return_bonus',
  'valid_days',
  'kind',
] as const

/** A word of `bundleKeys`; a platform may have further ones. */
export type BundleKey = (typeof bundleKeys)[number]

/** `val` where set, `default_val` otherwise. `details` holds a JSON list of sentences. */
export const promotionBundle = z.object({ key: z.string(), val: text(), default_val: text() })

/** A promotion on offer. Its figures stand in its bundles. */
export const promotion = z.object({
  promotion_agent_id: id(),
  /** 3 is free credit. */
  type_id: int(),
  promotion_name: text(),
  /** Comma-separated game categories, or `all` (the specification's spelling). */
  categorys: text(),
  /** Comma-separated wallet types that may take it; empty is every type. */
  available_wallet_type_id: text(),
  description: text(),
  bundles: rows(promotionBundle),
  /** Set for a member that received it and cannot again for now. */
  received_at: z.nullish(instant()),
  /** Why the member cannot receive it now; empty when nothing stands against it. */
  blocked_reason: text(),
})

/** One promotion, read: `received_at` in epoch ms (UTC). */
export type Promotion = z.output<typeof promotion>

/** Refused for a visitor without an agent that is known; a member's own agent counts, whatever `agent_code` says. */
export const getPromotions = endpoint({
  name: 'promotion.list',
  method: 'GET',
  path: '/api/promotion/list',
  auth: 'optional',
  origin: 'spec',
  summary: 'Promotions of the agent; for a member with what was received already.',
  request: z.object({ agent_code: z.optional(agentCode()) }),
  response: rows(promotion),
})

const redeemRequest = z.object({
  /** The promotion's promotion_agent_id. */
  promotion_id: id(),
  wallet_type_id: int32(),
  /** 0 for free credit. */
  transfer_amount: bahtAmount(),
})

/** What redeeming would do, computed by the server (PROMO-4). */
export const promotionPreview = z.object({
  total_balance: baht(),
  /** Balance at which the promotion ends; 0 where none is set. */
  target_balance: baht(),
  target_turnover: baht(),
  /** Credit taken back when the promotion ends. */
  return_credit: baht(),
  /** Credit received on top of the transfer. */
  credit_amount: baht(),
  /** What would be bound: the transfer and the credit, 0 where nothing is to be played. An extension. */
  bound_amount: z.nullish(baht()),
  /** What of the wallet would stay the member's own, to be withdrawn at any time. An extension. */
  own_amount: z.nullish(baht()),
  /** Until when the turnover could be played; missing: without an end. An extension. */
  ends_at: z.nullish(instant()),
})

/** Read: sums in satang. */
export type PromotionPreview = z.output<typeof promotionPreview>

/** Refused as `redeemPromotion` is, with the same sentence. */
export const previewPromotion = endpoint({
  name: 'promotion.preview',
  method: 'POST',
  path: '/api/promotion/preview',
  byHand: false,
  origin: 'spec',
  summary: 'What redeeming would do; changes nothing.',
  request: redeemRequest,
  response: promotionPreview,
})

/**
 * Refused for one that is not on offer, is given by itself or was received before; where no wallet of this type takes
 * it, another promotion is in that wallet (`PROMOTION_LOCK_SATANG`), the amount is not the one it asks for, or the main
 * wallet has less of the member's own. `data` is null; the message says what is to be played.
 */
export const redeemPromotion = endpoint({
  name: 'promotion.redeem',
  method: 'POST',
  path: '/api/promotion/redeem',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Receives the promotion into the wallet.',
  request: redeemRequest,
  response: z.nullish(z.unknown()),
})

/**
 * A promotion under way in a wallet, with what is played and what is left. Credit of a coupon that asks for turnover
 * is one too; its `promotion_id` is `coupon-` and the number of the use.
 */
export const activePromotion = z.object({
  wallet_id: id(),
  wallet_name: text(),
  promotion_id: id(),
  promotion_name: z.string(),
  categorys: text(),
  turnover_done: baht(),
  turnover_target: baht(),
  started_at: instant(),
  ends_at: z.nullish(instant()),
  /** Credit that was received. */
  credit_amount: z.nullish(baht()),
  /** Most that can be won from it, beside the member's own money; missing: no limit. */
  max_withdraw: z.nullish(baht()),
  /** Given up now: credit that is taken back, and what stays in the wallet. */
  cancel_forfeit: baht(),
  cancel_balance: baht(),
  can_cancel: flag(),
  /** What it binds of the wallet now; missing: all of it. */
  bound: z.nullish(baht()),
  /** The member withdrew from its wallet: it ends when the bills under way are settled. */
  given_up: z.optional(flag()),
})

/** One promotion under way, read: sums in satang, instants in epoch ms (UTC); `ends_at` null: without an end. */
export type ActivePromotion = z.output<typeof activePromotion>

/**
 * In the order of the wallets, one at most for each. `can_cancel` is false while lottery bills placed with it are open.
 */
export const getActivePromotions = endpoint({
  name: 'promotion.active',
  method: 'GET',
  path: '/api/promotion/active',
  origin: 'extension',
  summary: 'Promotions under way in the wallets of the member.',
  response: z.array(activePromotion),
})

/**
 * `done` played or target reached, `spent` nothing left to play with, `cancelled` given up, `expired` not played in
 * time, `replaced` by the next one in its wallet.
 */
export const promotionEndings = ['done', 'spent', 'cancelled', 'expired', 'replaced'] as const

/** A word of `promotionEndings`. */
export type PromotionEnding = (typeof promotionEndings)[number]

/** A promotion that bound a wallet once. One that can be received again has a row for each time. */
export const endedPromotion = z.object({
  id: id(),
  promotion_id: id(),
  promotion_name: z.string(),
  wallet_name: text(),
  state: oneOf(promotionEndings),
  started_at: instant(),
  ended_at: instant(),
  credit_amount: baht(),
  turnover_done: baht(),
  turnover_target: baht(),
  /** Credit that was taken back in the end. */
  forfeited: baht(),
})

/** One ended promotion, read: sums in satang, instants in epoch ms (UTC). */
export type EndedPromotion = z.output<typeof endedPromotion>

/** 20 a page unless told, 100 at most. */
export const getEndedPromotions = endpoint({
  name: 'promotion.ended',
  method: 'GET',
  path: '/api/promotion/ended',
  origin: 'extension',
  summary: 'Promotions that once bound a wallet of the member, the last to end first.',
  request: z.object(paging),
  response: z.array(endedPromotion),
  extra: counted,
})

/**
 * Refused, too, when it is over already and while lottery bills placed with it are open. `balance`: what stays in the
 * wallet.
 */
export const cancelPromotion = endpoint({
  name: 'promotion.cancel',
  method: 'POST',
  path: '/api/promotion/cancel',
  idempotent: true,
  stepUp: true,
  origin: 'extension',
  summary:
    'Gives up the promotion of a wallet; refused when the forfeit is no longer the one the member saw.',
  request: z.object({ wallet_id: id(), promotion_id: id(), expected_forfeit: bahtAmount() }),
  response: z.object({ forfeited: baht(), balance: baht() }),
})

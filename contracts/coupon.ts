/** Coupons. EXTRA-6. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { agreed, credited, reward } from './reward.ts'
import { counted, id, instant, int, oneOf, paging } from './wire.ts'

/** Longest code that can be typed. */
export const COUPON_MAX = 20

const code = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(COUPON_MAX))

/** Refused, counted and limited as `redeemCoupon` is. */
export const previewCoupon = endpoint({
  name: 'coupon.preview',
  method: 'POST',
  path: '/api/member/coupon/preview',
  byHand: false,
  origin: 'extension',
  summary: 'What a code would give and ask for; uses nothing.',
  request: z.object({ code: code() }),
  response: reward,
})

/**
 * Capitals and spaces do not matter. Refused for an unknown code (that try stays counted), for one that has not begun,
 * has expired, was used by the member or used up, or gives what is not served; one whose credit asks for turnover also
 * while a promotion is in the main wallet, and without `agreed_turnover`. 429 after five wrong codes within an hour.
 */
export const redeemCoupon = endpoint({
  name: 'coupon.redeem',
  method: 'POST',
  path: '/api/member/coupon/redeem',
  idempotent: true,
  stepUp: true,
  origin: 'extension',
  summary: 'Uses a coupon code; wrong tries are counted and limited by the hour.',
  request: z.object({ code: code(), ...agreed }),
  response: credited,
})

/** A use of a code, with what it gave then. */
export const couponUse = z.object({
  id: id(),
  code: z.string(),
  state: oneOf(['used', 'expired', 'cancelled']),
  reward,
  at: instant(),
})

/** One use, read: sums in satang, `at` in epoch ms (UTC). */
export type CouponUse = z.output<typeof couponUse>

/** 20 a page unless told, 50 at most. */
export const getCouponHistory = endpoint({
  name: 'coupon.history',
  method: 'GET',
  path: '/api/member/coupon/history',
  origin: 'extension',
  summary: 'Coupons the member used, newest first.',
  request: z.object(paging),
  response: z.array(couponUse),
  /** `tries_left`: wrong codes that may still be typed within the hour. */
  extra: z.extend(counted, { tries_left: z.optional(int()) }),
})

import type { Credited } from '#contracts/reward.ts'

/** What the dialog of a used coupon shows. */
export interface CouponDone {
  /** '' when the page was reloaded meanwhile. */
  code: string
  credited: Credited
}

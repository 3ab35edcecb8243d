/** Uses a code: once for each member, within its time and number, credited through the ledger (EXTRA-6). */
import { eq } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import type { Credited, Reward } from '#contracts/reward.ts'
import { couponUses } from '../../../db/schema/coupon.ts'
import type { Tx } from '../../../db/types.ts'
import { refuse } from '../../../kit/errors.ts'
import { couponMessages as words } from '../../../strings/coupon.ts'
import { giveReward, isGiven, usableUntil } from '../../reward/give-reward.ts'
import { giftOf, isUsed, noteUse, rewardOfUse, takeOne, type CouponRow } from './coupon-uses.ts'

function checkCoupon(coupon: CouponRow, now: number): void {
  if (coupon.startsAt !== null && coupon.startsAt > now) refuse(words.notYet)
  if (coupon.endsAt !== null && coupon.endsAt <= now) refuse(words.expired)
  // A thing to be sent asks for an address that a code does not; its code is not used up.
  if (!isGiven(coupon.kind) || coupon.kind === 'item') refuse(words.notServed)
}

/** What it would give; refused as using it would be. */
export async function lookAtCoupon(
  tx: Tx,
  coupon: CouponRow,
  memberId: string,
  now: number,
): Promise<Reward> {
  checkCoupon(coupon, now)
  if (await isUsed(tx, coupon.id, memberId)) refuse(words.usedBefore)
  if (coupon.totalLimit !== null && coupon.used >= coupon.totalLimit) refuse(words.usedUp)
  return rewardOfUse(coupon, usableUntil(giftOf(coupon), now))
}

interface Using {
  readonly memberId: string
  readonly agreed: Satang | undefined
  readonly now: number
}

/** Carries it out within the caller's transaction; every refusal undoes what was written. */
export async function useCoupon(
  tx: Tx,
  coupon: CouponRow,
  { memberId, agreed, now }: Using,
): Promise<Credited> {
  checkCoupon(coupon, now)
  const gift = giftOf(coupon)
  const useId = await noteUse(tx, {
    couponId: coupon.id,
    memberId,
    useUntil: usableUntil(gift, now),
    at: now,
  })
  if (useId === null) refuse(words.usedBefore)
  if (!(await takeOne(tx, coupon.id))) refuse(words.usedUp)
  const { credited, journalId } = await giveReward(tx, {
    memberId,
    gift,
    key: `coupon:${useId}`,
    kind: 'coupon.credit',
    name: words.promotionName(coupon.code),
    memo: coupon.code,
    couponUseId: useId,
    agreed,
    now,
  })
  if (journalId !== null) await tx.update(couponUses).set({ journalId }).where(eq(couponUses.id, useId))
  return credited
}

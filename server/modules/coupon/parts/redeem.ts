/** Uses a code: once for each member, within its time and number, credited through the ledger (EXTRA-6). */
import { eq } from 'drizzle-orm'
import type { Credited } from '#contracts/reward.ts'
import { couponUses } from '../../../db/schema/coupon.ts'
import type { Tx } from '../../../db/types.ts'
import { refuse } from '../../../kit/errors.ts'
import { couponMessages as words } from '../../../strings/coupon.ts'
import { giveReward, isGiven, usableUntil } from '../../reward/give-reward.ts'
import { giftOf, noteUse, takeOne, type CouponRow } from './coupon-uses.ts'

/** Carries it out within the caller's transaction; every refusal undoes what was written. */
export async function useCoupon(tx: Tx, coupon: CouponRow, memberId: string, now: number): Promise<Credited> {
  if (coupon.startsAt !== null && coupon.startsAt > now) refuse(words.notYet)
  if (coupon.endsAt !== null && coupon.endsAt <= now) refuse(words.expired)
  // A thing to be sent asks for an address that a code does not; its code is not used up.
  if (!isGiven(coupon.kind) || coupon.kind === 'item') refuse(words.notServed)
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
    now,
  })
  if (journalId !== null) await tx.update(couponUses).set({ journalId }).where(eq(couponUses.id, useId))
  return credited
}

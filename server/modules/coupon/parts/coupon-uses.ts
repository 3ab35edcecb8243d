/** Coupons read from the database, and a place among those who may use one. */
import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { coupons, couponUses } from '../../../db/schema/coupon.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { rewardOf, type Gift } from '../../reward/give-reward.ts'

export type CouponRow = typeof coupons.$inferSelect

export async function couponByCode(db: Db, agentCode: string, code: string): Promise<CouponRow | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.agentCode, agentCode), eq(coupons.code, code)))
  return row
}

export const giftOf = (row: CouponRow): Gift => row

export const rewardOfUse = (row: CouponRow, until: number | null) => rewardOf(giftOf(row), until)

/** By this member. */
export async function isUsed(db: Db, couponId: string, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), eq(couponUses.memberId, memberId)))
  return rows.length > 0
}

/** Takes one of the uses that are left; false when there is none. Locks the coupon until the transaction ends. */
export async function takeOne(tx: Tx, couponId: string): Promise<boolean> {
  const taken = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(eq(coupons.id, couponId), or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit))),
    )
    .returning({ id: coupons.id })
  return taken.length > 0
}

/** Number of the use; null when the member used this coupon before. */
export async function noteUse(
  tx: Tx,
  use: { couponId: string; memberId: string; useUntil: number | null; at: number },
): Promise<string | null> {
  const [row] = await tx
    .insert(couponUses)
    .values(use)
    .onConflictDoNothing({ target: [couponUses.couponId, couponUses.memberId] })
    .returning({ id: couponUses.id })
  return row?.id ?? null
}

export async function usesOf(db: Db, memberId: string, page: number, limit: number) {
  const rows = await db
    .select({ use: couponUses, coupon: coupons })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.memberId, memberId))
    .orderBy(desc(couponUses.at), desc(couponUses.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db.select({ total: count() }).from(couponUses).where(eq(couponUses.memberId, memberId))
  return { rows, total: all!.total }
}

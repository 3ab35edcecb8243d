/** What a member has in points, and what of it ends first. */
import { and, asc, eq, gt, gte } from 'drizzle-orm'
import { pointLots } from '../../db/schema/rewards.ts'
import type { Db } from '../../db/types.ts'
import { thaiDayOf } from '#rules/thai-day.ts'

export interface PointsHeld {
  readonly points: number
  /** The points that end first, and the last day they can be used; null where there are none. */
  readonly next: { readonly points: number; readonly expiresOn: string } | null
}

export async function pointsOf(db: Db, memberId: string, now: number): Promise<PointsHeld> {
  const lots = await db
    .select({ points: pointLots.points, expiresOn: pointLots.expiresOn })
    .from(pointLots)
    .where(
      and(
        eq(pointLots.memberId, memberId),
        gte(pointLots.expiresOn, thaiDayOf(now)),
        gt(pointLots.points, 0),
      ),
    )
    .orderBy(asc(pointLots.expiresOn))
  return { points: lots.reduce((sum, lot) => sum + lot.points, 0), next: lots[0] ?? null }
}

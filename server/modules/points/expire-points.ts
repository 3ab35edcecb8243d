/** Takes points whose last day is over. Before it runs they already count nowhere; this writes it down (EXTRA-3). */
import { and, asc, gt, lte } from 'drizzle-orm'
import { pointLots } from '../../db/schema/rewards.ts'
import type { Nightly } from '../nightly/run-nightly.ts'
import { holdPoints } from './move-points.ts'

/** Members in one transaction. */
const BATCH = 200

export const expirePoints: Nightly = {
  name: 'points-expiry',
  period: 'day',
  after: 0,
  async batch(tx, { from, after, now }) {
    const rows = await tx
      .selectDistinct({ id: pointLots.memberId })
      .from(pointLots)
      .where(and(lte(pointLots.expiresOn, from), gt(pointLots.points, 0), gt(pointLots.memberId, after)))
      .orderBy(asc(pointLots.memberId))
      .limit(BATCH)
    for (const { id } of rows) await holdPoints(tx, id, now)
    return rows.at(-1)?.id
  },
}

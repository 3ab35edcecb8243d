/** What members played in a period, from `play_days`. */
import { and, asc, gt, gte, inArray, lt } from 'drizzle-orm'
import { playDays } from '../../../db/schema/rewards.ts'
import type { Db } from '../../../db/types.ts'
import type { Period } from './period.ts'

export type PlayRow = typeof playDays.$inferSelect

const within = ({ from, to }: Period) => and(gte(playDays.day, from), lt(playDays.day, to))

/** Members who played in it, after `after` in the order of their ids. */
export async function playersOf(db: Db, period: Period, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ memberId: playDays.memberId })
    .from(playDays)
    .where(and(within(period), gt(playDays.memberId, after)))
    .orderBy(asc(playDays.memberId))
    .limit(limit)
  return rows.map((row) => row.memberId)
}

/** In a fixed order, so that the same play always reads the same. */
export const playsOf = (db: Db, memberIds: readonly string[], period: Period): Promise<PlayRow[]> =>
  db
    .select()
    .from(playDays)
    .where(and(within(period), inArray(playDays.memberId, [...memberIds])))
    .orderBy(asc(playDays.day), asc(playDays.category), asc(playDays.bound))

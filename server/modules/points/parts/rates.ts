/** How much play gives a point. */
import { asc, eq } from 'drizzle-orm'
import { pointRules } from '../../../db/schema/redemption.ts'
import type { Db } from '../../../db/types.ts'

export type PointRate = Pick<typeof pointRules.$inferSelect, 'category' | 'perPoint'>

/** In the order of what gives points fastest. */
export const ratesOf = (db: Db, agentCode: string): Promise<PointRate[]> =>
  db
    .select({ category: pointRules.category, perPoint: pointRules.perPoint })
    .from(pointRules)
    .where(eq(pointRules.agentCode, agentCode))
    .orderBy(asc(pointRules.perPoint), asc(pointRules.category))

/** Points of one category of one day: whole ones only. Satang. */
export const pointsFor = (staked: number, perPoint: number): number => Math.floor(staked / perPoint)

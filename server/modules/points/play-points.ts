/** Points from play by the published rule, every night for the day that is over (EXTRA-3). */
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { members } from '../../db/schema/member.ts'
import { pointRules } from '../../db/schema/redemption.ts'
import { playDays } from '../../db/schema/rewards.ts'
import type { Tx } from '../../db/types.ts'
import { hour } from '../../kit/clock.ts'
import type { Nightly, NightlyBatch } from '../nightly/run-nightly.ts'
import { movePoints } from './move-points.ts'
import { pointsFor } from './parts/rates.ts'

/** Members in one transaction. */
const BATCH = 200

/** Play that a promotion did not bind. */
const counted = (day: string) => and(eq(playDays.day, day), eq(playDays.bound, false))

async function playersAfter(tx: Tx, { from, after }: NightlyBatch): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: playDays.memberId })
    .from(playDays)
    .where(and(counted(from), gt(playDays.memberId, after)))
    .orderBy(asc(playDays.memberId))
    .limit(BATCH)
  return rows.map((row) => row.id)
}

/** What the day gave each of them, in the order of their ids. */
async function earnedBy(tx: Tx, ids: readonly string[], day: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ memberId: playDays.memberId, staked: playDays.staked, perPoint: pointRules.perPoint })
    .from(playDays)
    .innerJoin(members, eq(members.id, playDays.memberId))
    .innerJoin(
      pointRules,
      and(eq(pointRules.agentCode, members.agentCode), eq(pointRules.category, playDays.category)),
    )
    .where(and(counted(day), inArray(playDays.memberId, [...ids])))
    .orderBy(asc(playDays.memberId))
  const earned = new Map<string, number>()
  for (const { memberId, staked, perPoint } of rows)
    earned.set(memberId, (earned.get(memberId) ?? 0) + pointsFor(staked, perPoint))
  return earned
}

/** One movement for each member and day, under a key that the day names. */
export const playPoints: Nightly = {
  name: 'points-play',
  period: 'day',
  after: hour,
  async batch(tx, run) {
    const ids = await playersAfter(tx, run)
    if (ids.length === 0) return undefined
    const { from: day, now } = run
    for (const [memberId, amount] of await earnedBy(tx, ids, day))
      if (amount > 0)
        await movePoints(tx, { memberId, key: `play:${day}`, kind: 'play', amount, memo: day, now })
    return ids.at(-1)
  },
}

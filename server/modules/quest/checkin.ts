/** The daily check-in: once a Thai day, days in a row, rounds of as many days as the agent has rewards for. */
import { asc, desc, eq } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import type { Checkin } from '#contracts/quest.ts'
import type { Credited } from '#contracts/reward.ts'
import { checkinDays, checkins } from '../../db/schema/quest.ts'
import type { Db, Tx } from '../../db/types.ts'
import { day } from '../../kit/clock.ts'
import { refuse } from '../../kit/errors.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { lockMember } from '../../ledger/lock.ts'
import { questMessages as words } from '../../strings/quest.ts'
import { giveReward, rewardOf } from '../reward/give-reward.ts'
import type { Asking } from './parts/standing.ts'

/** The latest check-in of a member. */
async function lastOf(db: Db, memberId: string) {
  const [row] = await db
    .select()
    .from(checkins)
    .where(eq(checkins.memberId, memberId))
    .orderBy(desc(checkins.day))
    .limit(1)
  return row
}

const daysOf = (db: Db, agentCode: string) =>
  db.select().from(checkinDays).where(eq(checkinDays.agentCode, agentCode)).orderBy(asc(checkinDays.no))

/** Days in a row that still hold: today's, or yesterday's if today is not done yet. */
function streakOf(last: { day: string; streak: number } | undefined, now: number): number {
  const holds = last && (last.day >= thaiDayOf(now) || last.day === thaiDayOf(now - day))
  return holds ? last.streak : 0
}

export async function checkinOf(db: Db, { id, agentCode }: Asking, now: number): Promise<Checkin> {
  const today = thaiDayOf(now)
  const last = await lastOf(db, id)
  const rewards = await daysOf(db, agentCode)
  const streak = streakOf(last, now)
  const isDone = last !== undefined && last.day >= today
  // Days of this round that are behind: the last day of a round is seen done until the next one begins.
  const todays = isDone ? streak : streak + 1
  const no = rewards.length === 0 ? 0 : ((todays - 1) % rewards.length) + 1
  const stateOf = (one: number) =>
    one < no || (one === no && isDone) ? 'done' : one === no ? 'today' : 'ahead'
  return {
    today,
    streak,
    checked_in_today: isDone,
    days: rewards.map((row, index) => ({
      no: index + 1,
      reward: rewardOf(row),
      state: stateOf(index + 1),
    })),
  }
}

/** Within the caller's transaction. */
export async function checkIn(
  tx: Tx,
  { id, agentCode }: Asking,
  { agreed, now }: { agreed?: Satang | undefined; now: number },
): Promise<Credited> {
  await lockMember(tx, id)
  const today = thaiDayOf(now)
  const last = await lastOf(tx, id)
  // A request that arrived before midnight and waited past the next one is too late, not a day out of order.
  if (last && last.day >= today) refuse(words.checkedInToday)
  const rewards = await daysOf(tx, agentCode)
  const streak = streakOf(last, now) + 1
  const index = (streak - 1) % Math.max(rewards.length, 1)
  const gift = rewards[index] ?? refuse(words.noCheckin)
  await tx.insert(checkins).values({ memberId: id, day: today, streak, at: now })
  const { credited } = await giveReward(tx, {
    memberId: id,
    gift,
    // The ledger's keys belong to everybody: the day alone would be the first member's.
    key: `checkin:${id}:${today}`,
    kind: 'checkin.credit',
    name: words.checkinName(index + 1),
    agreed,
    now,
  })
  return credited
}

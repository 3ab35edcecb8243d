/** Who brought whom, three levels down. */
import { asc, gt, isNotNull, and, sql, type SQL } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { members } from '../../../db/schema/member.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { FriendPlay } from './commission.ts'
import { groupBy } from './group.ts'
import { LEVELS } from './programme.ts'

/** `with` clause: `below (top, id, level)` of these members. No chain comes back (`members_referrer_first`). */
export const below = (memberIds: readonly string[]): SQL => sql`
  with recursive below (top, id, level) as (
    select referred_by, id, 1 from members where referred_by in ${memberIds}
    union all
    select below.top, members.id, below.level + 1
      from below join members on members.referred_by = below.id
      where below.level < ${LEVELS}
  )`

/** Members who brought somebody, after one of them, in order of their ids. */
export async function referrersAfter(db: Db, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: members.referredBy })
    .from(members)
    .where(and(isNotNull(members.referredBy), gt(members.referredBy, after)))
    .orderBy(asc(members.referredBy))
    .limit(most)
  return rows.map((row) => row.id!)
}

type Row = Record<'top' | 'id' | 'turnover', string | number> & { level: number; category: string }

/** What the friends of each of these members played on a day: settled, and not from a bound wallet. */
export async function playsBelow(
  tx: Tx,
  memberIds: readonly string[],
  thaiDay: string,
): Promise<Map<string, FriendPlay[]>> {
  const { rows } = await tx.execute<Row>(sql`${below(memberIds)}
    select below.top, below.id, below.level, play_days.category, play_days.staked as turnover
      from below join play_days on play_days.member_id = below.id
      where play_days.day = ${thaiDay} and not play_days.bound and play_days.staked > 0
      order by below.top, below.level, below.id, play_days.category`)
  const plays = rows.map(({ top, id, level, category, turnover }) => ({
    top: String(top),
    play: { fromMemberId: String(id), level, category, turnover: satang(Number(turnover)) },
  }))
  const byTop = groupBy(plays, (row) => row.top)
  return new Map([...byTop].map(([top, list]) => [top, list.map((row) => row.play)]))
}

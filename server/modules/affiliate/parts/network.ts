/** A member's friends by level: masked, with what they brought this month, never with what they played. */
import { sql, type SQL } from 'drizzle-orm'
import type { AffiliateFriend } from '#contracts/affiliate.ts'
import { satang, type Satang } from '#contracts/money.ts'
import type { Db } from '../../../db/types.ts'
import { maskName } from '../../../kit/mask-name.ts'
import { firstOfMonth, thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { LEVELS } from './programme.ts'
import { below } from './tree.ts'

/** First day of the Thai month that holds an instant. */
const monthStart = (now: number): string => firstOfMonth(thaiDayOf(now))

const instantOf = (thaiDay: string) => new Date(thaiDayStart(thaiDay)).toISOString()

/** `with` clause: friends, and `earned (id, level, amount)` of what was credited since the month began. */
const friendsAndEarned = (memberId: string, now: number): SQL => sql`${below([memberId])},
  earned (id, level, amount) as (
    select parts.from_member_id, parts.level, sum(parts.amount)
      from affiliate_transactions lines join affiliate_commissions parts on parts.transaction_id = lines.id
      where lines.member_id = ${memberId} and lines.at >= ${instantOf(monthStart(now))}
      group by parts.from_member_id, parts.level
  )`

export interface LevelSum {
  readonly level: number
  readonly friends: number
  readonly earned: Satang
}

/** All three levels, also those that nobody is on. */
export async function levelsOf(db: Db, memberId: string, now: number): Promise<LevelSum[]> {
  const { rows } = await db.execute<{ level: number; friends: string | number; earned: string | number }>(
    sql`${friendsAndEarned(memberId, now)}
      select below.level, count(*) as friends, coalesce(sum(earned.amount), 0) as earned
        from below left join earned on earned.id = below.id group by below.level`,
  )
  return Array.from({ length: LEVELS }, (_, index) => {
    const row = rows.find(({ level }) => level === index + 1)
    return {
      level: index + 1,
      friends: Number(row?.friends ?? 0),
      earned: satang(Number(row?.earned ?? 0)),
    }
  })
}

const sorts = {
  earned: sql`earned desc, members.id desc`,
  joined: sql`members.created_at desc, members.id desc`,
  played: sql`last_day desc nulls last, members.id desc`,
} as const satisfies Record<string, SQL>

type Row = Record<'earned' | 'invited', string | number> & {
  id: string
  username: string
  level: number
  joined: string
  last_day: string | null
  deposited: boolean
}

export interface FriendsWish {
  readonly level: number
  readonly sort: keyof typeof sorts
  readonly page: number
  readonly limit: number
}

export async function friendsOf(
  db: Db,
  memberId: string,
  { level, sort, page, limit }: FriendsWish,
  now: number,
): Promise<AffiliateFriend[]> {
  const { rows } = await db.execute<Row>(sql`${friendsAndEarned(memberId, now)}
    select members.public_id as id, members.username, below.level,
      extract(epoch from members.created_at)::text as joined,
      coalesce(earned.amount, 0) as earned,
      (select count(*) from members friends where friends.referred_by = members.id) as invited,
      (select max(day)::text from play_days where play_days.member_id = members.id) as last_day,
      exists (
        select 1 from payment_orders where member_id = members.id and credited_at is not null
      ) as deposited
    from below join members on members.id = below.id left join earned on earned.id = below.id
    where below.level = ${level}
    order by ${sorts[sort]} limit ${limit} offset ${(page - 1) * limit}`)
  return rows.map((row) => ({
    id: row.id,
    name: maskName(row.username),
    level: row.level,
    joined_at: Math.round(Number(row.joined) * 1000),
    invited: Number(row.invited),
    last_played_at: row.last_day === null ? null : thaiDayStart(row.last_day),
    deposited: row.deposited,
    earned: satang(Number(row.earned)),
  }))
}

/** How many friends there are on all levels, and how many of them played since the month began. */
export async function friendCounts(
  db: Db,
  memberId: string,
  now: number,
): Promise<{ friends: number; active: number }> {
  const { rows } = await db.execute<Record<'friends' | 'active', string | number>>(sql`${below([memberId])}
    select count(*) as friends, count(*) filter (where exists (
      select 1 from play_days where play_days.member_id = below.id and play_days.day >= ${monthStart(now)}
    )) as active from below`)
  return { friends: Number(rows[0]!.friends), active: Number(rows[0]!.active) }
}

/** What a member played, by day and category, with the points that the days earned. */
import { and, count, desc, eq, gte, inArray, lte, sql, sum } from 'drizzle-orm'
import type { TurnoverDay } from '#contracts/cashback.ts'
import { satang } from '#contracts/money.ts'
import { playDays, pointMovements } from '../../../db/schema/rewards.ts'
import type { Db } from '../../../db/types.ts'
import { categoryName } from '../../../strings/cashback.ts'

export interface TurnoverFilter {
  readonly category?: string | undefined
  readonly from_day?: string | undefined
  readonly to_day?: string | undefined
}

const keyOf = (day: string) => `play:${day}`

/** Points of days: one movement each for all that was played. */
async function pointsOfDays(db: Db, memberId: string, days: readonly string[]): Promise<Map<string, number>> {
  if (days.length === 0) return new Map()
  const rows = await db
    .select({ key: pointMovements.key, amount: pointMovements.amount })
    .from(pointMovements)
    .where(and(eq(pointMovements.memberId, memberId), inArray(pointMovements.key, days.map(keyOf))))
  return new Map(rows.map(({ key, amount }) => [key, amount]))
}

/** How many categories a day had: where it was one, the day's points are that one's. */
async function categoriesOfDays(db: Db, memberId: string, days: readonly string[]) {
  if (days.length === 0) return new Map<string, number>()
  const rows = await db
    .select({ day: playDays.day, categories: sql<string>`count(distinct ${playDays.category})` })
    .from(playDays)
    .where(and(eq(playDays.memberId, memberId), inArray(playDays.day, [...days])))
    .groupBy(playDays.day)
  return new Map(rows.map(({ day, categories }) => [day, Number(categories)]))
}

export async function turnoverOf(
  db: Db,
  memberId: string,
  filter: TurnoverFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ data: TurnoverDay[]; total: number }> {
  const from = filter.from_day
  const to = filter.to_day
  const mine = and(
    eq(playDays.memberId, memberId),
    filter.category === undefined ? undefined : eq(playDays.category, filter.category),
    from === undefined ? undefined : gte(playDays.day, from),
    to === undefined ? undefined : lte(playDays.day, to),
  )
  const sums = db
    .select({ day: playDays.day, category: playDays.category, turnover: sum(playDays.staked).as('turnover') })
    .from(playDays)
    .where(mine)
    .groupBy(playDays.day, playDays.category)
    .as('sums')
  const rows = await db
    .select()
    .from(sums)
    .orderBy(desc(sums.day), desc(sums.turnover), sums.category)
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db.select({ total: count() }).from(sums)
  const days = [...new Set(rows.map((row) => row.day))]
  const points = await pointsOfDays(db, memberId, days)
  const categories = await categoriesOfDays(db, memberId, days)
  const data = rows.map(({ day, category, turnover }) => {
    const ofDay = points.get(keyOf(day)) ?? null
    const isOnly = categories.get(day) === 1
    return {
      day,
      category,
      name: categoryName(category),
      turnover: satang(Number(turnover)),
      points: isOnly ? ofDay : null,
      day_points: ofDay,
    }
  })
  return { data, total: all!.total }
}

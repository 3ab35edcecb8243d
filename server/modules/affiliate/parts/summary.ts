/** What a member earned, took and can take, and the days of it for a chart. */
import { and, eq, ne, sql, sum } from 'drizzle-orm'
import type { DataOf } from '#contracts/kit.ts'
import type { getAffiliateSummary } from '#contracts/affiliate.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { affiliateTransactions as table } from '../../../db/schema/affiliate.ts'
import type { Db } from '../../../db/types.ts'
import { dayPlus, daysApart, daysBetween, thaiDayOf } from '#rules/thai-day.ts'
import { redeemableOf } from '../account.ts'
import { friendCounts } from './network.ts'
import { movedOn, within } from './transactions.ts'

const USUAL_DAYS = 7
/** A longer period is cut at its beginning. */
const MOST_DAYS = 92

/** Days from the first to the last; the last seven unless told. */
function daysAsked(from: string | undefined, to: string | undefined, today: string): string[] {
  const last = to ?? today
  const first = from ?? dayPlus(last, 1 - USUAL_DAYS)
  return daysBetween(daysApart(first, last) < MOST_DAYS ? first : dayPlus(last, 1 - MOST_DAYS), last)
}

async function earnedByDay(db: Db, memberId: string, days: readonly string[]) {
  const level = sql<string>`case when ${table.level} = 1 then 'one' else 'others' end`
  const rows = await db
    .select({ day: movedOn, level, sum: sum(table.amount) })
    .from(table)
    .where(within(memberId, { kind: 'commission', from_day: days[0], to_day: days.at(-1) }))
    .groupBy(movedOn, level)
  const of = (day: string, which: string): Satang =>
    satang(Number(rows.find((row) => row.day === day && row.level === which)?.sum ?? 0))
  return days.map((day) => ({ day, level_one: of(day, 'one'), other_levels: of(day, 'others') }))
}

async function sumOf(db: Db, where: ReturnType<typeof and>): Promise<Satang> {
  const [row] = await db
    .select({ sum: sum(table.amount) })
    .from(table)
    .where(where)
  return satang(Number(row!.sum ?? 0))
}

export async function summaryOf(
  db: Db,
  memberId: string,
  asked: { readonly from_day?: string | undefined; readonly to_day?: string | undefined },
  now: number,
): Promise<DataOf<typeof getAffiliateSummary>> {
  const today = thaiDayOf(now)
  const days = daysAsked(asked.from_day, asked.to_day, today)
  const chart = days.length === 0 ? [] : await earnedByDay(db, memberId, days)
  const redeemed = await sumOf(db, and(eq(table.memberId, memberId), eq(table.kind, 'redeem')))
  const { friends, active } = await friendCounts(db, memberId, now)
  return {
    redeemable: await redeemableOf(db, memberId),
    redeemed_ever: satang(-redeemed),
    // Corrections are part of what was earned, so that earned less redeemed is what can be redeemed.
    earned_ever: await sumOf(db, and(eq(table.memberId, memberId), ne(table.kind, 'redeem'))),
    earned_today: await sumOf(db, within(memberId, { kind: 'commission', from_day: today, to_day: today })),
    earned_period: satang(chart.reduce((all, day) => all + day.level_one + day.other_levels, 0)),
    friends,
    active_this_month: active,
    days: chart,
  }
}

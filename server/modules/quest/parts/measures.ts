/**
 * What quests count. Each measure is read from what really happened, never kept as a counter of its own: so progress
 * cannot be lost, counted twice, or made up by looking at a page. Play with a promotion's money counts for none.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { QuestMeasure } from '#contracts/quest.ts'
import type { Db } from '../../../db/types.ts'
import type { Period } from './period.ts'

export interface Counted {
  readonly memberId: string
  /** Game categories of a measure of play; `all`, or comma-separated. */
  readonly categorys: string
  readonly period: Period
}

/** One row with one column, `n`. */
type Measure = (counted: Counted) => SQL

/** `column` lies within the period: an instant. */
const within = (column: SQL, { from, to }: Period): SQL => {
  const start = from === null ? sql`true` : sql`${column} >= ${new Date(from).toISOString()}::timestamptz`
  const end = to === null ? sql`true` : sql`${column} < ${new Date(to).toISOString()}::timestamptz`
  return sql`${start} and ${end}`
}

/** `column` lies within the period: a Thai day. */
const onDays = (column: SQL, { firstDay, lastDay }: Period): SQL => {
  const start = firstDay === null ? sql`true` : sql`${column} >= ${firstDay}::date`
  const end = lastDay === null ? sql`true` : sql`${column} <= ${lastDay}::date`
  return sql`${start} and ${end}`
}

const ofCategories = (categorys: string): SQL =>
  categorys === 'all' ? sql`true` : sql`category = any(string_to_array(${categorys}, ','))`

/** Settled play with the member's own money. */
const play = (sum: SQL, { memberId, categorys, period }: Counted): SQL =>
  sql`select coalesce(sum(${sum}), 0) as n from play_days
    where member_id = ${memberId} and not bound and ${ofCategories(categorys)} and ${onDays(sql`day`, period)}`

/** Transfers that were credited, by the time of their journal; what was taken back is none. */
const deposits: Measure = ({ memberId, period }) => sql`
  select coalesce(sum(e.amount), 0) as n
  from payment_orders o
    join payment_events e on e.order_id = o.id and e.outcome = 'credited'
    join ledger_journals j on j.id = e.journal_id
  where o.member_id = ${memberId} and ${within(sql`j.at`, period)}
    and not exists (select from ledger_journals back where back.reverses = j.id)`

/** Rounds that the member shot a number into or has a bet on; one that did both is one. */
const yeekeeRounds: Measure = ({ memberId, period }) => sql`
  select count(*) as n from (
    select y.round_id
    from yeekee_rounds y join lotto_rounds r on r.id = y.round_id
    where r.lottery_id in (select id from lotteries where kind = 'yeekee')
      and ${within(sql`r.closes_at`, { ...period, to: null })}
      and exists (
        select from yeekee_shots s
        where s.round_id = y.round_id and s.member_id = ${memberId} and ${within(sql`s.accepted_at`, period)})
    union
    select b.round_id
    from lotto_bills b join yeekee_rounds y on y.round_id = b.round_id
    where b.member_id = ${memberId} and b.state not in ('cancelled', 'refunded')
      and ${within(sql`b.placed_at`, period)}
  ) rounds`

/**
 * Friends by the time they joined, once their number is proven. Not by when it was: that moves on with each new
 * password, and a friend would count again.
 */
const friends: Measure = ({ memberId, period }) => sql`
  select count(*) as n from members
  where referred_by = ${memberId} and mobile_verified_at is not null and ${within(sql`created_at`, period)}`

const measures: Readonly<Record<QuestMeasure, Measure>> = {
  deposit: deposits,
  turnover: (counted) => play(sql`staked`, counted),
  rounds: (counted) => play(sql`rounds`, counted),
  bills: (counted) => play(sql`rounds`, { ...counted, categorys: 'lotto' }),
  yeekee: yeekeeRounds,
  checkin: ({ memberId, period }) =>
    sql`select count(*) as n from checkins where member_id = ${memberId} and ${onDays(sql`day`, period)}`,
  friends,
  line: ({ memberId }) => sql`select count(*) as n from line_identities where member_id = ${memberId}`,
  mobile: ({ memberId }) =>
    sql`select count(*) as n from members where id = ${memberId} and mobile_verified_at is not null`,
}

/** How far a member is: satang for `deposit` and `turnover`, a number of things for the rest. */
export async function measured(db: Db, measure: QuestMeasure, counted: Counted): Promise<number> {
  const { rows } = await db.execute<{ n: string | number }>(measures[measure](counted))
  return Number(rows[0]!.n)
}

/** Whether progress is money, and leaves the server in baht. */
export const isMoney = (measure: QuestMeasure): boolean => measure === 'deposit' || measure === 'turnover'

/** What counts against a member's limits is what they did: deposits and stakes by day, what came back in all. */
import { sql } from 'drizzle-orm'
import { within, type Tie } from './tie.ts'

/** Points staked on the wheel count at ten a baht, those from before there were limits do not: so a day's stakes have a least and a most. */
const counted: Tie = {
  table: 'members',
  key: 'id',
  faults: (range) => sql`
    with did as (
      select o.member_id, (coalesce(j.at, e.received_at) at time zone 'Asia/Bangkok')::date as day, e.amount as deposited,
        0 as staked, 0 as points, 0 as returned
      from payment_events e join payment_orders o on o.id = e.order_id left join ledger_journals j on j.id = e.journal_id
      where e.outcome = 'credited' and ${within(sql`o.member_id`, range)}
      union all
      select s.member_id, (r.created_at at time zone 'Asia/Bangkok')::date, 0, r.stake, 0, r.win
      from game_sessions s join game_rounds r on r.session_id = s.id
      where r.journal_id is not null and s.wallet_id is not null and ${within(sql`s.member_id`, range)}
      union all
      select b.member_id, (b.placed_at at time zone 'Asia/Bangkok')::date, 0, b.total - b.refunded, 0, b.won
      from lotto_bills b where ${within(sql`b.member_id`, range)}
      union all
      select m.member_id, (m.at at time zone 'Asia/Bangkok')::date, 0, 0, -10 * m.amount, 0
      from point_movements m where m.kind = 'spin' and m.amount < 0 and ${within(sql`m.member_id`, range)}),
    by_day as (
      select member_id, day, sum(deposited) as deposited, sum(staked) as staked, sum(points) as points
      from did group by member_id, day),
    held as (select * from protection_days r where ${within(sql`r.member_id`, range)})
    select coalesce(h.member_id, d.member_id) as member, 'day ' || coalesce(h.day, d.day) || ': counts ' || coalesce(h.deposited, 0)
      || ' deposited and ' || coalesce(h.staked, 0) || ' staked, they did ' || coalesce(d.deposited, 0) || ' and '
      || coalesce(d.staked, 0) || ', and points of ' || coalesce(d.points, 0) as found
    from held h full join by_day d on d.member_id = h.member_id and d.day = h.day
    where coalesce(h.deposited, 0) <> coalesce(d.deposited, 0)
      or coalesce(h.staked, 0) not between coalesce(d.staked, 0) and coalesce(d.staked, 0) + coalesce(d.points, 0)
    union all
    select coalesce(h.member_id, d.member_id), 'counts ' || coalesce(h.returned, 0) || ' come back, ' || coalesce(d.returned, 0) || ' did'
    from (select member_id, sum(returned) as returned from held group by member_id) h
    full join (select member_id, sum(returned) as returned from did group by member_id) d on d.member_id = h.member_id
    where coalesce(h.returned, 0) <> coalesce(d.returned, 0)`,
}

/** Of what protects members. */
export const protectionTies: readonly Tie[] = [counted]

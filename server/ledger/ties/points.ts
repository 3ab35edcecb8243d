/**
 * Points, free spins and commission have no journals: each has movements of its own, with the balance after it. So a
 * balance is held against its movements, and each movement against what caused it.
 */
import { sql, type SQL } from 'drizzle-orm'
import { within, type Tie } from './tie.ts'

/** A balance, its movements' sum, and that each movement goes on from the one before it. */
const summed = (what: string, balances: SQL, movements: string, amount: string): Tie => ({
  table: 'members',
  key: 'id',
  faults: (range) => sql`
    select b.member_id as member, ${what}::text || ': has ' || b.balance || ', movements sum to ' || coalesce(m.sum, 0) as found
    from (${balances}) b
    left join lateral (
      select sum(${sql.raw(amount)}) as sum from ${sql.raw(movements)} where member_id = b.member_id) m on true
    where ${within(sql`b.member_id`, range)} and b.balance <> coalesce(m.sum, 0)
    union all
    select r.member_id, ${what}::text || ', movement ' || r.id || ': leaves ' || r.balance || ', not ' || r.running from (
      select member_id, id, balance, sum(${sql.raw(amount)}) over (partition by member_id order by id) as running
      from ${sql.raw(movements)} m where ${within(sql`m.member_id`, range)}) r
    where r.balance <> r.running`,
})

const perMember = (table: string, column: string) =>
  sql`select m.id as member_id, coalesce(b.${sql.raw(column)}, 0) as balance
    from members m left join ${sql.raw(table)} b on b.member_id = m.id`

const lots: Tie = {
  table: 'members',
  key: 'id',
  faults: (range) => sql`
    select p.member_id as member, 'points: has ' || p.point || ', by the day they end ' || coalesce(l.sum, 0) as found
    from member_points p
    left join lateral (select sum(points) as sum from point_lots where member_id = p.member_id) l on true
    where ${within(sql`p.member_id`, range)} and p.point <> coalesce(l.sum, 0)`,
}

/** Rewards that are counted, by the keys of their movements (reward/give-reward.ts). */
const gifts = (kind: 'points' | 'wheel_spins') => sql`
  when m.key like 'quest:%' then exists (
    select from quest_claims c where c.id = split_part(m.key, ':', 2)::bigint and c.member_id = m.member_id
      and c.reward ->> 'kind' = ${kind} and (c.reward ->> 'count')::bigint = m.amount)
  when m.key like 'wheel:%' then exists (
    select from wheel_spins s join wheel_prizes p on p.id = s.prize_id
    where s.id = split_part(m.key, ':', 2)::bigint and s.member_id = m.member_id and s.collected_at is not null
      and p.kind = ${kind} and p.count = m.amount)
  when m.key like 'coupon:%' then exists (
    select from coupon_uses u join coupons c on c.id = u.coupon_id
    where u.id = split_part(m.key, ':', 2)::bigint and u.member_id = m.member_id and c.kind = ${kind})
  when m.key like 'checkin:%' then exists (
    select from checkins c where c.member_id = m.member_id and 'checkin:' || c.member_id || ':' || c.day = m.key)
  when m.key ~ '^redemption:\\d+:gift$' then exists (
    select from redemptions r where r.id = split_part(m.key, ':', 2)::bigint and r.member_id = m.member_id and r.kind = ${kind})`

/** The opening stands before all else, or is nothing. */
const opening = (movements: string) => sql`
  when m.key = 'opening' then not exists (
    select from ${sql.raw(movements)} f where f.member_id = m.member_id and f.id < m.id)`

const causesOfPoints: Tie = {
  table: 'members',
  key: 'id',
  faults: (range) => sql`
    select m.member_id as member, 'points, movement ' || m.id || ': nothing caused ' || m.amount as found
    from point_movements m
    where ${within(sql`m.member_id`, range)} and not case
      ${opening('point_movements')}
      when m.key like 'expired:%' then m.amount < 0
      when m.key like 'play:%' then m.amount > 0 and exists (
        select from play_days d where d.member_id = m.member_id and 'play:' || d.day = m.key and not d.bound)
      when m.key like 'spin:%' then exists (
        select from wheel_spins s where s.member_id = m.member_id and s.operation = substr(m.key, 6))
      when m.key ~ '^redemption:\\d+$' then exists (
        select from redemptions r where r.id = split_part(m.key, ':', 2)::bigint and r.member_id = m.member_id and -r.points = m.amount)
      when m.key ~ '^redemption:\\d+:back$' then exists (
        select from redemptions r where r.id = split_part(m.key, ':', 2)::bigint and r.member_id = m.member_id
          and r.state = 'cancelled' and r.points = m.amount)
      ${gifts('points')}
      else false end`,
}

const causesOfSpins: Tie = {
  table: 'members',
  key: 'id',
  faults: (range) => sql`
    select m.member_id as member, 'free spins, movement ' || m.id || ': nothing caused ' || m.amount as found
    from wheel_right_movements m
    where ${within(sql`m.member_id`, range)} and not case
      ${opening('wheel_right_movements')}
      when m.key like 'spin:%' then m.amount = -1 and exists (
        select from wheel_spins s where s.member_id = m.member_id and s.operation = substr(m.key, 6))
      ${gifts('wheel_spins')}
      else false end`,
}

/** Each spin was paid for, once, with points or with a free one. */
const spins: Tie = {
  table: 'wheel_spins',
  key: 'id',
  faults: (range) => sql`
    select s.member_id as member, 'spin ' || s.id || ': was paid for ' || p.times || ' times' as found
    from wheel_spins s
    cross join lateral (
      select (select count(*) from point_movements m where m.member_id = s.member_id and m.key = 'spin:' || s.operation)
        + (select count(*) from wheel_right_movements m where m.member_id = s.member_id and m.key = 'spin:' || s.operation) as times) p
    where ${within(sql`s.id`, range)} and p.times <> 1`,
}

/** A commission is what its parts say, and no part is of more than was played; what was redeemed is a journal. */
const commissions: Tie = {
  table: 'affiliate_transactions',
  key: 'id',
  faults: (range) => sql`
    select t.member_id as member, 'commission, movement ' || t.id || ': ' || c.found as found
    from affiliate_transactions t
    cross join lateral (values
      (t.kind <> 'commission' or t.amount = (
        select coalesce(sum(amount), 0) from affiliate_commissions p where p.transaction_id = t.id and p.beneficiary_id = t.member_id),
        t.amount || ' is not what its parts sum to'),
      (t.kind <> 'redeem' or -t.amount = (
        select p.amount from ledger_journals j join ledger_postings p on p.journal_id = j.id
        join wallets w on p.account_id = 'wallet:' || w.id and w.member_id = t.member_id
        where j.id = t.journal_id and j.key = 'affiliate:' || t.id),
        t.amount || ' is not what journal ' || coalesce(t.journal_id::text, '') || ' gave')
    ) c(holds, found)
    where ${within(sql`t.id`, range)} and c.holds is not true`,
}

const commissionParts: Tie = {
  table: 'members',
  key: 'id',
  faults: (range) => sql`
    select p.beneficiary_id as member, 'commission of ' || p.day || ' from member ' || p.from_member_id || ': ' || p.amount
      || ' is not of what was played' as found
    from affiliate_commissions p
    left join play_days d on d.member_id = p.from_member_id and d.day = p.day and d.category = p.category and not d.bound
    where ${within(sql`p.beneficiary_id`, range)} and (
      not exists (select from affiliate_transactions t where t.id = p.transaction_id and t.member_id = p.beneficiary_id)
      or p.amount <> p.turnover * p.basis_points / 10000 or p.turnover > coalesce(d.staked, 0))`,
}

/** Of what a member has besides money. */
export const pointTies: readonly Tie[] = [
  summed('points', perMember('member_points', 'point'), 'point_movements', 'amount'),
  lots,
  causesOfPoints,
  summed('free spins', perMember('wheel_rights', 'spins'), 'wheel_right_movements', 'amount'),
  causesOfSpins,
  spins,
  summed('commission', perMember('affiliate_accounts', 'balance'), 'affiliate_transactions', 'amount'),
  commissions,
  commissionParts,
]

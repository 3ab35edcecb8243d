/** Deposits and withdrawals against their journals. */
import { sql } from 'drizzle-orm'
import { movedBy, within, type Tie } from './tie.ts'

const transfers: Tie = {
  table: 'payment_events',
  key: 'id',
  faults: (range) => sql`
    select o.member_id as member, 'transfer ' || e.id || ': ' || c.found as found
    from payment_events e left join payment_orders o on o.id = e.order_id
    cross join lateral (values
      ((e.outcome = 'credited') = (e.journal_id is not null), 'is credited without a journal, or has one and is not'),
      (e.journal_id is null or e.amount = ${movedBy(sql`e.journal_id`, 'deposit', sql`o.wallet_id`)},
        e.amount || ' is not what journal ' || coalesce(e.journal_id::text, '') || ' moved'),
      (e.journal_id is null or exists (
        select from ledger_journals j where j.id = e.journal_id and j.key = 'deposit:' || e.txn_id), 'its journal is of another')
    ) c(holds, found)
    where ${within(sql`e.id`, range)} and c.holds is not true`,
}

const orders: Tie = {
  table: 'payment_orders',
  key: 'id',
  faults: (range) => sql`
    select o.member_id as member, 'order ' || o.id || ': says ' || coalesce(o.credited_amount, 0) || ' came in, transfers sum to '
      || e.amount || ' (' || o.state || ')' as found
    from payment_orders o
    cross join lateral (
      select coalesce(sum(amount), 0) as amount from payment_events where order_id = o.id and outcome = 'credited') e
    where ${within(sql`o.id`, range)}
      and (coalesce(o.credited_amount, 0) <> e.amount or (o.state = 'credited') <> (e.amount > 0))`,
}

const withdrawals: Tie = {
  table: 'withdrawals',
  key: 'id',
  faults: (range) => sql`
    select w.member_id as member, 'withdrawal ' || w.id || ': ' || c.found as found
    from withdrawals w
    cross join lateral (values
      (exists (select from wallets where id = w.wallet_id and member_id = w.member_id), 'is of another member''s wallet'),
      (-w.amount = ${movedBy(sql`w.journal_id`, 'withdraw', sql`w.wallet_id`)},
        w.amount || ' is not what journal ' || w.journal_id || ' took'),
      (case when w.state = 'done' then w.amount - w.fee end is not distinct from (
        select p.amount from ledger_journals j join ledger_postings p on p.journal_id = j.id
        where j.key = 'withdraw.paid:' || w.id and p.account_id = 'house:withdrawals'),
        'is ' || w.state || ', and what was paid to the bank says otherwise'),
      ((w.state = 'refused') = exists (select from ledger_journals j where j.reverses = w.journal_id),
        'is ' || w.state || ', and whether it came back says otherwise')
    ) c(holds, found)
    where ${within(sql`w.id`, range)} and c.holds is not true`,
}

/** What the statement adds up is what the wallet holds. */
const statements: Tie = {
  table: 'wallets',
  key: 'id',
  faults: (range) => sql`
    select w.member_id as member, 'statement of wallet ' || w.id || ': sums to ' || s.moved || ', the wallet has ' || a.balance as found
    from wallets w join ledger_accounts a on a.id = 'wallet:' || w.id
    cross join lateral (
      select (select coalesce(sum(d.moved), 0) from statement_days d where d.account_id = a.id) + (
        select coalesce(sum(p.amount), 0) from ledger_postings p where p.account_id = a.id and p.journal_id >
          (select coalesce(max(x.last_id), 0) from statement_parts x where x.account_id = a.id)) as moved) s
    where ${within(sql`w.id`, range)} and s.moved <> a.balance`,
}

/** What is bound of a wallet is there, and a promotion binds it. */
const boundMoney: Tie = {
  table: 'wallets',
  key: 'id',
  faults: (range) => sql`
    select w.member_id as member, 'wallet ' || w.id || ': ' || w.bound || ' of ' || a.balance || ' is bound, by '
      || coalesce('promotion ' || p.id, 'no promotion') as found
    from wallets w join ledger_accounts a on a.id = 'wallet:' || w.id
    left join wallet_promotions p on p.wallet_id = w.id and p.state = 'active'
    where ${within(sql`w.id`, range)} and w.bound > 0 and (p.id is null or w.bound > a.balance)`,
}

/** Of the bank's side, the statement, and what promotions bind. */
export const moneyTies: readonly Tie[] = [transfers, orders, withdrawals, statements, boundMoney]

/** What plays steps in the database: rows as the server writes them, many members' at once where all of them have to end the same way. */
import { TEST_AGENT } from '../people.ts'
import { OPENING } from './draw.ts'

/** SQL, for a migrated, empty database. */
export const functions = `
create schema histories;
create table histories.people (n int primary key, member bigint not null, wallet bigint not null, session bigint, ordered bigint);
create unlogged table histories.steps (i int primary key, n int, act text, at timestamptz, key text, a bigint, b bigint, kind text,
  period text, till timestamptz, journal text, moved bigint, houses text[], sums bigint[]);

-- Journals of the steps from one to another, with their postings.
create function histories.post(first int, last int) returns void language plpgsql as $$
begin
  insert into ledger_journals (key, kind, memo, at, reverses, salt, hash)
  select s.key, s.journal, '', s.at,
    case when s.act in ('cancel', 'refund') then (select j.id from ledger_journals j where j.key = s.kind) end, 'salt', md5(s.key)
  from histories.steps s where s.i between first and last order by s.i;
  insert into ledger_postings (journal_id, seq, account_id, amount, balance_after)
  select j.id, 1, a.id, s.moved, a.balance + s.moved
  from histories.steps s join histories.people p on p.n = s.n join ledger_journals j on j.key = s.key
    join ledger_accounts a on a.id = 'wallet:' || p.wallet
  where s.i between first and last and s.moved <> 0
  union all
  select j.id, 1 + line.seq, 'house:' || line.house, line.amount, null
  from histories.steps s join ledger_journals j on j.key = s.key
    cross join lateral unnest(s.houses, s.sums) with ordinality as line(house, amount, seq)
  where s.i between first and last and line.amount <> 0;
end $$;

create function histories.add(first int, last int, channel bigint) returns void language plpgsql as $$
declare
  born timestamptz := '2020-01-01T00:00Z';
begin
  insert into members (agent_code, username, mobile, password_hash, affiliate_code, created_at)
  select '${TEST_AGENT}', 'history' || n, '09' || lpad(n::text, 8, '0'), '-', 'H' || n, born from generate_series(first, last) n;
  insert into wallets (member_id, wallet_type_id, name)
  select m.id, 1, 'main' from generate_series(first, last) n join members m on m.username = 'history' || n;
  insert into histories.people (n, member, wallet)
  select n, m.id, w.id from generate_series(first, last) n join members m on m.username = 'history' || n
    join wallets w on w.member_id = m.id;
  insert into ledger_accounts (id, kind, balance, opened_at)
  select 'wallet:' || p.wallet, 'wallet', 0, born from histories.people p where p.n between first and last;
  truncate histories.steps;
  insert into histories.steps (i, n, act, at, key, journal, moved, houses, sums)
  select p.n, p.n, 'opening', born, 'opening:' || p.wallet, 'opening', ${OPENING}, array['sandbox'], array[-${OPENING}]
  from histories.people p where p.n between first and last;
  perform histories.post(first, last);
  insert into game_sessions (launch_hash, launched_at, launch_expires_at, member_id, wallet_id, game_id, demo)
  select 'h' || p.n, born, born, p.member, p.wallet, 'sl-1', false from histories.people p where p.n between first and last;
  insert into payment_orders (ref, member_id, channel_id, kind, state, amount, pay_amount, created_at, expires_at, slip_from, payee,
    pay_from, wallet_id)
  select 'H' || p.n, p.member, channel, 'qr', 'credited', 100, 100, born, born, born, 'bank:1', '{}', p.wallet
  from histories.people p where p.n between first and last;
  update histories.people p set session = s.id, ordered = o.id from game_sessions s, payment_orders o
  where p.n between first and last and s.member_id = p.member and o.member_id = p.member;
end $$;

-- The steps from one to another, of one act, each of another member.
create function histories.act(first int, last int, drawn bigint) returns void language plpgsql as $$
declare
  it histories.steps;
begin
  select * into it from histories.steps s where s.i = first;
  if it.journal is not null then
    perform histories.post(first, last);
  end if;
  case it.act
  when 'deposit' then
    insert into payment_events (txn_id, payee, amount, paid_at, received_at, order_id, outcome, reason, journal_id)
    select s.key, 'bank:1', s.a, s.at, s.at, p.ordered, 'credited', 'exact', j.id
    from histories.steps s join histories.people p on p.n = s.n join ledger_journals j on j.key = s.key
    where s.i between first and last;
  when 'bill' then
    insert into lotto_bills (bill_no, member_id, round_id, wallet_id, state, line_count, total, placed_at, check_code, rule_version,
      journal_id)
    select s.key, p.member, drawn, p.wallet, 'pending', 1, s.a, s.at, s.key, '1', j.id
    from histories.steps s join histories.people p on p.n = s.n join ledger_journals j on j.key = s.key
    where s.i between first and last;
  when 'round' then
    insert into game_rounds (session_id, round_key, stake, win, outcome, journal_id, created_at)
    select p.session, s.key, s.a, s.b, '{}', j.id, s.at
    from histories.steps s join histories.people p on p.n = s.n join ledger_journals j on j.key = s.key
    where s.i between first and last;
  when 'points' then
    perform protection_stake(p.member, s.at, s.a)
    from histories.steps s join histories.people p on p.n = s.n where s.i between first and last;
  when 'win' then
    update lotto_bills b set won = s.a, state = 'won', settled_at = s.at
    from histories.steps s where s.i between first and last and b.bill_no = s.kind;
  when 'correct' then
    update lotto_bills b set won = 0, state = 'lost'
    from histories.steps s where s.i between first and last and b.bill_no = s.kind;
  when 'cancel' then
    update lotto_bills b set refunded = total, state = 'cancelled', cancelled_at = s.at
    from histories.steps s where s.i between first and last and b.bill_no = s.kind;
  when 'withdraw', 'refund' then
    null;
  when 'hold' then
    delete from protection_limits l using histories.steps s join histories.people p on p.n = s.n
    where s.i between first and last and l.member_id = p.member and l.kind = s.kind and l.period = s.period;
    insert into protection_limits select p.member, s.kind, s.period, s.a, s.at
    from histories.steps s join histories.people p on p.n = s.n where s.i between first and last and s.a is not null;
  when 'rest' then
    update members m set paused_until = '9999-01-01T00:00Z'
    from histories.steps s join histories.people p on p.n = s.n where s.i between first and last and m.id = p.member;
  when 'return' then
    update members m set paused_until = s.till
    from histories.steps s join histories.people p on p.n = s.n where s.i between first and last and m.id = p.member;
  when 'answer' then
    update play_clocks c set last_at = s.at, due_at = s.till
    from histories.steps s join histories.people p on p.n = s.n where s.i between first and last and c.member_id = p.member;
  end case;
end $$;

-- What became of each group.
create function histories.play(steps jsonb, groups jsonb, drawn bigint) returns text[] language plpgsql as $$
declare
  it record;
  said text[] := '{}';
begin
  truncate histories.steps;
  insert into histories.steps select * from jsonb_populate_recordset(null::histories.steps, steps);
  for it in select g.* from jsonb_to_recordset(groups) as g(first int, last int, crash boolean) order by g.first
  loop
    begin
      perform histories.act(it.first, it.last, drawn);
      if it.crash then
        raise exception 'lost' using errcode = 'XX999';
      end if;
      said := said || 'ok'::text;
    exception
      when sqlstate 'MP001' then said := said || 'limit'::text;
      when sqlstate 'PL001' then said := said || 'paused'::text;
      when sqlstate 'PL002' then said := said || 'check'::text;
      when sqlstate 'XX999' then said := said || 'lost'::text;
      when unique_violation then said := said || case when sqlerrm like '%ledger_journals%' then 'again' else sqlerrm end;
      when others then said := said || (sqlstate || ' ' || sqlerrm);
    end;
  end loop;
  return said;
end $$;
`

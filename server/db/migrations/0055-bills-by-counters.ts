import type { Migration } from '../migration.ts'

/**
 * A bill's decision by what changes only (decision 076). A lottery and a round have `terms`: a name for the row, its rates and its numbers as
 * they are, new with every change and never given twice, so that who holds them by that name need not be told again. What a member has
 * on a number of a round is a row of `lotto_holdings`, added to with the bill and taken off when it is cancelled, whoever cancels it.
 * `bill_situation` and `bill_write` of before stay for processes of the version before.
 */
export const m0055BillsByCounters: Migration = {
  name: '0055-bills-by-counters',
  sql: `
alter table lotteries add column terms uuid not null default gen_random_uuid();
alter table lotto_rounds add column terms uuid not null default gen_random_uuid();

create function lotto_new_terms() returns trigger language plpgsql as $$
begin
  new.terms := gen_random_uuid();
  return new;
end $$;
create trigger lotteries_terms before update on lotteries for each row execute function lotto_new_terms();
create trigger lotto_rounds_terms before update on lotto_rounds for each row execute function lotto_new_terms();

create function lotto_rates_changed() returns trigger language plpgsql as $$
begin
  update lotteries set terms = gen_random_uuid() where id in (select lottery_id from changed);
  return null;
end $$;
create trigger lotto_rates_added after insert on lotto_rates referencing new table as changed
  for each statement execute function lotto_rates_changed();
create trigger lotto_rates_removed after delete on lotto_rates referencing old table as changed
  for each statement execute function lotto_rates_changed();
create function lotto_rate_moved() returns trigger language plpgsql as $$
begin
  update lotteries set terms = gen_random_uuid() where id in (old.lottery_id, new.lottery_id);
  return null;
end $$;
create trigger lotto_rates_moved after update on lotto_rates for each row execute function lotto_rate_moved();

create function lotto_numbers_changed() returns trigger language plpgsql as $$
begin
  update lotto_rounds set terms = gen_random_uuid() where id in (select round_id from changed);
  return null;
end $$;
create trigger lotto_numbers_added after insert on lotto_numbers referencing new table as changed
  for each statement execute function lotto_numbers_changed();
create trigger lotto_numbers_removed after delete on lotto_numbers referencing old table as changed
  for each statement execute function lotto_numbers_changed();
create function lotto_number_moved() returns trigger language plpgsql as $$
begin
  update lotto_rounds set terms = gen_random_uuid() where id in (old.round_id, new.round_id);
  return null;
end $$;
create trigger lotto_numbers_moved after update on lotto_numbers for each row execute function lotto_number_moved();

-- Any order of a tod number is the same bet.
create function lotto_plain_number(bet_type text, number text) returns text language sql immutable as $$
  select case when bet_type like 'tod%'
    then (select string_agg(digit, '' order by digit) from regexp_split_to_table(number, '') digit) else number end
$$;

create table lotto_holdings (
  round_id bigint not null,
  member_id bigint not null,
  bet_type text not null,
  number text not null,
  staked bigint not null check (staked >= 0),
  primary key (round_id, member_id, bet_type, number)
);
insert into lotto_holdings (round_id, member_id, bet_type, number, staked)
select bill.round_id, bill.member_id, line.bet_type, lotto_plain_number(line.bet_type, line.number), sum(line.amount)
from lotto_bills bill join lotto_lines line on line.bill_id = bill.id where bill.state <> 'cancelled' group by 1, 2, 3, 4;

create function lotto_holdings_back() returns trigger language plpgsql as $$
begin
  update lotto_holdings held set staked = held.staked - it.amount
  from (
    select line.bet_type, lotto_plain_number(line.bet_type, line.number) as number, sum(line.amount) as amount
    from lotto_lines line where line.bill_id = new.id group by 1, 2) it
  where held.round_id = new.round_id and held.member_id = new.member_id
    and held.bet_type = it.bet_type and held.number = it.number;
  return null;
end $$;
create trigger lotto_bills_cancelled after update of state on lotto_bills for each row
  when (new.state = 'cancelled' and old.state <> 'cancelled') execute function lotto_holdings_back();

create function bill_situation(
  who bigint, wanted bigint, paying bigint, types text[], numbers text[], amounts bigint[],
  round_terms uuid, lottery_terms uuid, to_place boolean
) returns jsonb language plpgsql as $$
declare
  now_round uuid;
  now_lottery uuid;
  lottery bigint;
  limits jsonb;
  wallet jsonb;
  exposure jsonb;
  own jsonb;
  spent bigint;
  worth numeric;
  mine integer := pg_backend_pid() % 16;
  enough boolean;
  book jsonb;
  terms jsonb;
begin
  if to_place then
    select r.terms, l.terms, l.id, coalesce(r.book_limits, l.book_limits) into now_round, now_lottery, lottery, limits
    from lotto_rounds r join lotteries l on l.id = r.lottery_id where r.id = wanted for share of r;
    -- All that the member has is locked; told is what pays.
    select jsonb_agg(held.it) filter (where held.id = paying) -> 0 into wallet from (
      select w.id, to_jsonb(w) || jsonb_build_object('balance', a.balance) as it
      from wallets w join ledger_accounts a on a.id = 'wallet:' || w.id
      where w.member_id = who order by a.id for no key update of a) held;
  else
    select r.terms, l.terms, l.id, coalesce(r.book_limits, l.book_limits) into now_round, now_lottery, lottery, limits
    from lotto_rounds r join lotteries l on l.id = r.lottery_id where r.id = wanted;
    select to_jsonb(w) || jsonb_build_object('balance', a.balance) into wallet
    from wallets w left join ledger_accounts a on a.id = 'wallet:' || w.id where w.member_id = who and w.id = paying;
  end if;
  if now_round is null then
    return '{}';
  end if;
  if limits ? 'payout' then
    -- No more than this is added to any result, whatever the lines' rates turn out to be.
    select coalesce(sum(ceil(line.amount::numeric * paid.rate / 100)), 0) into worth
    from unnest(types, amounts) as line(bet_type, amount)
    join lotto_rates paid on paid.lottery_id = lottery and paid.bet_type = line.bet_type;
    select a.granted - a.spent >= worth into enough from lotto_allowances a where a.round_id = wanted and a.slot = mine;
    if enough and to_place then
      update lotto_allowances a set spent = a.spent + worth::bigint
      where a.round_id = wanted and a.slot = mine and a.granted - a.spent >= worth;
      if not found then
        -- Taken in between. Its row may be held by now, and all are held in one order only: begin anew.
        raise exception 'the allowance was spent meanwhile' using errcode = 'serialization_failure';
      end if;
    elsif enough is not true then
      if to_place then
        insert into lotto_allowances (round_id, slot, granted, spent)
        select wanted, slot, 0, 0 from generate_series(0, 15) slot on conflict do nothing;
        perform from lotto_allowances a where a.round_id = wanted order by a.slot for no key update;
      end if;
      select coalesce(jsonb_agg(jsonb_build_array(e.bet_type, e.number, e.owed)), '[]') into book
      from lotto_exposure e where e.round_id = wanted and e.owed > 0;
    end if;
  end if;
  if to_place then
    -- A number is its row's lock; what is staked on it is added with the bill.
    insert into lotto_exposure (round_id, bet_type, number, staked)
    select wanted, line.bet_type, line.number, 0 from unnest(types, numbers) as line(bet_type, number)
    order by line.bet_type, line.number
    on conflict do nothing;
    select jsonb_agg(jsonb_build_array(held.bet_type, held.number, held.staked)) into exposure from (
      select e.bet_type, e.number, e.staked from unnest(types, numbers) as line(bet_type, number)
      join lotto_exposure e on e.round_id = wanted and e.bet_type = line.bet_type and e.number = line.number
      order by e.bet_type, e.number for no key update of e) held;
  else
    select jsonb_agg(jsonb_build_array(e.bet_type, e.number, e.staked)) into exposure
    from unnest(types, numbers) as line(bet_type, number)
    join lotto_exposure e on e.round_id = wanted and e.bet_type = line.bet_type and e.number = line.number;
  end if;
  select coalesce(sum(h.staked), 0),
    jsonb_agg(jsonb_build_array(h.bet_type, h.number, h.staked)) filter (where (h.bet_type, h.number) in (
      select line.bet_type, line.number from unnest(types, numbers) as line(bet_type, number)))
  into spent, own from lotto_holdings h where h.round_id = wanted and h.member_id = who;
  if now_round is distinct from round_terms or now_lottery is distinct from lottery_terms then
    select jsonb_build_object('round', to_jsonb(r), 'lottery', to_jsonb(l),
      'rates', (select jsonb_agg(to_jsonb(paid) order by paid.position, paid.bet_type) from lotto_rates paid
        where paid.lottery_id = l.id),
      'numbers', (select jsonb_agg(to_jsonb(it)) from lotto_numbers it where it.round_id = r.id))
    into terms from lotto_rounds r join lotteries l on l.id = r.lottery_id where r.id = wanted;
  end if;
  return jsonb_build_object('terms', terms, 'wallet', wallet, 'exposure', exposure, 'own', own, 'spent', spent, 'book', book,
    'next', case when to_place then nextval('lotto_bills_id_seq') end);
end $$;

create function bill_place(
  new_key text, new_kind text, new_memo text, new_at timestamptz, new_salt text, new_hash text,
  accounts text[], amounts bigint[], balances bigint[],
  new_id bigint, who bigint, wanted bigint, wallet bigint, new_count integer, new_total bigint, until timestamptz, code text,
  version text, lines jsonb, types text[], numbers text[], stakes bigint[], owes bigint[]
) returns void language plpgsql as $$
declare
  stake bigint := ledger_write(new_key, new_kind, new_memo, new_at, new_salt, new_hash, accounts, amounts, balances);
begin
  insert into lotto_bills (id, bill_no, member_id, round_id, wallet_id, state, line_count, total, placed_at,
    cancel_until, check_code, rule_version, journal_id)
  values (new_id, new_memo, who, wanted, wallet, 'pending', new_count, new_total, new_at, until, code, version, stake);
  insert into lotto_lines (bill_id, seq, bet_type, number, amount, rate, parts, reduced, state)
  select new_id, line.seq, line."betType", line.number, line.amount, line.rate, nullif(line.parts, 'null'), line.reduced, 'pending'
  from jsonb_to_recordset(lines)
    as line(seq int, "betType" text, number text, amount bigint, rate bigint, parts jsonb, reduced boolean);
  update lotto_exposure e set staked = e.staked + line.stake, owed = e.owed + line.owe
  from unnest(types, numbers, stakes, owes) as line(bet_type, number, stake, owe)
  where e.round_id = wanted and e.bet_type = line.bet_type and e.number = line.number;
  insert into lotto_holdings as h (round_id, member_id, bet_type, number, staked)
  select wanted, who, line.bet_type, line.number, line.stake from unnest(types, numbers, stakes) as line(bet_type, number, stake)
  on conflict (round_id, member_id, bet_type, number) do update set staked = h.staked + excluded.staked;
end $$;

create or replace function bill_write(
  new_id bigint, new_no text, who bigint, wanted bigint, wallet bigint, new_count integer, new_total bigint,
  moment timestamptz, until timestamptz, code text, version text, stake_key text, lines jsonb, stakes jsonb
) returns void language plpgsql as $$
declare
  stake bigint;
begin
  select id into strict stake from ledger_journals where key = stake_key;
  insert into lotto_bills (id, bill_no, member_id, round_id, wallet_id, state, line_count, total, placed_at,
    cancel_until, check_code, rule_version, journal_id)
  values (new_id, new_no, who, wanted, wallet, 'pending', new_count, new_total, moment, until, code, version, stake);
  insert into lotto_lines (bill_id, seq, bet_type, number, amount, rate, parts, reduced, state)
  select new_id, line.seq, line."betType", line.number, line.amount, line.rate, nullif(line.parts, 'null'), line.reduced, 'pending'
  from jsonb_to_recordset(lines)
    as line(seq int, "betType" text, number text, amount bigint, rate bigint, parts jsonb, reduced boolean);
  update lotto_exposure e set staked = e.staked + line.amount, owed = e.owed + coalesce(line.owed, (
    select line.amount * paid.rate / 100 from lotto_rates paid join lotto_rounds r on r.lottery_id = paid.lottery_id
    where r.id = wanted and paid.bet_type = line.bet_type))
  from jsonb_to_recordset(stakes) as line(bet_type text, number text, amount bigint, owed bigint)
  where e.round_id = wanted and e.bet_type = line.bet_type and e.number = line.number;
  insert into lotto_holdings as h (round_id, member_id, bet_type, number, staked)
  select wanted, who, line.bet_type, line.number, line.amount
  from jsonb_to_recordset(stakes) as line(bet_type text, number text, amount bigint)
  on conflict (round_id, member_id, bet_type, number) do update set staked = h.staked + excluded.staked;
end $$;
`,
}

import type { Migration } from '../migration.ts'

/**
 * The book of a round (decision 068): what is owed by number, limits over all bet types, and lines in parts.
 *
 * `lotto_allowances` are what bills may still add to the worst result without anybody adding up the whole book: some for each
 * of sixteen connections, so that bills do not wait for each other. Who finds theirs too small holds all of them, and has the
 * book as it is. What rounds had sold so far is counted in; bills placed from now on are placed by the rules of `lotto-2`.
 */
export const m0040Book: Migration = {
  name: '0040-book',
  sql: `
alter table lotteries add column book_limits jsonb not null default '{}';
alter table lotto_rounds add column book_limits jsonb;
alter table lotto_rates add column number_tiers jsonb not null default '[]';
alter table lotto_lines add column parts jsonb;
alter table lotto_exposure add column owed bigint not null default 0 check (owed >= 0);
create index lotto_bills_own on lotto_bills (member_id, round_id) where state = 'pending';

create table lotto_allowances (
  round_id bigint not null references lotto_rounds (id),
  slot integer not null,
  granted bigint not null,
  spent bigint not null,
  primary key (round_id, slot),
  check (0 <= spent and spent <= granted)
);

update lotto_exposure e set owed = sold.owed from (
  select bill.round_id, line.bet_type, case when line.bet_type like 'tod%'
      then (select string_agg(digit, '' order by digit) from regexp_split_to_table(line.number, '') digit)
      else line.number end as number,
    sum(line.amount * line.rate / 100)::bigint as owed
  from lotto_bills bill join lotto_lines line on line.bill_id = bill.id
  where bill.state = 'pending' group by 1, 2, 3) sold
where e.round_id = sold.round_id and e.bet_type = sold.bet_type and e.number = sold.number;

update lotto_rounds set rule_version = 'lotto-2'
where rule_version = 'lotto-1' and state in ('upcoming', 'open');

create or replace function bill_situation(who bigint, wanted bigint, lines jsonb, to_place boolean)
returns jsonb language plpgsql as $$
declare
  round jsonb;
  lottery jsonb;
  accounts jsonb;
  exposure jsonb;
  worth numeric;
  mine integer := pg_backend_pid() % 16;
  enough boolean;
  book jsonb;
  known jsonb;
begin
  if to_place then
    select to_jsonb(r), to_jsonb(l) into round, lottery from lotto_rounds r join lotteries l on l.id = r.lottery_id
    where r.id = wanted for share of r;
    select jsonb_object_agg(a.id, a.balance) into accounts from (
      select id, balance from ledger_accounts where id in (select 'wallet:' || id from wallets where member_id = who)
      order by id for no key update) a;
  else
    select to_jsonb(r), to_jsonb(l) into round, lottery from lotto_rounds r join lotteries l on l.id = r.lottery_id
    where r.id = wanted;
  end if;
  if coalesce(nullif(round -> 'book_limits', 'null'), lottery -> 'book_limits') ? 'payout' then
    -- No more than this is added to any result, whatever the lines' rates turn out to be.
    select coalesce(sum(ceil(line.amount::numeric * paid.rate / 100)), 0) into worth
    from jsonb_to_recordset(lines) as line(bet_type text, amount bigint)
    join lotto_rates paid on paid.lottery_id = (lottery ->> 'id')::bigint and paid.bet_type = line.bet_type;
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
  if to_place and round is not null then
    -- A number is its row's lock; what is staked on it is added with the bill.
    insert into lotto_exposure (round_id, bet_type, number, staked)
    select wanted, line.bet_type, line.number, 0 from jsonb_to_recordset(lines) as line(bet_type text, number text)
    order by line.bet_type, line.number
    on conflict do nothing;
    select jsonb_agg(jsonb_build_array(held.bet_type, held.number, held.staked)) into exposure from (
      select e.bet_type, e.number, e.staked from jsonb_to_recordset(lines) as line(bet_type text, number text)
      join lotto_exposure e on e.round_id = wanted and e.bet_type = line.bet_type and e.number = line.number
      order by e.bet_type, e.number for no key update of e) held;
  elsif not to_place then
    select jsonb_agg(jsonb_build_array(e.bet_type, e.number, e.staked)) into exposure
    from jsonb_to_recordset(lines) as line(bet_type text, number text)
    join lotto_exposure e on e.round_id = wanted and e.bet_type = line.bet_type and e.number = line.number;
  end if;
  known := jsonb_build_object(
    'round', round, 'lottery', lottery, 'accounts', accounts, 'exposure', exposure, 'book', book,
    'rates', (select jsonb_agg(to_jsonb(paid) order by paid.position, paid.bet_type) from lotto_rates paid
      where paid.lottery_id = (lottery ->> 'id')::bigint),
    'numbers', (select jsonb_agg(to_jsonb(it)) from lotto_numbers it where it.round_id = wanted),
    'wallets', (select jsonb_agg(to_jsonb(w) || jsonb_build_object('balance', a.balance) order by w.position, w.id)
      from wallets w left join ledger_accounts a on a.id = 'wallet:' || w.id where w.member_id = who),
    'spent', (select coalesce(sum(bill.total), 0) from lotto_bills bill
      where bill.member_id = who and bill.round_id = wanted and bill.state = 'pending'),
    -- Any order of a tod number is the same bet, and is written as it was asked for.
    'own', (select jsonb_agg(jsonb_build_array(has.bet_type, has.number, has.staked)) from (
      select line.bet_type, line.number, sum(line.amount) as staked
      from lotto_bills bill join lotto_lines line on line.bill_id = bill.id
      where bill.member_id = who and bill.round_id = wanted and bill.state = 'pending'
        and (line.bet_type like 'tod%' or exists (
          select from jsonb_to_recordset(lines) as asked(bet_type text, number text)
          where asked.bet_type = line.bet_type and asked.number = line.number))
      group by line.bet_type, line.number) has));
  if to_place then
    known := known || jsonb_build_object('next', nextval(pg_get_serial_sequence('lotto_bills', 'id')));
  end if;
  return known;
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
  -- Who is of the version before says no more than the stake: then it is owed at the bet type's rate.
  update lotto_exposure e set staked = e.staked + line.amount, owed = e.owed + coalesce(line.owed, (
    select line.amount * paid.rate / 100 from lotto_rates paid join lotto_rounds r on r.lottery_id = paid.lottery_id
    where r.id = wanted and paid.bet_type = line.bet_type))
  from jsonb_to_recordset(stakes) as line(bet_type text, number text, amount bigint, owed bigint)
  where e.round_id = wanted and e.bet_type = line.bet_type and e.number = line.number;
end $$;

create function book_allow(wanted bigint, each bigint) returns void language plpgsql as $$
begin
  update lotto_allowances set granted = each, spent = 0 where round_id = wanted;
end $$;
`,
}

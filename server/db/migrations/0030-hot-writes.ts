import type { Migration } from '../migration.ts'

/**
 * The statements of a bill and of a game's round, kept in the database (decision 063): one call for what decides and one for
 * each thing that is written. Each statement of such a function sees what is committed before it, and what is read behind
 * a lock is read after it. The rules are where they were: in the code that decides, and in the ledger's triggers.
 */
export const m0030HotWrites: Migration = {
  name: '0030-hot-writes',
  sql: `
create function ledger_write(
  new_key text, new_kind text, new_memo text, new_at timestamptz, new_salt text, new_hash text,
  accounts text[], amounts bigint[], balances bigint[]
) returns bigint language plpgsql as $$
declare
  new_id bigint;
begin
  insert into ledger_accounts (id, kind, balance, opened_at)
  select line.account, 'house', 0, new_at from unnest(accounts, balances) as line(account, after_it)
  where line.after_it is null and not exists (select from ledger_accounts a where a.id = line.account)
  on conflict do nothing;
  insert into ledger_journals (key, kind, memo, at, salt, hash)
  values (new_key, new_kind, new_memo, new_at, new_salt, new_hash) returning id into new_id;
  insert into ledger_postings (journal_id, seq, account_id, amount, balance_after)
  select new_id, line.seq, line.account, line.amount, line.after_it
  from unnest(accounts, amounts, balances) with ordinality as line(account, amount, after_it, seq) order by line.seq;
  return new_id;
end $$;

create function note_plays(plays jsonb) returns void language plpgsql as $$
begin
  insert into play_days (member_id, day, category, bound, staked, returned, rounds)
  select "memberId", day, category, bound, staked, returned, rounds from jsonb_to_recordset(plays)
    as it("memberId" bigint, day date, category text, bound boolean, staked bigint, returned bigint, rounds int)
  order by "memberId"
  on conflict (member_id, day, category, bound) do update set
    staked = play_days.staked + excluded.staked,
    returned = play_days.returned + excluded.returned,
    rounds = play_days.rounds + excluded.rounds;
end $$;

create function bill_situation(who bigint, wanted bigint, lines jsonb, to_place boolean) returns jsonb language plpgsql as $$
declare
  round jsonb;
  lottery jsonb;
  accounts jsonb;
  exposure jsonb;
  stepped boolean;
  known jsonb;
begin
  if to_place then
    select to_jsonb(r), to_jsonb(l) into round, lottery from lotto_rounds r join lotteries l on l.id = r.lottery_id
    where r.id = wanted for share of r;
    select jsonb_object_agg(a.id, a.balance) into accounts from (
      select id, balance from ledger_accounts where id in (select 'wallet:' || id from wallets where member_id = who)
      order by id for no key update) a;
    if round is not null then
      -- A number is its row's lock; what is staked on it is added with the bill.
      insert into lotto_exposure (round_id, bet_type, number, staked)
      select wanted, line.bet_type, line.number, 0 from jsonb_to_recordset(lines) as line(bet_type text, number text)
      order by line.bet_type, line.number
      on conflict do nothing;
      select jsonb_agg(jsonb_build_array(held.bet_type, held.number, held.staked)) into exposure from (
        select e.bet_type, e.number, e.staked from jsonb_to_recordset(lines) as line(bet_type text, number text)
        join lotto_exposure e on e.round_id = wanted and e.bet_type = line.bet_type and e.number = line.number
        order by e.bet_type, e.number for no key update of e) held;
    end if;
  else
    select to_jsonb(r), to_jsonb(l) into round, lottery from lotto_rounds r join lotteries l on l.id = r.lottery_id
    where r.id = wanted;
    select jsonb_agg(jsonb_build_array(e.bet_type, e.number, e.staked)) into exposure
    from jsonb_to_recordset(lines) as line(bet_type text, number text)
    join lotto_exposure e on e.round_id = wanted and e.bet_type = line.bet_type and e.number = line.number;
  end if;
  known := jsonb_build_object(
    'round', round, 'lottery', lottery, 'accounts', accounts, 'exposure', exposure,
    'rates', (select jsonb_agg(to_jsonb(paid) order by paid.position, paid.bet_type) from lotto_rates paid
      where paid.lottery_id = (lottery ->> 'id')::bigint),
    'numbers', (select jsonb_agg(to_jsonb(it)) from lotto_numbers it where it.round_id = wanted),
    'wallets', (select jsonb_agg(to_jsonb(w) || jsonb_build_object('balance', a.balance) order by w.position, w.id)
      from wallets w left join ledger_accounts a on a.id = 'wallet:' || w.id where w.member_id = who));
  select exists (select from lotto_rates rate where rate.lottery_id = (lottery ->> 'id')::bigint and rate.tiers <> '[]'
    and rate.bet_type in (select line.bet_type from jsonb_to_recordset(lines) as line(bet_type text))) into stepped;
  if stepped then
    known := known || jsonb_build_object('own', (
      select jsonb_agg(jsonb_build_array(mine.bet_type, mine.number, mine.staked)) from (
        select line.bet_type, line.number, sum(line.amount) as staked
        from lotto_bills bill join lotto_lines line on line.bill_id = bill.id
        where bill.member_id = who and bill.round_id = wanted and bill.state = 'pending'
        group by line.bet_type, line.number) mine));
  end if;
  if to_place then
    known := known || jsonb_build_object('next', nextval(pg_get_serial_sequence('lotto_bills', 'id')));
  end if;
  return known;
end $$;

create function bill_write(
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
  insert into lotto_lines (bill_id, seq, bet_type, number, amount, rate, reduced, state)
  select new_id, line.seq, line."betType", line.number, line.amount, line.rate, line.reduced, 'pending'
  from jsonb_to_recordset(lines)
    as line(seq int, "betType" text, number text, amount bigint, rate bigint, reduced boolean);
  update lotto_exposure e set staked = e.staked + line.amount
  from jsonb_to_recordset(stakes) as line(bet_type text, number text, amount bigint)
  where e.round_id = wanted and e.bet_type = line.bet_type and e.number = line.number;
end $$;

create function game_round_begin(token text, wanted text, moment timestamptz, idle_since timestamptz) returns jsonb
language plpgsql as $$
declare
  playing game_sessions;
  before jsonb;
  member_state text;
  accounts jsonb;
begin
  select * into playing from game_sessions where token_hash = token for update;
  if playing.id is null then
    return null;
  end if;
  select jsonb_build_object('fingerprint', r.fingerprint, 'outcome', r.outcome) into before
  from game_rounds r where r.session_id = playing.id and r.round_key = wanted;
  select m.status into member_state from sessions s join members m on m.id = s.member_id
  where s.id = playing.session_id and s.member_id = playing.member_id
    and s.revoked_at is null and s.expires_at > moment and s.last_seen_at > idle_since
  for share of s;
  select jsonb_object_agg(a.id, a.balance) into accounts from (
    select id, balance from ledger_accounts
    where id in (select 'wallet:' || id from wallets where member_id = playing.member_id)
    order by id for no key update) a;
  return jsonb_build_object('session', to_jsonb(playing), 'before', before, 'member', member_state, 'accounts', accounts,
    'bound', exists (select from wallet_promotions p where p.wallet_id = playing.wallet_id and p.state = 'active'));
end $$;

create function game_round_note(
  playing bigint, new_key text, new_fingerprint text, new_stake bigint, new_win bigint, new_outcome jsonb,
  journal_key text, moment timestamptz
) returns void language plpgsql as $$
begin
  update game_sessions set last_seen_at = moment where id = playing;
  insert into game_rounds (session_id, round_key, fingerprint, stake, win, outcome, journal_id, created_at)
  values (playing, new_key, new_fingerprint, new_stake, new_win, new_outcome,
    (select id from ledger_journals where key = journal_key), moment);
end $$;
`,
}

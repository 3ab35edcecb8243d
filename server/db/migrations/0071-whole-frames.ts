import type { Migration } from '../migration.ts'

/**
 * A limit counts all of its frame, what lies after today too: where two processes stand on either side of midnight, or a clock is set
 * back over it, the later day is counted already and the earlier one is not over. And a round that wins just its stake moves nothing in
 * the wallet: the posting does not tell whose it is, so the round itself asks whether the member may play (decision 090).
 */
export const m0071WholeFrames: Migration = {
  name: '0071-whole-frames',
  sql: `
create function protection_in_frame(who bigint, wanted text, frame text, today date) returns bigint language sql stable as $$
  select protection_used(who, wanted, date_trunc(frame, today::timestamp)::date,
    (date_trunc(frame, today::timestamp) + ('1 ' || frame)::interval)::date - 1)
$$;
create or replace function protection_check(who bigint, today date, kinds text[], just bigint) returns void language plpgsql as $$
declare
  over record;
begin
  if not exists (select from protection_limits l where l.member_id = who) then
    return;
  end if;
  select l.kind, l.period, l.amount, sums.used into over
  from protection_limits l cross join lateral (
    select protection_in_frame(who, l.kind, l.period, today) as used) sums
  where l.member_id = who and l.kind = any(kinds)
    and (sums.used > l.amount or (l.kind = 'time' and sums.used >= l.amount))
  order by l.kind = 'time' desc, l.amount - sums.used limit 1;
  if found then
    raise exception 'a limit of the member is passed' using errcode = 'MP001', detail = jsonb_build_object(
      'kind', over.kind, 'period', over.period, 'day', today,
      'left', greatest(0, over.amount - over.used + case when over.kind = 'time' then 0 else just end))::text;
  end if;
end $$;

-- A stake of play: none while a reality check is owed, and the clock of play goes on with it.
create function play_goes_on(who bigint, moment timestamptz, stake bigint, won bigint) returns void language plpgsql as $$
declare
  clock play_clocks;
begin
  insert into play_clocks (member_id) values (who) on conflict do nothing;
  select * into clock from play_clocks c where c.member_id = who for no key update;
  if play_clock_owes(clock, moment) then
    raise exception 'play: a reality check of member % waits', who using errcode = 'PL002';
  end if;
  if clock.started_at is null or moment > clock.last_at + interval '30 minutes' then
    clock.started_at := moment;
    clock.due_at := moment + make_interval(mins => clock.minutes);
    clock.staked := 0;
    clock.returned := 0;
  end if;
  update play_clocks c set started_at = clock.started_at, due_at = clock.due_at,
    last_at = greatest(moment, clock.last_at), staked = clock.staked + stake, returned = clock.returned + won
  where c.member_id = who;
end $$;

create or replace function ledger_play_allowed() returns trigger language plpgsql as $$
declare
  line record;
  stake bigint;
  won bigint;
begin
  for line in
    select j.id, j.kind, j.at, w.member_id, m.paused_until, sum(f.amount) as moved
    from fresh f
    join ledger_journals j on j.id = f.journal_id
    join wallets w on w.id = case when left(f.account_id, 7) = 'wallet:' then substr(f.account_id, 8)::bigint end
    join members m on m.id = w.member_id
    group by j.id, w.member_id, m.paused_until
    order by j.id
  loop
    if line.paused_until > line.at and line.kind not in (
      'opening', 'withdraw', 'withdraw.paid', 'withdraw.refund', 'promotion.forfeit', 'wallet.transfer', 'affiliate.redeem',
      'lotto.win', 'lotto.cancel', 'lotto.refund', 'lotto.correction', 'lotto.claim', 'lotto.claim-back', 'yeekee.prize', 'poll.prize',
      'redemption.back') then
      raise exception 'play: member % takes a break', line.member_id using errcode = 'PL001';
    end if;
    if line.kind in ('lotto.bill', 'game.round') then
      stake := -line.moved;
      won := 0;
      if line.kind = 'game.round' then
        select coalesce(sum(f.amount) filter (where f.account_id = 'house:games'), 0),
          coalesce(-sum(f.amount) filter (where f.account_id = 'house:game-wins'), 0)
        into stake, won from fresh f where f.journal_id = line.id;
      end if;
      perform play_goes_on(line.member_id, line.at, stake, won);
    elsif line.kind in ('lotto.win', 'lotto.cancel', 'lotto.refund') then
      update play_clocks c set
        returned = c.returned + case line.kind when 'lotto.win' then line.moved else 0 end,
        staked = greatest(0, c.staked - case line.kind when 'lotto.win' then 0 else line.moved end)
      where c.member_id = line.member_id and line.at <= c.last_at + interval '30 minutes';
    end if;
  end loop;
  return null;
end $$;

create or replace function protection_round() returns trigger language plpgsql as $$
declare
  who bigint;
begin
  select s.member_id into who from game_sessions s where s.id = new.session_id and s.wallet_id is not null;
  if who is not null then
    if new.stake > 0 and new.stake = new.win then
      if (select m.paused_until > new.created_at from members m where m.id = who) then
        raise exception 'play: member % takes a break', who using errcode = 'PL001';
      end if;
      perform play_goes_on(who, new.created_at, new.stake, new.win);
    end if;
    if new.stake > 0 then
      perform protection_stake(who, new.created_at, new.stake);
    end if;
    perform protection_back(who, new.created_at, new.win, new.created_at, 0);
  end if;
  return null;
end $$;
`,
}

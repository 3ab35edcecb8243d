import type { Migration } from '../migration.ts'

/**
 * What a trigger of the ledger reads it looks up by keys. A connection keeps a function's plans from its first use on, when tables may
 * be empty, and only statistics have it plan anew, which the embedded database never gathers: sealing read all postings that there
 * were, with each block, and compared each with each of the block's links. Checks and effects are those of 0028 and 0033, word for word;
 * `offset 0` keeps the planner from taking the reads apart.
 */
export const m0054PlansByKeys: Migration = {
  name: '0054-plans-by-keys',
  sql: `
create or replace function ledger_apply_links() returns trigger language plpgsql security definer
set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  house record;
begin
  if exists (
    select from fresh f
    where (select b.first_seq <= f.seq and f.seq <= b.last_seq from ledger_blocks b where b.no = f.block_no) is not true
      or (select j.xid from ledger_journals j where j.id = f.journal_id) is null
  ) then
    raise exception 'ledger: a link without its block or its journal' using errcode = 'LE007';
  end if;
  for house in
    select p.account_id, sum(p.amount) as total from fresh f
    cross join lateral (
      select account_id, amount from ledger_postings where journal_id = f.journal_id offset 0) p
    where left(p.account_id, 6) = 'house:'
    group by p.account_id order by p.account_id
  loop
    update ledger_accounts set balance = balance + house.total where id = house.account_id;
  end loop;
  return null;
end $$;

create or replace function statement_effects(ids bigint[]) returns table (
  account_id text, day date, kind text, lines bigint, moved bigint,
  money_in bigint, money_out bigint, count_in bigint, count_out bigint
) language plpgsql stable
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  with given as materialized (
    select j.* from unnest(ids) as it(id)
    cross join lateral (select id, at, kind, reverses from ledger_journals where id = it.id offset 0) j
  )
  select e.account_id, (e.at at time zone 'Asia/Bangkok')::date, e.kind, sum(e.lines)::bigint, sum(e.lines * e.amount)::bigint,
    coalesce(sum(e.stands * e.amount) filter (where e.amount > 0), 0)::bigint,
    coalesce(-sum(e.stands * e.amount) filter (where e.amount < 0), 0)::bigint,
    coalesce(sum(e.stands) filter (where e.amount > 0), 0)::bigint,
    coalesce(sum(e.stands) filter (where e.amount < 0), 0)::bigint
  from (
    select p.account_id, j.at, j.kind, p.amount, 1 as lines, case when j.reverses is null then 1 else 0 end as stands
    from given j
    cross join lateral (
      select account_id, amount from ledger_postings where journal_id = j.id and left(account_id, 7) = 'wallet:' offset 0) p
    union all
    select p.account_id, o.at, o.kind, p.amount, 0, -1
    from (select reverses from given where reverses is not null) j
    cross join lateral (
      select id, at, kind from ledger_journals where id = j.reverses and reverses is null offset 0) o
    cross join lateral (
      select account_id, amount from ledger_postings where journal_id = o.id and left(account_id, 7) = 'wallet:' offset 0) p
  ) e
  group by 1, 2, 3;
end $$;

create or replace function statement_add(ids bigint[]) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into statement_parts as s (account_id, kind, day, part, lines, first_id, last_id, journal_ids)
  select l.account_id, l.kind, l.day, l.part, count(*), min(l.id), max(l.id), array_agg(l.id order by l.id)
  from (
    select m.account_id, m.kind, m.day, m.id, (coalesce(d.lines, 0) +
      row_number() over (partition by m.account_id, m.kind, m.day order by m.id) - 1) / 512 as part
    from (
      select p.account_id, j.kind, (j.at at time zone 'Asia/Bangkok')::date as day, j.id
      from unnest(ids) as it(id)
      cross join lateral (select id, kind, at from ledger_journals where id = it.id offset 0) j
      cross join lateral (
        select account_id from ledger_postings where journal_id = j.id and left(account_id, 7) = 'wallet:' offset 0) p
    ) m
    left join statement_days d on d.account_id = m.account_id and d.day = m.day and d.kind = m.kind
  ) l
  group by 1, 2, 3, 4
  on conflict (account_id, kind, day, part) do update set
    lines = s.lines + excluded.lines, last_id = excluded.last_id, journal_ids = s.journal_ids || excluded.journal_ids;

  insert into statement_days as s
  select e.* from statement_effects(ids) e
  on conflict (account_id, day, kind) do update set
    lines = s.lines + excluded.lines, moved = s.moved + excluded.moved,
    money_in = s.money_in + excluded.money_in, money_out = s.money_out + excluded.money_out,
    count_in = s.count_in + excluded.count_in, count_out = s.count_out + excluded.count_out;
end $$;
`,
}

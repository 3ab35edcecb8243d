import type { Migration } from '../migration.ts'

/**
 * What the statement reads instead of every line (decision 064): sums by wallet, Thai day and kind, and the journals of
 * each in parts of 512, both in the order of the ledger. Written when journals are sealed, never by who posts; a wallet's
 * lines after its newest part wait for their block and are read from the ledger itself. A journal that is taken back, and
 * the one that takes it back, count as lines and in `moved`, but neither as money in nor as money out.
 */
export const m0033StatementSums: Migration = {
  name: '0033-statement-sums',
  sql: `
create table statement_days (
  account_id text not null,
  day date not null,
  kind text not null,
  lines bigint not null,
  moved bigint not null,
  money_in bigint not null,
  money_out bigint not null,
  count_in bigint not null,
  count_out bigint not null,
  primary key (account_id, day, kind)
);
create table statement_parts (
  account_id text not null,
  kind text not null,
  day date not null,
  part bigint not null,
  lines integer not null,
  first_id bigint not null,
  last_id bigint not null,
  journal_ids bigint[] not null,
  primary key (account_id, kind, day, part)
);
create index statement_parts_last on statement_parts (account_id, last_id);

-- What these functions read they look up by keys, whatever the planner knows or does not know of the tables by then.
create function statement_effects(ids bigint[]) returns table (
  account_id text, day date, kind text, lines bigint, moved bigint,
  money_in bigint, money_out bigint, count_in bigint, count_out bigint
) language sql stable
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select e.account_id, (e.at at time zone 'Asia/Bangkok')::date, e.kind, sum(e.lines)::bigint, sum(e.lines * e.amount)::bigint,
    coalesce(sum(e.stands * e.amount) filter (where e.amount > 0), 0)::bigint,
    coalesce(-sum(e.stands * e.amount) filter (where e.amount < 0), 0)::bigint,
    coalesce(sum(e.stands) filter (where e.amount > 0), 0)::bigint,
    coalesce(sum(e.stands) filter (where e.amount < 0), 0)::bigint
  from (
    select p.account_id, j.at, j.kind, p.amount, 1 as lines, case when j.reverses is null then 1 else 0 end as stands
    from ledger_journals j join ledger_postings p on p.journal_id = j.id and left(p.account_id, 7) = 'wallet:'
    where j.id = any (ids)
    union all
    select p.account_id, o.at, o.kind, p.amount, 0, -1
    from ledger_journals j
    join ledger_journals o on o.id = j.reverses and o.reverses is null
    join ledger_postings p on p.journal_id = o.id and left(p.account_id, 7) = 'wallet:'
    where j.id = any (ids)
  ) e
  group by 1, 2, 3
$$;

create function statement_add(ids bigint[]) returns void language sql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  insert into statement_parts as s (account_id, kind, day, part, lines, first_id, last_id, journal_ids)
  select l.account_id, l.kind, l.day, l.part, count(*), min(l.id), max(l.id), array_agg(l.id order by l.id)
  from (
    select m.account_id, m.kind, m.day, m.id, (coalesce(d.lines, 0) +
      row_number() over (partition by m.account_id, m.kind, m.day order by m.id) - 1) / 512 as part
    from (
      select p.account_id, j.kind, (j.at at time zone 'Asia/Bangkok')::date as day, j.id
      from ledger_journals j join ledger_postings p on p.journal_id = j.id and left(p.account_id, 7) = 'wallet:'
      where j.id = any (ids)
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
$$;

create function statement_waiting(accounts text[]) returns table (account_id text, journal_id bigint)
language sql stable rows 20
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select a.id, p.journal_id from unnest(accounts) a(id)
  cross join lateral (
    select p.journal_id from ledger_postings p
    where p.account_id = a.id
      and p.journal_id > (select coalesce(max(s.last_id), 0) from statement_parts s where s.account_id = a.id)
    offset 0) p
$$;

do $$
declare
  batch bigint[];
  upto bigint := 0;
begin
  loop
    select array_agg(b.id order by b.id) into batch from (
      select j.id from ledger_journals j
      where j.id > upto and (j.xid is null or exists (select from ledger_links l where l.journal_id = j.id))
      order by j.id limit 5000) b;
    exit when batch is null;
    perform statement_add(batch);
    upto := batch[cardinality(batch)];
  end loop;
end $$;

create function statement_keep() returns trigger language plpgsql as $$
begin
  perform statement_add(array(select journal_id from fresh));
  return null;
end $$;
create trigger ledger_links_statement after insert on ledger_links referencing new table as fresh
  for each statement execute function statement_keep();
`,
}

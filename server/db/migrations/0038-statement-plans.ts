import type { Migration } from '../migration.ts'

/**
 * What keeps the statement's sums, word for word as in 0033, in a language whose plans a connection keeps: a function of plain SQL is
 * planned anew each time, which was most of what a block of journals took.
 */
export const m0038StatementPlans: Migration = {
  name: '0038-statement-plans',
  sql: `
create or replace function statement_effects(ids bigint[]) returns table (
  account_id text, day date, kind text, lines bigint, moved bigint,
  money_in bigint, money_out bigint, count_in bigint, count_out bigint
) language plpgsql stable
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query select e.account_id, (e.at at time zone 'Asia/Bangkok')::date, e.kind, sum(e.lines)::bigint, sum(e.lines * e.amount)::bigint,
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
end $$;
`,
}

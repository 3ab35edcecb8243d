import type { Migration } from '../migration.ts'

/**
 * A limit counts all of its frame, what lies after today too: where two processes stand on either side of midnight, or a clock is set
 * back over it, the later day is counted already and the earlier one is not over (decision 090).
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
`,
}

import type { Migration } from '../migration.ts'

/**
 * What is counted against a limit, by the same sum as before (0060): as a function whose plan is kept. As it was, each call read and planned
 * its own text anew, and a stake of a member with limits makes several.
 */
export const m0077UsedByAKeptPlan: Migration = {
  name: '0077-used-by-a-kept-plan',
  sql: `
create or replace function protection_used(who bigint, wanted text, first_day date, last_day date) returns bigint
language plpgsql stable as $$
begin
  return (select coalesce(sum(case wanted when 'deposit' then d.deposited when 'stake' then d.staked
    when 'loss' then d.staked - d.returned else d.played / 60000 end), 0)::bigint
  from protection_days d where d.member_id = who and d.day between first_day and last_day);
end $$;
`,
}

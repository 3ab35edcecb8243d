/**
 * A database that the sandbox has filled says so: its people sign in with a published password. Those filled before
 * there was a mark are known by the money that the sandbox gave, or by its first person.
 */
import type { Migration } from '../migration.ts'

export const m0027SandboxMark: Migration = {
  name: '0027-sandbox-mark',
  sql: `
create table sandbox_marks (
  one integer primary key check (one = 1),
  filled_at timestamptz not null
);
insert into sandbox_marks (one, filled_at)
select 1, now() where exists (select from ledger_postings where account_id = 'house:sandbox')
  or exists (select from members where username = 'malee' and mobile = '0810000001');
`,
}

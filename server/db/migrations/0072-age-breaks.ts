import type { Migration } from '../migration.ts'

/** Who tells a date of birth that is too young takes a break until the twentieth birthday (decision 092). */
export const m0072AgeBreaks: Migration = {
  name: '0072-age-breaks',
  sql: `
alter table member_pauses drop constraint member_pauses_kind_check;
alter table member_pauses add constraint member_pauses_kind_check
  check (kind in ('time_out', 'self_exclusion', 'closed', 'register', 'age'));
`,
}

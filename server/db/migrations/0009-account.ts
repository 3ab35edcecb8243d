import type { Migration } from '../migration.ts'

export const m0009Account: Migration = {
  name: '0009-account',
  sql: `
alter table members
  add column birthday text not null default '' check (birthday ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'),
  add column mobile_verified_at timestamptz,
  add column notify_by_line boolean not null default true;

alter table member_bank_accounts
  add column status text not null default 'main' check (status in ('main', 'active', 'pending', 'refused')),
  add column note text not null default '';
update member_bank_accounts set status = 'active'
  where id not in (select min(id) from member_bank_accounts group by member_id);
create unique index member_bank_accounts_main on member_bank_accounts (member_id) where status = 'main';
create unique index member_bank_accounts_second on member_bank_accounts (member_id) where status <> 'main';
`,
}

import type { Migration } from '../migration.ts'

export const m0028Nickname: Migration = {
  name: '0028-nickname',
  sql: `
alter table members add column nickname text not null default '' check (length(nickname) <= 30);
`,
}

import type { Migration } from '../migration.ts'

/** Why staff made a limit tighter, in their words; '' of what the member did. */
export const m0061LimitReasons: Migration = {
  name: '0061-limit-reasons',
  sql: `
alter table protection_changes add column reason text not null default '';
`,
}

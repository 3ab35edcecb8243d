/** The notification centre is read by time, newest first; what is old is found without looking at the rest. */
import type { Migration } from '../migration.ts'

export const m0022Inbox: Migration = {
  name: '0022-inbox',
  sql: `
drop index inbox_items_member;
create index inbox_items_newest on inbox_items (member_id, at desc, id desc);
create index inbox_items_old on inbox_items (at);
`,
}

import type { Migration } from '../migration.ts'

/** Members who asked that what is held about them be deleted (decision 085). */
export const m0066DeletionRequests: Migration = {
  name: '0066-deletion-requests',
  sql: `
create table deletion_requests (
  member_id bigint primary key references members (id),
  asked_at timestamptz not null
);
`,
}

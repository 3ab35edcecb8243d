import type { Migration } from '../migration.ts'

export const m0005Operations: Migration = {
  name: '0005-operations',
  sql: `
create table operations (
  id text primary key,
  endpoint text not null,
  fingerprint text not null,
  status integer not null,
  reply text not null,
  created_at timestamptz not null
);

create table rate_limits (
  id text primary key,
  count integer not null,
  expires_at timestamptz not null
);
create index rate_limits_expires on rate_limits (expires_at);
`,
}

import type { Migration } from '../migration.ts'

/** A member's PIN, and what was proved by it (decision 097). */
export const m0075Pins: Migration = {
  name: '0075-pins',
  sql: `
create table member_pins (
  member_id bigint primary key references members (id),
  pin_hash text not null,
  tries integer not null default 0 check (tries between 0 and 5),
  set_at timestamptz not null
);
create table pin_proofs (
  token_hash text primary key,
  session_id bigint not null references sessions (id) on delete cascade,
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index pin_proofs_expires on pin_proofs (expires_at);
`,
}

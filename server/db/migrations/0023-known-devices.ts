/** Devices that members have signed in on; codes know who asked for them, so that one caller's do not end another's. */
import type { Migration } from '../migration.ts'

export const m0023KnownDevices: Migration = {
  name: '0023-known-devices',
  sql: `
create table known_devices (
  token_hash text not null,
  member_id bigint not null references members (id),
  session_hash text not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (token_hash, member_id)
);
create index known_devices_member on known_devices (member_id, seen_at);
create index known_devices_session on known_devices (session_hash);
create index known_devices_expires on known_devices (expires_at);

alter table otp_codes add column asker text not null default '';
`,
}

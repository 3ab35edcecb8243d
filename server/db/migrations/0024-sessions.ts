/**
 * Sessions: until when money moves without another proof, and which one a game was opened in. Members have a name for
 * others that counts nobody.
 */
import type { Migration } from '../migration.ts'

export const m0024Sessions: Migration = {
  name: '0024-sessions',
  sql: `
alter table sessions add column fresh_until timestamptz;
update sessions set fresh_until = last_seen_at + interval '30 minutes';
alter table sessions alter column fresh_until set not null;

alter table game_sessions add column session_id bigint references sessions (id) on delete set null;
create index game_sessions_session on game_sessions (session_id);

alter table members add column public_id text not null default replace(gen_random_uuid()::text, '-', '');
create unique index members_public_id on members (public_id);
`,
}

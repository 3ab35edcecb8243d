/**
 * Yeekee by the rules `yk2d` (decision 074): where there is no beacon a day has a sequential delay, and a round says when its
 * last head was published.
 */
import type { Migration } from '../migration.ts'

export const m0052YeekeeDelay: Migration = {
  name: '0052-yeekee-delay',
  sql: `
alter table yeekee_days
  alter column beacon drop not null,
  add column delay jsonb,
  add constraint yeekee_days_one_draw check ((beacon is null) <> (delay is null));
alter table yeekee_rounds
  add column published_at timestamptz,
  drop constraint yeekee_rounds_rules,
  add constraint yeekee_rounds_rules check (
    rules = 'yk1' or (day_id is not null and (beacon_round is null) = (rules = 'yk2d'))
  );
create table yeekee_delays (
  round_id bigint primary key references yeekee_rounds (round_id),
  checkpoints text not null default '' check (length(checkpoints) % 64 = 0),
  leased_until timestamptz
);
`,
}

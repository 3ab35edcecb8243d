import type { Migration } from '../migration.ts'

/**
 * A result is what two say who do not know of each other, waits before it is paid, and is given up at a deadline (LOTTO-1, decision
 * 069). `result_no` counts the results of a round: 1 until its first one is corrected; a bill knows by which it was settled.
 */
export const m0043ConfirmedResults: Migration = {
  name: '0043-confirmed-results',
  sql: `
alter table lotteries
  add column confirmations integer not null default 2 check (confirmations between 1 and 3),
  add column hold_seconds integer not null default 300 check (hold_seconds >= 0),
  add column deadline_minutes integer not null default 1440 check (deadline_minutes > 0);
alter table lotto_rounds add column pays_at timestamptz, add column result_no integer not null default 1;
alter table lotto_bills add column result_no integer not null default 1;

create table lotto_readings (
  round_id bigint not null references lotto_rounds (id),
  result_no integer not null,
  source text not null,
  is_operator boolean not null,
  prizes jsonb,
  said text not null,
  value_at timestamptz,
  at timestamptz not null,
  primary key (round_id, result_no, source)
);
`,
}

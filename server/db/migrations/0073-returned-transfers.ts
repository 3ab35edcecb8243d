import type { Migration } from '../migration.ts'

/** Transfers that a limit or a break keeps out, on their way back to the member's own account (decision 092). */
export const m0073ReturnedTransfers: Migration = {
  name: '0073-returned-transfers',
  sql: `
create table payment_returns (
  event_id bigint primary key references payment_events (id),
  ref text not null unique,
  bank_id integer not null,
  account_name text not null,
  account_no text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'sending', 'done', 'refused', 'by_hand')),
  reason text not null default '',
  created_at timestamptz not null,
  sent_at timestamptz,
  look_at timestamptz not null,
  ended_at timestamptz
);
create index payment_returns_due on payment_returns (look_at) where state in ('waiting', 'sending');
`,
}

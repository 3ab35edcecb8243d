/** Bets that cover a bet type count for nothing: from which share on is the lottery's to say. */
import type { Migration } from '../migration.ts'

export const m0037MostCovered: Migration = {
  name: '0037-most-covered',
  sql: `
alter table lotteries
  add column most_covered integer not null default 50 check (most_covered between 1 and 100);
`,
}

import type { Migration } from '../migration.ts'

/** How long today's transfers took is read with every look at the withdrawal page. */
export const m0076PayoutPace: Migration = {
  name: '0076-payout-pace',
  sql: `create index withdrawals_done on withdrawals (ended_at) where state = 'done';
`,
}

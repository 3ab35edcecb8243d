import type { Migration } from '../migration.ts'

/**
 * What triggers of the ledger write, they write as the owner of the tables: who posts and who seals needs no right to move a
 * balance or a sum otherwise. The path is fixed, there and where they check, so that no temporary table can
 * stand in for one of theirs.
 */
export const m0034OwnersTriggers: Migration = {
  name: '0034-owners-triggers',
  sql: `
alter function ledger_apply_posting() security definer set search_path = public, pg_temp;
alter function ledger_apply_links() security definer set search_path = public, pg_temp;
alter function ledger_check_journal() set search_path = public, pg_temp;
alter function ledger_check_postings() set search_path = public, pg_temp;
alter function ledger_check_block() set search_path = public, pg_temp;
alter function ledger_check_links() set search_path = public, pg_temp;
`,
}

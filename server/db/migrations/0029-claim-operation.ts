import type { Migration } from '../migration.ts'

/**
 * Claim and look in one call. Each statement of the function sees what is committed before it, so that an answer which
 * another process stored while this one waited for its turn is seen.
 */
export const m0029ClaimOperation: Migration = {
  name: '0029-claim-operation',
  sql: `
create function claim_operation(turn bigint, wanted text)
  returns table (free boolean, status integer, reply text, fingerprint text) language plpgsql as $$
begin
  free := pg_try_advisory_xact_lock(turn);
  if free then
    select o.status, o.reply, o.fingerprint into status, reply, fingerprint from operations o where o.id = wanted;
  end if;
  return next;
end $$;
`,
}

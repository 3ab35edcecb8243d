import type { Migration } from '../migration.ts'

/**
 * Codes of receipts that anybody may ask about (decision 072): 80 bits of chance in place of the 50 bits that were computed of
 * the bill, for the bills that are there too.
 */
export const m0048CheckCodes: Migration = {
  name: '0048-check-codes',
  sql: `
create function new_check_code() returns text language sql volatile as $$
  with chance as materialized (
    select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes)
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(bytes, at) % 32 + 1, 1)
    || case when at in (3, 7, 11) then '-' else '' end, '' order by at)
  from chance, generate_series(0, 15) at
$$;
update lotto_bills set check_code = new_check_code();
drop function new_check_code();
create unique index lotto_bills_check_code on lotto_bills (check_code);
`,
}

import type { Migration } from '../migration.ts'

/**
 * The history of the chain (decision 071): a tree over the hashes of all blocks, whose root each block says of those before it
 * (`past`), so that a way from any block to any later one is short. Whole subtrees are kept, above the blocks themselves:
 * one is written for a block, however many there are, by a trigger, so that nobody else need be trusted with it.
 */
export const m0047LedgerHistory: Migration = {
  name: '0047-ledger-history',
  sql: `
alter table ledger_blocks add column past text;

create table ledger_nodes (
  level int not null check (level > 0),
  place bigint not null,
  hash text not null,
  primary key (level, place)
);
create trigger ledger_nodes_append_only before update or delete on ledger_nodes
  for each row execute function ledger_append_only();
create trigger ledger_nodes_no_truncate before truncate on ledger_nodes
  for each statement execute function ledger_append_only();

create function ledger_node(at_level int, at_place bigint) returns text language sql stable
  set search_path = public, pg_temp as $$
  select case when at_level = 0
    then (select encode(sha256('\\x00'::bytea || convert_to(b.no || ':' || b.hash, 'UTF8')), 'hex')
      from ledger_blocks b where b.no = at_place + 1)
    else (select n.hash from ledger_nodes n where n.level = at_level and n.place = at_place) end
$$;

create function ledger_grow_history() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  at_level int := 0;
  at_place bigint := new.no - 1;
begin
  while at_place % 2 = 1 loop
    insert into ledger_nodes (level, place, hash) values (at_level + 1, at_place / 2, encode(sha256('\\x01'::bytea
      || decode(ledger_node(at_level, at_place - 1), 'hex') || decode(ledger_node(at_level, at_place), 'hex')), 'hex'));
    at_level := at_level + 1;
    at_place := at_place / 2;
  end loop;
  return null;
end $$;
create trigger ledger_blocks_history after insert on ledger_blocks
  for each row execute function ledger_grow_history();

do $$
declare
  at_level int := 0;
  made bigint := 1;
begin
  while made > 0 loop
    insert into ledger_nodes (level, place, hash)
      select at_level + 1, n, encode(sha256('\\x01'::bytea
        || decode(ledger_node(at_level, 2 * n), 'hex') || decode(ledger_node(at_level, 2 * n + 1), 'hex')), 'hex')
      from generate_series(0::bigint, (select count(*) from ledger_blocks) / (2::bigint ^ (at_level + 1))::bigint - 1) n;
    get diagnostics made = row_count;
    at_level := at_level + 1;
  end loop;
end $$;
`,
}

import type { Migration } from '../migration.ts'

/**
 * The ledger without one lock (decision 059). Ids come from a sequence. A posting belongs to the transaction and to the
 * statement of its journal. A wallet's balance is moved by its postings, under its own row's lock; postings of the house
 * lock nothing and are added to its balance when their journal is sealed. The chain up to here stays as it is, closed;
 * from here on journals are sealed in blocks after their commit, each at most once, and blocks follow one another.
 */
export const m0028LedgerBlocks: Migration = {
  name: '0028-ledger-blocks',
  sql: `
create sequence ledger_journal_ids as bigint;
select setval('ledger_journal_ids', greatest(journal_id, 1), journal_id > 0) from ledger_head;

alter table ledger_journals
  alter column id set default nextval('ledger_journal_ids'),
  alter column prev_hash drop not null,
  drop constraint ledger_journals_prev_hash_key,
  drop constraint ledger_journals_hash_key,
  drop constraint ledger_journals_reverses_key,
  add column salt text,
  add column xid xid8;
create unique index ledger_journals_prev_hash on ledger_journals (prev_hash) where prev_hash is not null;
create unique index ledger_journals_reverses on ledger_journals (reverses) where reverses is not null;
create index ledger_journals_xid on ledger_journals (xid) where xid is not null;

alter table ledger_postings
  alter column balance_after drop not null,
  drop constraint ledger_postings_journal_id_fkey,
  drop constraint ledger_postings_account_id_fkey;
drop trigger ledger_postings_balanced on ledger_postings;
drop function ledger_check_posting();

create trigger ledger_head_closed before insert or update on ledger_head
  for each row execute function ledger_append_only();

create table ledger_blocks (
  no bigint primary key check (no > 0),
  kind text not null check (kind in ('seal', 'restore')),
  first_seq bigint not null,
  last_seq bigint not null,
  root text not null,
  prev_hash text not null unique,
  hash text not null unique,
  sealed_at timestamptz not null,
  upto xid8 not null,
  system text not null,
  key_id text,
  signature text,
  check (last_seq >= first_seq - 1),
  check (kind = 'restore' or last_seq >= first_seq),
  check ((key_id is null) = (signature is null))
);
create table ledger_links (
  seq bigint primary key,
  journal_id bigint not null unique,
  block_no bigint not null
);
create trigger ledger_blocks_append_only before update or delete on ledger_blocks
  for each row execute function ledger_append_only();
create trigger ledger_blocks_no_truncate before truncate on ledger_blocks
  for each statement execute function ledger_append_only();
create trigger ledger_links_append_only before update or delete on ledger_links
  for each row execute function ledger_append_only();
create trigger ledger_links_no_truncate before truncate on ledger_links
  for each statement execute function ledger_append_only();

create view ledger_unsealed as
  select j.id, j.xid from ledger_journals j
  where j.xid >= coalesce((select b.upto from ledger_blocks b order by b.no desc limit 1), '0'::xid8)
    and not exists (select from ledger_links l where l.journal_id = j.id);

create function ledger_stamp_journal() returns trigger language plpgsql as $$
begin
  if new.prev_hash is not null or new.salt is null then
    raise exception 'ledger: a journal is sealed after its commit' using errcode = 'LE006';
  end if;
  new.xid := pg_current_xact_id();
  return new;
end $$;
create trigger ledger_journals_stamp before insert on ledger_journals
  for each row execute function ledger_stamp_journal();

create or replace function ledger_apply_posting() returns trigger language plpgsql as $$
declare
  after_it bigint;
begin
  if new.account_id like 'wallet:%' then
    update ledger_accounts set balance = balance + new.amount where id = new.account_id returning balance into after_it;
    if after_it is null or after_it is distinct from new.balance_after then
      raise exception 'ledger: balance after posting is %, not %', after_it, new.balance_after using errcode = 'LE003';
    end if;
  elsif new.balance_after is not null or not exists (select from ledger_accounts where id = new.account_id) then
    raise exception 'ledger: % has no balance of its own here', new.account_id using errcode = 'LE003';
  end if;
  return null;
end $$;

create function ledger_check_postings() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select journal_id, sum(amount) as total, count(*) as lines from fresh group by journal_id) f
    left join ledger_journals j on j.id = f.journal_id
    where f.total <> 0 or f.lines < 2 or j.xid is distinct from pg_current_xact_id()
      or f.lines <> (select count(*) from ledger_postings p where p.journal_id = f.journal_id)
  ) then
    raise exception 'ledger: postings come at once, in the transaction of their journal, and sum to zero'
      using errcode = 'LE004';
  end if;
  return null;
end $$;
create trigger ledger_postings_whole after insert on ledger_postings referencing new table as fresh
  for each statement execute function ledger_check_postings();

create function ledger_check_block() returns trigger language plpgsql as $$
declare
  before ledger_blocks;
begin
  select * into before from ledger_blocks where no = new.no - 1;
  if (before.no is null and (new.no <> 1 or new.first_seq <> 1))
    or (before.no is not null and (new.prev_hash <> before.hash or new.first_seq <> before.last_seq + 1)) then
    raise exception 'ledger: block % does not follow the one before it', new.no using errcode = 'LE007';
  end if;
  return new;
end $$;
create trigger ledger_blocks_follow before insert on ledger_blocks
  for each row execute function ledger_check_block();

create function ledger_apply_links() returns trigger language plpgsql as $$
begin
  if exists (
    select from fresh f
    left join ledger_blocks b on b.no = f.block_no and f.seq between b.first_seq and b.last_seq
    left join ledger_journals j on j.id = f.journal_id
    where b.no is null or j.xid is null
  ) then
    raise exception 'ledger: a link without its block or its journal' using errcode = 'LE007';
  end if;
  update ledger_accounts a set balance = a.balance + s.total
  from (
    select p.account_id, sum(p.amount) as total from fresh f join ledger_postings p on p.journal_id = f.journal_id
    where p.account_id like 'house:%' group by p.account_id
  ) s
  where a.id = s.account_id;
  return null;
end $$;
create trigger ledger_links_apply after insert on ledger_links referencing new table as fresh
  for each statement execute function ledger_apply_links();

create function ledger_check_links() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger_links where block_no = new.no and seq between new.first_seq and new.last_seq)
    <> new.last_seq - new.first_seq + 1 then
    raise exception 'ledger: block % has not the links that it says', new.no using errcode = 'LE007';
  end if;
  return null;
end $$;
create constraint trigger ledger_blocks_linked after insert on ledger_blocks
  deferrable initially deferred for each row execute function ledger_check_links();
`,
}

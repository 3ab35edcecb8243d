import type { Migration } from '../migration.ts'

/**
 * The rules of the books, kept by the database whatever the code above it does:
 * journals, postings and accounts are never deleted; journals and postings never changed; each journal has two
 * postings or more that sum to zero by the time the transaction commits; a balance moves only by a posting, by
 * exactly its amount; a wallet never goes below zero.
 */
export const m0004Ledger: Migration = {
  name: '0004-ledger',
  sql: `
create table ledger_accounts (
  id text primary key check (id like kind || ':_%'),
  kind text not null check (kind in ('wallet', 'house')),
  balance bigint not null default 0,
  opened_at timestamptz not null,
  constraint ledger_wallet_not_below_zero check (kind <> 'wallet' or balance >= 0),
  constraint ledger_exact check (balance between -9007199254740991 and 9007199254740991)
);

create table ledger_journals (
  id bigint primary key check (id > 0),
  key text not null unique,
  kind text not null,
  memo text not null default '',
  at timestamptz not null,
  reverses bigint unique references ledger_journals (id),
  prev_hash text not null unique,
  hash text not null unique
);

create table ledger_postings (
  journal_id bigint not null references ledger_journals (id),
  seq integer not null,
  account_id text not null references ledger_accounts (id),
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (journal_id, seq)
);
create index ledger_postings_account on ledger_postings (account_id, journal_id);

create table ledger_head (
  one integer primary key check (one = 1),
  journal_id bigint not null,
  hash text not null
);
insert into ledger_head (one, journal_id, hash) values (1, 0, repeat('0', 64));

create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % on % is not allowed', tg_op, tg_table_name using errcode = 'LE001';
end $$;

create trigger ledger_journals_append_only before update or delete on ledger_journals
  for each row execute function ledger_append_only();
create trigger ledger_journals_no_truncate before truncate on ledger_journals
  for each statement execute function ledger_append_only();
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function ledger_append_only();
create trigger ledger_postings_no_truncate before truncate on ledger_postings
  for each statement execute function ledger_append_only();
create trigger ledger_accounts_no_delete before delete on ledger_accounts
  for each row execute function ledger_append_only();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts
  for each statement execute function ledger_append_only();
create trigger ledger_head_no_delete before delete on ledger_head
  for each row execute function ledger_append_only();

create function ledger_account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'ledger: an account opens empty' using errcode = 'LE002';
    end if;
  elsif new.id <> old.id or new.kind <> old.kind or new.opened_at <> old.opened_at or pg_trigger_depth() < 2 then
    raise exception 'ledger: a balance is moved by postings only' using errcode = 'LE002';
  end if;
  return new;
end $$;
create trigger ledger_accounts_guard before insert or update on ledger_accounts
  for each row execute function ledger_account_guard();

create function ledger_apply_posting() returns trigger language plpgsql as $$
declare
  after_it bigint;
begin
  update ledger_accounts set balance = balance + new.amount where id = new.account_id returning balance into after_it;
  if after_it is distinct from new.balance_after then
    raise exception 'ledger: balance after posting is %, not %', after_it, new.balance_after using errcode = 'LE003';
  end if;
  return null;
end $$;
create trigger ledger_postings_apply after insert on ledger_postings
  for each row execute function ledger_apply_posting();

create function ledger_check_journal() returns trigger language plpgsql as $$
declare
  total numeric;
  lines integer;
begin
  select coalesce(sum(amount), 0), count(*) into total, lines from ledger_postings where journal_id = new.id;
  if total <> 0 or lines < 2 then
    raise exception 'ledger: journal % does not balance (% lines, sum %)', new.id, lines, total using errcode = 'LE004';
  end if;
  return null;
end $$;
create constraint trigger ledger_journals_balanced after insert on ledger_journals
  deferrable initially deferred for each row execute function ledger_check_journal();

create function ledger_check_posting() returns trigger language plpgsql as $$
declare
  total numeric;
begin
  select sum(amount) into total from ledger_postings where journal_id = new.journal_id;
  if total <> 0 then
    raise exception 'ledger: journal % does not balance (sum %)', new.journal_id, total using errcode = 'LE004';
  end if;
  return null;
end $$;
create constraint trigger ledger_postings_balanced after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_check_posting();
`,
}

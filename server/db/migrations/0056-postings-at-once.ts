import type { Migration } from '../migration.ts'

/**
 * The checks and effects of postings in one trigger for each statement instead of one for each row and another for the statement (0028): the
 * same rules with the same codes, in the same order, each journal looked up by its key. Entering a function with settings of its
 * own costs as much as what it does.
 */
export const m0056PostingsAtOnce: Migration = {
  name: '0056-postings-at-once',
  sql: `
create or replace function ledger_check_postings() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  line record;
  after_it bigint;
  whole record;
begin
  for line in select account_id, amount, balance_after from fresh order by journal_id, seq loop
    if left(line.account_id, 7) = 'wallet:' then
      update ledger_accounts set balance = balance + line.amount where id = line.account_id returning balance into after_it;
      if after_it is null or after_it is distinct from line.balance_after then
        raise exception 'ledger: balance after posting is %, not %', after_it, line.balance_after using errcode = 'LE003';
      end if;
    elsif line.balance_after is not null or not exists (select from ledger_accounts where id = line.account_id) then
      raise exception 'ledger: % has no balance of its own here', line.account_id using errcode = 'LE003';
    end if;
  end loop;
  for whole in select journal_id, sum(amount) as total, count(*) as lines from fresh group by journal_id loop
    if whole.total <> 0 or whole.lines < 2
      or (select j.xid from ledger_journals j where j.id = whole.journal_id) is distinct from pg_current_xact_id()
      or whole.lines <> (select count(*) from ledger_postings p where p.journal_id = whole.journal_id) then
      raise exception 'ledger: postings come at once, in the transaction of their journal, and sum to zero'
        using errcode = 'LE004';
    end if;
  end loop;
  return null;
end $$;
drop trigger ledger_postings_apply on ledger_postings;
drop function ledger_apply_posting();
`,
}

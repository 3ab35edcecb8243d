import type { Migration } from '../migration.ts'

/** Gives promotions under way what is bound of their wallets and bills; statements, in one transaction. */
export const promotionsUnderWay = `create temporary table before_own on commit drop as
select p.id, p.wallet_id, p.journal_id, p.credit, a.balance,
  greatest(0, p.own_start + coalesce((
    select sum(l.amount) from ledger_postings l join ledger_journals j on j.id = l.journal_id
    where l.account_id = a.id and l.journal_id > p.journal_id and (
      j.kind !~ '^(game|lotto|yeekee|promotion)[.]'
      or j.kind ~ '^lotto[.]' and exists (select from lotto_bills b where b.journal_id < p.journal_id and b.bill_no = j.memo))
  ), 0)) as own,
  coalesce((select sum(b.total) from lotto_bills b
    where b.wallet_id = p.wallet_id and b.state = 'pending' and b.journal_id > p.journal_id), 0) as staked
from wallet_promotions p join ledger_accounts a on a.id = 'wallet:' || p.wallet_id where p.state = 'active';

create temporary table bound_then on commit drop as
select *, balance + staked - greatest(0, least(own, balance + staked - credit)) as bound from before_own;

update lotto_bills b set bound = greatest(0, least(b.total, it.bound - it.earlier))
from (
  select bill.id, t.bound, sum(bill.total) over (partition by t.id order by bill.id) - bill.total as earlier
  from bound_then t join lotto_bills bill on bill.wallet_id = t.wallet_id and bill.state = 'pending' and bill.journal_id > t.journal_id
) it where it.id = b.id;
update wallets w set bound = greatest(0, t.bound - t.staked) from bound_then t where w.id = t.wallet_id;
update wallet_promotions set own_start = 0 where state = 'active';
drop table bound_then;
drop table before_own`

/**
 * Own money and a promotion's stand apart in a wallet (decision 089). `wallets.bound` is what of the balance a promotion binds,
 * `lotto_bills.bound` what of a stake was bound; both are moved under the lock of the wallet's account. `own_start` of a promotion
 * is from here on what the member moved into it.
 *
 * Promotions under way: what giving up would have left the member is their own from now on, what it would have taken is bound. Bills
 * under way that were placed since hold bound money first, the oldest first.
 *
 * `bill_standing` is `bill_situation` with what is bound, read after its locks; `game_round_begin` tells it too.
 */
export const m0070OwnMoney: Migration = {
  name: '0070-own-money',
  sql: `
alter table wallets add column bound bigint not null default 0 check (bound >= 0);
alter table lotto_bills add column bound bigint not null default 0 check (bound >= 0);
alter table wallet_promotions add column given_up_at timestamptz;

${promotionsUnderWay};

create function bill_standing(
  who bigint, wanted bigint, paying bigint, types text[], numbers text[], amounts bigint[],
  round_terms uuid, lottery_terms uuid, to_place boolean
) returns jsonb language plpgsql as $$
declare
  found jsonb;
begin
  found := bill_situation(who, wanted, paying, types, numbers, amounts, round_terms, lottery_terms, to_place);
  return found || jsonb_build_object('bound', (select w.bound from wallets w where w.id = paying and w.member_id = who));
end $$;

create function bill_bind(bill bigint, paying bigint, part bigint) returns void language plpgsql as $$
begin
  update lotto_bills set bound = part where id = bill;
  update wallets set bound = bound - part where id = paying;
end $$;

create or replace function game_round_begin(token text, wanted text, moment timestamptz, idle_since timestamptz) returns jsonb
language plpgsql as $$
declare
  playing game_sessions;
  before jsonb;
  member_state text;
  accounts jsonb;
begin
  select * into playing from game_sessions where token_hash = token for update;
  if playing.id is null then
    return null;
  end if;
  select jsonb_build_object('fingerprint', r.fingerprint, 'outcome', r.outcome) into before
  from game_rounds r where r.session_id = playing.id and r.round_key = wanted;
  select m.status into member_state from sessions s join members m on m.id = s.member_id
  where s.id = playing.session_id and s.member_id = playing.member_id
    and s.revoked_at is null and s.expires_at > moment and s.last_seen_at > idle_since
  for share of s;
  select jsonb_object_agg(a.id, a.balance) into accounts from (
    select id, balance from ledger_accounts
    where id in (select 'wallet:' || id from wallets where member_id = playing.member_id)
    order by id for no key update) a;
  return jsonb_build_object('session', to_jsonb(playing), 'before', before, 'member', member_state, 'accounts', accounts,
    'bound', exists (select from wallet_promotions p where p.wallet_id = playing.wallet_id and p.state = 'active'),
    'held', (select w.bound from wallets w where w.id = playing.wallet_id));
end $$;
`,
}

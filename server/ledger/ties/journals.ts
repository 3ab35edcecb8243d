/** The other way: journals whose row is not there. Those that the sandbox posts by itself have keys of their own. */
import { sql } from 'drizzle-orm'
import { within, type Tie } from './tie.ts'

const number = sql`split_part(j.key, ':', 2)::bigint`

/** Found by the row's own unique names, so that each journal costs one look. */
export const journalTies: readonly Tie[] = [
  {
    table: 'ledger_journals',
    key: 'id',
    faults: (range) => sql`
      select (
        select w.member_id from ledger_postings p join wallets w on p.account_id = 'wallet:' || w.id
        where p.journal_id = j.id order by p.seq limit 1) as member,
        'journal ' || j.id || ' (' || j.kind || '): what it is of is not there' as found
      from ledger_journals j
      where ${within(sql`j.id`, range)} and not case
        when j.kind = 'lotto.bill' and j.key like 'bill:%' then exists (
          select from lotto_bills b where b.bill_no = j.memo and b.journal_id = j.id)
        when j.kind = 'lotto.win' then exists (
          select from lotto_bills b where b.bill_no = j.memo and 'bill:' || b.id = substring(j.key from '^bill:\\d+')
            and (b.state = 'won' or exists (select from ledger_journals back where back.reverses = j.id)))
        when j.kind = 'lotto.correction' then exists (
          select from lotto_bills b join ledger_journals win on win.id = j.reverses and win.kind = 'lotto.win'
          where b.bill_no = j.memo and win.memo = j.memo and b.result_no > 1)
        when j.kind = 'lotto.claim' then exists (
          select from lotto_bills b join lotto_claims c on c.bill_id = b.id where b.bill_no = j.memo and c.journal_id = j.id)
        when j.kind = 'lotto.claim-back' then exists (
          select from lotto_claims c where c.journal_id = j.reverses and c.state = 'replaced')
        when j.kind = 'lotto.claim-waived' then exists (
          select from lotto_claims c where c.id = ${number} and c.state = 'waived')
        when j.kind in ('lotto.cancel', 'lotto.refund') then exists (
          select from lotto_bills b where b.bill_no = j.memo and b.journal_id = j.reverses and b.state in ('cancelled', 'refunded'))
        when j.kind = 'deposit' and j.key like 'deposit:%' then exists (
          select from payment_events e where e.txn_id = substr(j.key, 9) and e.journal_id = j.id)
        when j.kind = 'withdraw' and j.key like 'withdraw:%' then exists (
          select from withdrawals w where w.ref = j.memo and w.journal_id = j.id)
        when j.kind = 'withdraw.paid' then exists (
          select from withdrawals w where w.ref = j.memo and 'withdraw.paid:' || w.id = j.key and w.state = 'done')
        when j.kind = 'withdraw.refund' then exists (
          select from withdrawals w where w.ref = j.memo and w.journal_id = j.reverses and w.state = 'refused')
        when j.kind = 'game.round' and j.key like 'round:%' then exists (
          select from game_rounds r where r.session_id = ${number}
            and r.round_key = substr(j.key, 8 + length(split_part(j.key, ':', 2))) and r.journal_id = j.id)
        when j.kind in ('cashback.daily', 'cashback.weekly') and j.key like 'cashback:%' then exists (
          select from cashbacks c where c.id = ${number} and c.journal_id = j.id)
        when j.kind = 'affiliate.redeem' then exists (
          select from affiliate_transactions t where t.id = ${number} and t.journal_id = j.id)
        when j.kind = 'quest.credit' then exists (
          select from quest_claims c where c.id = ${number} and c.journal_id = j.id)
        when j.kind = 'coupon.credit' then exists (
          select from coupon_uses u where u.id = ${number} and u.journal_id = j.id)
        when j.kind = 'redemption.credit' then exists (
          select from redemptions r where r.id = ${number} and r.journal_id = j.id)
        when j.kind = 'wheel.credit' then exists (
          select from wheel_spins s where s.id = ${number} and s.collected_at is not null)
        when j.kind = 'checkin.credit' then exists (
          select from checkins c where c.member_id = ${number} and 'checkin:' || c.member_id || ':' || c.day = j.key)
        when j.kind = 'poll.prize' then exists (
          select from poll_prizes p where p.poll_id = ${number} and p.journal_id = j.id)
        when j.kind = 'yeekee.prize' then exists (
          select from yeekee_prizes p where p.round_id = ${number} and p.journal_id = j.id)
        when j.kind = 'promotion.forfeit' then exists (
          select from wallet_promotions p where p.id = split_part(j.key, ':', 3)::bigint and p.forfeited = (
            select -l.amount from ledger_postings l where l.journal_id = j.id and l.account_id = 'wallet:' || p.wallet_id))
        else true end`,
  },
]

/** Bills and game rounds against their journals. */
import { sql } from 'drizzle-orm'
import { movedBy, within, type Tie } from './tie.ts'

const bills: Tie = {
  table: 'lotto_bills',
  key: 'id',
  faults: (range) => sql`
    select b.member_id as member, 'bill ' || b.id || ': ' || c.found as found
    from lotto_bills b
    cross join lateral (
      select coalesce(sum(amount), 0) as total, coalesce(sum(won), 0) as won, count(*) as lines
      from lotto_lines where bill_id = b.id) l
    cross join lateral (values
      (exists (select from wallets where id = b.wallet_id and member_id = b.member_id), 'is of another member''s wallet'),
      (l.total = b.total and l.lines = b.line_count, 'a stake of ' || b.total || ', its lines sum to ' || l.total),
      (-b.total = ${movedBy(sql`b.journal_id`, 'lotto.bill', sql`b.wallet_id`)},
        b.total || ' is not what journal ' || b.journal_id || ' took'),
      (l.won = b.won and (b.won > 0) = (b.state = 'won'),
        'a win of ' || b.won || ' (' || b.state || '), its lines sum to ' || l.won),
      (b.won = coalesce((
        select sum(p.amount) from generate_series(1, b.result_no) as n
        join ledger_journals j on j.key = 'bill:' || b.id || ':win' || case when n > 1 then ':' || n else '' end
        join ledger_postings p on p.journal_id = j.id
        where p.account_id = 'wallet:' || b.wallet_id
          and not exists (select from ledger_journals back where back.reverses = j.id)), 0),
        'a win of ' || b.won || ' is not what was paid'),
      (b.refunded = case when b.state in ('cancelled', 'refunded') then b.total else 0 end, b.refunded || ' came back (' || b.state || ')'),
      (b.refunded = coalesce((
        select p.amount from ledger_journals j join ledger_postings p on p.journal_id = j.id
        where j.reverses = b.journal_id and p.account_id = 'wallet:' || b.wallet_id), 0),
        b.refunded || ' is not what was given back')
    ) c(holds, found)
    where ${within(sql`b.id`, range)} and c.holds is not true`,
}

/** What a member has on a number of a round, which limits are kept by, is what their bills say: all but the cancelled ones. */
const holdings: Tie = {
  table: 'members',
  key: 'id',
  faults: (range) => sql`
    select coalesce(h.member_id, l.member_id) as member, 'round ' || coalesce(h.round_id, l.round_id) || ': has '
      || coalesce(h.staked, 0) || ' on ' || coalesce(h.bet_type, l.bet_type) || ' ' || coalesce(h.number, l.number)
      || ', its lines sum to ' || coalesce(l.staked, 0) as found
    from (select * from lotto_holdings r where ${within(sql`r.member_id`, range)}) h
    full join (
      select b.round_id, b.member_id, line.bet_type, lotto_plain_number(line.bet_type, line.number) as number, sum(line.amount) as staked
      from lotto_bills b join lotto_lines line on line.bill_id = b.id
      where b.state <> 'cancelled' and ${within(sql`b.member_id`, range)} group by 1, 2, 3, 4) l
      on (l.round_id, l.member_id, l.bet_type, l.number) = (h.round_id, h.member_id, h.bet_type, h.number)
    where coalesce(h.staked, 0) <> coalesce(l.staked, 0)`,
}

/** What the house stood in for when a win was taken back that was spent. */
const claims: Tie = {
  table: 'lotto_claims',
  key: 'id',
  faults: (range) => sql`
    select c.member_id as member, 'claim ' || c.id || ': ' || c.amount || ' is not what journal ' || c.journal_id || ' moved' as found
    from lotto_claims c join lotto_bills b on b.id = c.bill_id
    where ${within(sql`c.id`, range)} and (b.member_id <> c.member_id or c.amount is distinct from
      ${movedBy(sql`c.journal_id`, 'lotto.claim', sql`b.wallet_id`)} or (c.state = 'waived') <> exists (
        select from ledger_journals j where j.key = 'claim:' || c.id || ':waived')
      or (c.state = 'replaced') <> exists (select from ledger_journals j where j.reverses = c.journal_id))`,
}

/** A demonstration has no member, no wallet and no journal. */
const rounds: Tie = {
  table: 'game_rounds',
  key: 'id',
  faults: (range) => sql`
    select s.member_id as member, 'round ' || r.id || ': ' || r.stake || ' staked and ' || r.win || ' won is not what journal '
      || coalesce(r.journal_id::text, '') || ' moved' as found
    from game_rounds r join game_sessions s on s.id = r.session_id
    left join lateral (
      select coalesce(sum(p.amount) filter (where p.account_id = 'wallet:' || s.wallet_id), 0) as net,
        coalesce(sum(p.amount) filter (where p.account_id = 'house:games'), 0) as stake,
        coalesce(-sum(p.amount) filter (where p.account_id = 'house:game-wins'), 0) as win
      from ledger_journals j join ledger_postings p on p.journal_id = j.id
      where j.id = r.journal_id and j.key = 'round:' || s.id || ':' || r.round_key) m on true
    where ${within(sql`r.id`, range)} and case when s.wallet_id is null then r.journal_id is not null
      else (m.stake, m.win, m.net) is distinct from (r.stake, r.win, r.win - r.stake) end`,
}

/** Of what is played. */
export const playTies: readonly Tie[] = [bills, holdings, claims, rounds]

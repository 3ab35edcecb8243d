/**
 * Plays drawn histories on a database: each step writes the rows that the server writes of it, so that what decides is what decides
 * there, the triggers (migrations 0060, 0065, 0071). One call for a batch, in one transaction.
 */
import { sql } from 'drizzle-orm'
import { paymentChannels } from '../../db/schema/payment.ts'
import { satang } from '#contracts/money.ts'
import { limitKinds, limitPeriods } from '#contracts/protection.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/types.ts'
import { addAgent, TEST_AGENT } from '../people.ts'
import { addDraw } from '../scenes/bills.ts'
import { OPENING, type History } from './draw.ts'

const functions = `
create schema histories;
create table histories.people (n int primary key, member bigint not null, wallet bigint not null, session bigint, ordered bigint);

create function histories.post(wallet bigint, new_key text, new_kind text, moment timestamptz, back bigint, into_wallet bigint,
  accounts text[], amounts bigint[]) returns bigint language plpgsql as $$
declare
  new_id bigint;
  own text := 'wallet:' || wallet;
begin
  insert into ledger_journals (key, kind, memo, at, reverses, salt, hash)
  values (new_key, new_kind, '', moment, back, 'salt', md5(new_key)) returning id into new_id;
  insert into ledger_postings (journal_id, seq, account_id, amount, balance_after)
  select new_id, 1, own, into_wallet, a.balance + into_wallet from ledger_accounts a where a.id = own and into_wallet <> 0
  union all select new_id, 1 + line.seq, line.account, line.amount, null
    from unnest(accounts, amounts) with ordinality as line(account, amount, seq) where line.amount <> 0;
  return new_id;
end $$;

create function histories.add(n int, opening bigint, channel bigint) returns void language plpgsql as $$
declare
  who bigint;
  purse bigint;
  sitting bigint;
  paying bigint;
  born timestamptz := '2020-01-01T00:00Z';
begin
  insert into members (agent_code, username, mobile, password_hash, affiliate_code, created_at)
  values ('${TEST_AGENT}', 'history' || n, '09' || lpad(n::text, 8, '0'), '-', 'H' || n, born) returning id into who;
  insert into wallets (member_id, wallet_type_id, name) values (who, 1, 'main') returning id into purse;
  insert into ledger_accounts (id, kind, balance, opened_at) values ('wallet:' || purse, 'wallet', 0, born);
  perform histories.post(purse, 'opening:' || purse, 'opening', born, null, opening, array['house:sandbox'], array[-opening]);
  insert into game_sessions (launch_hash, launched_at, launch_expires_at, member_id, wallet_id, game_id, demo)
  values ('h' || n, born, born, who, purse, 'sl-1', false) returning id into sitting;
  insert into payment_orders (ref, member_id, channel_id, kind, state, amount, pay_amount, created_at, expires_at, slip_from, payee,
    pay_from, wallet_id)
  values ('H' || n, who, channel, 'qr', 'credited', 100, 100, born, born, born, 'bank:1', '{}', purse) returning id into paying;
  insert into histories.people values (n, who, purse, sitting, paying);
end $$;

create function histories.act(it record, p histories.people, drawn bigint) returns void language plpgsql as $$
declare
  moment timestamptz := to_timestamp(it.at / 1000) + make_interval(secs => (it.at % 1000) / 1000.0);
  journal bigint;
  bill lotto_bills;
begin
  case it.act
  when 'deposit' then
    journal := histories.post(p.wallet, it.key, 'deposit', moment, null, it.a, array['house:deposits'], array[-it.a]);
    insert into payment_events (txn_id, payee, amount, paid_at, received_at, order_id, outcome, reason, journal_id)
    values (it.key, 'bank:1', it.a, moment, moment, p.ordered, 'credited', 'exact', journal);
  when 'bill' then
    journal := histories.post(p.wallet, it.key, 'lotto.bill', moment, null, -it.a, array['house:lotto'], array[it.a]);
    insert into lotto_bills (bill_no, member_id, round_id, wallet_id, state, line_count, total, placed_at, check_code, rule_version,
      journal_id)
    values (it.key, p.member, drawn, p.wallet, 'pending', 1, it.a, moment, it.key, '1', journal);
  when 'round' then
    journal := histories.post(p.wallet, it.key, 'game.round', moment, null, it.b - it.a, array['house:games', 'house:game-wins'],
      array[it.a, -it.b]);
    insert into game_rounds (session_id, round_key, stake, win, outcome, journal_id, created_at)
    values (p.session, it.key, it.a, it.b, '{}', journal, moment);
  when 'points' then
    perform protection_stake(p.member, moment, it.a);
  when 'win' then
    perform histories.post(p.wallet, it.key, 'lotto.win', moment, null, it.a, array['house:lotto'], array[-it.a]);
    update lotto_bills set won = it.a, state = 'won', settled_at = moment where bill_no = it.kind;
  when 'correct' then
    perform histories.post(p.wallet, it.key, 'lotto.correction', moment, null, -it.a, array['house:lotto'], array[it.a]);
    update lotto_bills set won = 0, state = 'lost' where bill_no = it.kind;
  when 'cancel' then
    select * into bill from lotto_bills b where b.bill_no = it.kind;
    perform histories.post(p.wallet, it.key, 'lotto.cancel', moment, bill.journal_id, it.a, array['house:lotto'], array[-it.a]);
    update lotto_bills set refunded = total, state = 'cancelled', cancelled_at = moment where id = bill.id;
  when 'withdraw' then
    perform histories.post(p.wallet, it.key, 'withdraw', moment, null, -it.a, array['house:payouts'], array[it.a]);
  when 'refund' then
    perform histories.post(p.wallet, it.key, 'withdraw.refund', moment, (select id from ledger_journals where key = it.kind), it.a,
      array['house:payouts'], array[-it.a]);
  when 'hold' then
    delete from protection_limits l where l.member_id = p.member and l.kind = it.kind and l.period = it.period;
    if it.a is not null then
      insert into protection_limits values (p.member, it.kind, it.period, it.a, moment);
    end if;
  when 'rest' then
    update members set paused_until = '9999-01-01T00:00Z' where id = p.member;
  when 'return' then
    update members set paused_until = to_timestamp(it.a / 1000) + make_interval(secs => (it.a % 1000) / 1000.0) where id = p.member;
  when 'answer' then
    update play_clocks set last_at = moment, due_at = to_timestamp(it.a / 1000) + make_interval(secs => (it.a % 1000) / 1000.0)
    where member_id = p.member;
  end case;
end $$;

create function histories.play(steps jsonb, drawn bigint) returns text[] language plpgsql as $$
declare
  it record;
  p histories.people;
  said text[] := '{}';
begin
  for it in select * from jsonb_to_recordset(steps)
    as s(i int, n int, act text, at bigint, key text, a bigint, b bigint, kind text, period text, crash boolean) order by i
  loop
    select * into p from histories.people o where o.n = it.n;
    begin
      perform histories.act(it, p, drawn);
      if it.crash then
        raise exception 'lost' using errcode = 'XX999';
      end if;
      said := said || 'ok'::text;
    exception
      when sqlstate 'MP001' then said := said || 'limit'::text;
      when sqlstate 'PL001' then said := said || 'paused'::text;
      when sqlstate 'PL002' then said := said || 'check'::text;
      when sqlstate 'XX999' then said := said || 'lost'::text;
      when unique_violation then said := said || case when sqlerrm like '%ledger_journals%' then 'again' else sqlerrm end;
      when others then said := said || (sqlstate || ' ' || sqlerrm);
    end;
  end loop;
  return said;
end $$;
`

/** What a database is played on with. */
export interface Ground {
  readonly database: Database
  readonly round: string
  readonly channel: string
}

/** Makes ready a migrated, empty database. */
export async function groundOf(database: Database): Promise<Ground> {
  const { db } = database
  const now = Date.UTC(2026, 0, 1)
  await addAgent(db)
  const { roundId } = await addDraw(db, now)
  const [channel] = await db
    .insert(paymentChannels)
    .values({
      agentCode: TEST_AGENT,
      kind: 'qr',
      name: 'qr',
      minAmount: satang(1),
      maxAmount: satang(1_000_000_00),
    })
    .returning({ id: paymentChannels.id })
  const accounts = ['sandbox', 'deposits', 'lotto', 'games', 'game-wins', 'payouts']
  await database.script(async (exec) => {
    await exec(functions)
    for (const name of accounts)
      await exec(`insert into ledger_accounts (id, kind, balance, opened_at) values ('house:${name}', 'house', 0, now())
        on conflict do nothing`)
  })
  return { database, round: roundId, channel: channel!.id }
}

class Undone extends Error {}

/** Plays them, from member number `from` on, and answers what became of each step. */
async function play(tx: Tx, { round, channel }: Ground, histories: readonly History[], from: number) {
  const steps = histories.flatMap(({ steps: of }, n) => of.map((step) => ({ ...step, n: from + n })))
  const asked = JSON.stringify(steps.map((step, i) => ({ ...step, expected: undefined, i })))
  await tx.execute(sql`select histories.add(n, ${OPENING}::bigint, ${channel}::bigint)
    from generate_series(${from}::int, ${from + histories.length - 1}::int) n`)
  const { rows } = await tx.execute<{ said: string[] }>(
    sql`select histories.play(${asked}::jsonb, ${round}::bigint) as said`,
  )
  return rows[0]!.said.map((said, i) => ({ said, step: steps[i]! }))
}

type Days = Record<string, Record<'deposited' | 'staked' | 'returned' | 'played', number>>

/** What is counted of a member by day, as the model has it. */
function daysOf({ member }: History): Days {
  const days: Days = {}
  const of = (day: string) => (days[day] ??= { deposited: 0, staked: 0, returned: 0, played: 0 })
  for (const { at, deposited = 0, staked = 0, returned = 0 } of member.facts) {
    const day = of(thaiDayOf(at))
    day.deposited += deposited
    day.staked += staked
    day.returned += returned
  }
  for (const [day, { ms }] of member.played) of(day).played = ms
  return days
}

const usedOf = ({ member, end }: History) =>
  limitKinds.flatMap((kind) => limitPeriods.map((period) => member.used(kind, period, end)))

/** Fails where what is counted, or in the frame of the end, is not what the model says. */
async function compare(tx: Tx, histories: readonly History[], from: number): Promise<void> {
  const asked = JSON.stringify(histories.map((history, n) => ({ n: from + n, day: thaiDayOf(history.end) })))
  const { rows } = await tx.execute<{ n: number; days: Days | null; used: (string | number)[] }>(sql`
    select it.n, (
        select jsonb_object_agg(to_char(d.day, 'YYYY-MM-DD'), jsonb_build_object('deposited', d.deposited, 'staked', d.staked,
          'returned', d.returned, 'played', d.played))
        from protection_days d where d.member_id = p.member) as days,
      (select array_agg(protection_in_frame(p.member, kind, frame, it.day)::int order by k, f)
        from unnest(${`{${limitKinds.join(',')}}`}::text[]) with ordinality as kinds(kind, k),
          unnest(${`{${limitPeriods.join(',')}}`}::text[]) with ordinality as frames(frame, f)) as used
    from jsonb_to_recordset(${asked}::jsonb) as it(n int, day date) join histories.people p on p.n = it.n order by it.n`)
  for (const [i, { days, used }] of rows.entries()) {
    const history = histories[i]!
    const name = history.steps[0]?.key ?? `number ${i}`
    const sorted = (of: Days) => JSON.stringify(Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const plain = (of: Days) =>
      sorted(
        Object.fromEntries(
          Object.entries(of)
            .filter(([, day]) => Object.values(day).some((sum) => sum !== 0))
            .map(([day, { deposited, staked, returned, played }]) => [
              day,
              { deposited, staked, returned, played },
            ]),
        ),
      )
    if (plain(days ?? {}) !== plain(daysOf(history)))
      throw new Error(`${name}: counted ${plain(days ?? {})}, not ${plain(daysOf(history))}`)
    if (JSON.stringify(used.map(Number)) !== JSON.stringify(usedOf(history)))
      throw new Error(
        `${name}: in its frames ${JSON.stringify(used)}, not ${JSON.stringify(usedOf(history))}`,
      )
  }
}

/** One batch. `dies`: once before its commit, all of it, and is played again. Throws with what was not as expected. */
export async function playBatch(
  ground: Ground,
  histories: readonly History[],
  { from, zone, dies }: { readonly from: number; readonly zone: string; readonly dies: boolean },
): Promise<void> {
  const work = async (tx: Tx) => {
    await tx.execute(sql`select set_config('timezone', ${zone}, true)`)
    for (const { said, step } of await play(tx, ground, histories, from))
      if (said !== step.expected)
        throw new Error(`${step.key}, ${JSON.stringify(step)}: ${said}, not ${step.expected}`)
    await compare(tx, histories, from)
  }
  const { db } = ground.database
  if (dies)
    await inTransaction(db, async (tx) => {
      await work(tx)
      throw new Undone()
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  await inTransaction(db, work)
}

/**
 * What only the database knows: how far sealing is, what waits to be done, what was moved. Looked at when the metrics are
 * asked for, never longer than a moment; what could not be read is left out rather than told as it was.
 */
import { sql } from 'drizzle-orm'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/types.ts'
import type { Clock } from '../kit/clock.ts'

/** Longer than this nobody who asks for metrics waits. */
const PATIENCE_MS = 2_000
/** Journals that are added up at once: what seals in half a minute of a full house. */
const MOST_JOURNALS = 50_000

/** Rejects when `work` takes longer than a moment. */
export async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** How long the oldest journal waits for its block, seconds; 0 when none does. */
export async function sealLag(db: Db, now: number): Promise<{ seconds: number; waiting: number }> {
  const { rows } = await db.execute<{ oldest: string | null; waiting: number }>(sql`
    select (extract(epoch from min(j.at)) * 1000)::bigint::text as oldest, count(*)::int as waiting
    from ledger_unsealed u join ledger_journals j on j.id = u.id`)
  const { oldest, waiting } = rows[0]!
  return { seconds: oldest === null ? 0 : Math.max(0, now - Number(oldest)) / 1000, waiting }
}

interface Waiting extends Record<string, unknown> {
  outbox: string
  waiting: number
  oldest: string | null
}

const waitingIn = async (db: Db): Promise<Waiting[]> =>
  (
    await db.execute<Waiting>(sql`
    select 'payouts' as outbox, count(*)::int as waiting,
      (extract(epoch from min(created_at)) * 1000)::bigint::text as oldest
    from withdrawals where state in ('pending', 'transferring')
    union all
    select 'transfers_held', count(*)::int, (extract(epoch from min(received_at)) * 1000)::bigint::text
    from payment_events where outcome in ('held', 'unmatched')`)
  ).rows

interface QueueRow extends Record<string, unknown> {
  job: string
  state: string
  count: number
}

/** The queue makes its tables when it starts for the first time. */
async function queued(db: Db): Promise<QueueRow[]> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as there`,
  )
  if (!rows[0]!.there) return []
  const jobs = await db.execute<QueueRow>(sql`
    select name as job, state::text as state, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%' group by 1, 2`)
  return jobs.rows
}

interface Troubled extends Record<string, unknown> {
  overdue: number
  disputed: number
  given_up: number
}

/** Draws that go another way than they should. */
async function troubledDraws(db: Db, now: number): Promise<Troubled> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const { rows } = await db.execute<Troubled>(sql`
    with living as materialized (
      select id, result_no, result_at from lotto_rounds where state in ('open', 'closed', 'awaiting', 'postponed'))
    select (select count(*)::int from living where result_at < ${at} - interval '1 hour') as overdue,
      (select count(*)::int from living where (select count(distinct said) from lotto_readings it
        where it.round_id = living.id and it.result_no = living.result_no) > 1) as disputed,
      (select count(*)::int from lotto_acts where actor = 'deadline' and at > ${at} - interval '1 day') as given_up`)
  return rows[0]!
}

interface Moved extends Record<string, unknown> {
  kind: string
  journals: string
  moved: string
}

const lastSeq = async (db: Db): Promise<bigint> =>
  BigInt(
    (await db.execute<{ seq: string }>(sql`select coalesce(max(seq), 0)::text as seq from ledger_links`))
      .rows[0]!.seq,
  )

const movedBetween = async (db: Db, after: bigint, upto: bigint): Promise<Moved[]> =>
  (
    await db.execute<Moved>(sql`
    select j.kind, count(distinct j.id)::text as journals,
      coalesce(sum(p.amount) filter (where p.amount > 0), 0)::text as moved
    from ledger_links l join ledger_journals j on j.id = l.journal_id join ledger_postings p on p.journal_id = j.id
    where l.seq > ${String(after)}::bigint and l.seq <= ${String(upto)}::bigint group by j.kind`)
  ).rows

/** Brings the series up to date; asked twice at once it looks once. */
export type Refresh = () => Promise<void>

/** Days for which every lottery has its draws announced; null where none has a calendar. Lotteries know it (start.ts). */
export type DaysAnnounced = (db: Db, now: number) => Promise<number | null>

/** Makes the series. Money counts from the first look on, sealed journals only, each once. */
export function databaseFigures(
  registry: Registry,
  database: Database,
  clock: Clock,
  daysAnnounced: DaysAnnounced,
): Refresh {
  const { db } = database
  const registers = [registry]
  const gauge = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge<L>({ name, help, labelNames, registers })
  const up = gauge('chokdee_database_up', 'Whether the database answers.')
  const roundTrip = gauge('chokdee_database_round_trip_seconds', 'How long an empty question took.')
  const lag = gauge('chokdee_ledger_seal_lag_seconds', 'How long the oldest journal waits for its block.')
  const unsealed = gauge('chokdee_ledger_unsealed_journals', 'Journals that wait for their block.')
  const place = gauge('chokdee_ledger_sealed_journals', 'Places of the chain that are taken.')
  const outbox = gauge('chokdee_outbox_waiting', 'What waits for the outside, or for people.', 'outbox')
  const age = gauge('chokdee_outbox_oldest_seconds', 'How long the oldest of it waits.', 'outbox')
  const overdue = gauge('chokdee_lottery_results_overdue', 'Draws whose result is an hour late.')
  const disputed = gauge('chokdee_lottery_results_disputed', 'Draws of which two say different things.')
  const givenUp = gauge(
    'chokdee_lottery_rounds_given_up',
    'Draws of the last day that had no result by their deadline.',
  )
  const calendar = gauge(
    'chokdee_lottery_calendar_days',
    'Days for which every lottery has its draws announced.',
  )
  const jobs = gauge('chokdee_jobs', 'Background jobs in the queue.', 'job', 'state')
  const counter = (name: string, help: string) => new Counter({ name, help, labelNames: ['kind'], registers })
  const money = counter('chokdee_money_satang_total', 'Satang moved by sealed journals, of all processes.')
  const journals = counter('chokdee_ledger_journals_total', 'Journals sealed, of all processes.')
  let counted: bigint | null = null

  async function countMoney(): Promise<void> {
    const last = await lastSeq(db)
    place.set(Number(last))
    counted ??= last
    const upto = last - counted > BigInt(MOST_JOURNALS) ? counted + BigInt(MOST_JOURNALS) : last
    if (upto === counted) return
    for (const row of await movedBetween(db, counted, upto)) {
      money.inc({ kind: row.kind }, Number(row.moved))
      journals.inc({ kind: row.kind }, Number(row.journals))
    }
    counted = upto
  }

  async function look(): Promise<void> {
    const begun = performance.now()
    await db.execute(sql`select 1`)
    const took = (performance.now() - begun) / 1000
    const sealing = await sealLag(db, clock.now())
    const waiting = await waitingIn(db)
    const troubled = await troubledDraws(db, clock.now())
    const days = await daysAnnounced(db, clock.now())
    const queue = await queued(db)
    await countMoney()
    up.set(1)
    roundTrip.set(took)
    lag.set(sealing.seconds)
    unsealed.set(sealing.waiting)
    overdue.set(troubled.overdue)
    disputed.set(troubled.disputed)
    givenUp.set(troubled.given_up)
    if (days === null) calendar.remove()
    else calendar.set(days)
    for (const row of waiting) {
      outbox.set({ outbox: row.outbox }, row.waiting)
      const since = row.oldest === null ? 0 : Math.max(0, clock.now() - Number(row.oldest)) / 1000
      age.set({ outbox: row.outbox }, since)
    }
    jobs.reset()
    for (const row of queue) jobs.set({ job: row.job, state: row.state }, row.count)
  }

  function away(): void {
    up.set(0)
    for (const one of [roundTrip, lag, unsealed, place, overdue, disputed, givenUp, calendar]) one.remove()
    for (const one of [outbox, age, jobs]) one.reset()
  }

  let looking: Promise<void> | null = null
  return async () => {
    looking ??= look().finally(() => (looking = null))
    await soon(looking).catch(away)
  }
}

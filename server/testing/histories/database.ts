/**
 * Plays drawn histories on a database: each step writes the rows that the server writes of it, so that what decides is what decides
 * there, the triggers (migrations 0060, 0065, 0071). One call for a batch, in one transaction, in waves (`waves.ts`).
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
import type { History } from './draw.ts'
import { functions } from './functions.ts'
import { bookedOf, groupsOf, inWaves, type Placed } from './waves.ts'

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

const asRow = ({ step, n }: Placed, i: number) => {
  const { act, at, key, a, b, kind, period } = step
  const till = act === 'return' || act === 'answer' ? new Date(a!).toISOString() : undefined
  return { i, n, act, at: new Date(at).toISOString(), key, a, b, kind, period, till, ...bookedOf(step) }
}

/** Plays them, from member number `from` on, and answers what became of each step. */
async function play(tx: Tx, { round, channel }: Ground, histories: readonly History[], from: number) {
  const placed = inWaves(histories, from)
  const groups = groupsOf(placed)
  const rows = JSON.stringify(placed.map(asRow))
  await tx.execute(
    sql`select histories.add(${from}::int, ${from + histories.length - 1}::int, ${channel}::bigint)`,
  )
  const answer = await tx.execute<{ said: string[] }>(
    sql`select histories.play(${rows}::jsonb, ${JSON.stringify(groups)}::jsonb, ${round}::bigint) as said`,
  )
  const { said } = answer.rows[0]!
  return groups.flatMap(({ first, last }, at) =>
    placed.slice(first, last + 1).map(({ step }) => ({ said: said[at]!, step })),
  )
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
    // Tables that were empty a moment ago are not yet known to the planner: each row is found by its key.
    await tx.execute(sql`select set_config('timezone', ${zone}, true), set_config('enable_seqscan', 'off', true),
      set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('jit', 'off', true),
      set_config('plan_cache_mode', 'force_generic_plan', true), set_config('statement_timeout', '0', true)`)
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

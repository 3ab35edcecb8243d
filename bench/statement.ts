/**
 * The statement of members with 1,400, 140,000 and 1,400,000 lines (`node bench/statement.ts [lines …]`), on a PostgreSQL
 * of its own: newest page, a page in the middle, by kind, by wallet and day, and the summary, through the real API. The
 * lines are written by SQL, over 60 days and three wallets; median and most of several calls are printed.
 */
import { exportStatement, getStatement, getStatementSummary } from '#contracts/statement.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { statementHandlers } from '#server/modules/statement/handlers.ts'
import { openTestServer, TEST_START } from '#server/testing/test-server.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'

const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [1_400, 140_000, 1_400_000]
const DAYS = 60
const CALLS = 9
/** Journals that are written, and taken into the statement's sums, at once: as many as a block has. */
const AT_ONCE = 5_000

const postgres = await startPostgres()
const database = await connect({ url: postgres.url, maxConnections: 4 })
await migrate(database, migrations)
const server = await openTestServer({ handlers: statementHandlers, database: async () => database })

/** Game rounds nearly all, a deposit and a bill now and then; the last one is of today. */
async function fill(wallets: readonly string[], lines: number): Promise<void> {
  const accounts = wallets.map((id) => `'wallet:${id}'`).join(',')
  const start = TEST_START - DAYS * 86_400_000
  for (let from = 0; from < lines; from += AT_ONCE)
    await database.script(async (exec) => {
      const until = Math.min(lines, from + AT_ONCE)
      await exec(`
        set local session_replication_role = replica;
        create temporary table made on commit drop as
          select nextval('ledger_journal_ids') as id, n, (array[${accounts}])[1 + n % ${wallets.length}] as account,
            case n % 50 when 7 then 'deposit' when 8 then 'lotto.bill' else 'game.round' end as kind,
            case n % 50 when 7 then 90000 else 1 - n % 40 * 100 end as amount
          from generate_series(${from}, ${until - 1}) n;
        insert into ledger_journals (id, key, kind, memo, at, hash, salt, xid)
          select id, 'bench ' || id, kind, 'D' || id, to_timestamp((${start} + n::numeric * ${(DAYS * 86_400_000) / lines}) / 1000.0),
            'h', 's', '3' from made order by id;
        insert into ledger_postings (journal_id, seq, account_id, amount, balance_after)
          select id, 1, account, amount, 1000000 from made
          union all select id, 2, 'house:games', -amount, null from made`)
      await exec('select statement_add(array(select id from made order by id))')
    })
  await database.script((exec) => exec('analyze'))
}

async function times(call: () => Promise<{ status: number }>): Promise<string> {
  const took: number[] = []
  for (let n = 0; n < CALLS; n++) {
    const begun = performance.now()
    const { status } = await call()
    if (status !== 200) throw new Error(`answered with ${status}`)
    took.push(performance.now() - begun)
  }
  const sorted = took.toSorted((a, b) => a - b)
  return `${sorted[Math.floor(CALLS / 2)]!.toFixed(1)} (${sorted.at(-1)!.toFixed(1)}) ms`
}

for (const lines of sizes) {
  const member = await server.member({ wallets: [{}, {}, {}] })
  await fill(member.walletIds, lines)
  const list = (ask: RequestOf<typeof getStatement>) =>
    times(() => server.call(getStatement, ask, { as: member }))
  const middle = Math.floor(lines / 40)
  const { data } = await server.call(getStatement, {}, { as: member })
  const until_id = data[0]!.id
  const found: [string, string][] = [
    ['newest page', await list({})],
    [`page ${middle}`, await list({ page: middle, until_id })],
    ['deposits, newest page', await list({ kind: 'deposit' })],
    ['deposits, page 3', await list({ kind: 'deposit', page: 3, until_id })],
    [
      'one wallet, ten days',
      await list({ wallet_id: member.walletIds[1]!, from_day: '2026-10-20', to_day: '2026-10-29' }),
    ],
    ['done, newest page', await list({ state: 'done' })],
    ['pending, newest page', await list({ state: 'pending' })],
    ['summary', await times(() => server.call(getStatementSummary, {}, { as: member }))],
    [
      'summary of ten days',
      await times(() =>
        server.call(getStatementSummary, { from_day: '2026-10-20', to_day: '2026-10-29' }, { as: member }),
      ),
    ],
    ['file asked for', await times(() => server.call(exportStatement, {}, { as: member }))],
  ]
  console.log(`${lines} lines: median (most) of ${CALLS}`)
  for (const [what, took] of found) console.log(`  ${what}: ${took}`)
}
await server.close()
await postgres.stop()

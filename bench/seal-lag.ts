/**
 * How long a journal waits for its block: `node bench/seal-lag.ts [clients] [seconds]`, 64 and 30 unless told. A PostgreSQL of
 * its own with fsync on notes when each transaction was committed; clients place bills and play rounds over HTTP, half of them
 * each, and the real sealer seals. The wait is from the commit of the journal to the commit of its block, as the
 * database's clock saw both.
 */
import { generateKeyPairSync } from 'node:crypto'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#server/db/connect.ts'
import { runNode } from '#server/testing/process.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { placeBill, playRound } from './crowd/requests.ts'
import { setStage } from './crowd/stage.ts'
import { timed } from './crowd/timed.ts'

const [clients = 64, seconds = 30] = process.argv.slice(2).map(Number)
/** The goal, in seconds. */
const MOST = 2

const postgres = await startPostgres({ durable: true, settings: ['track_commit_timestamp=on'] })
const target = { url: postgres.url }
const stage = await setStage(target)
const { privateKey } = generateKeyPairSync('ed25519')
const server = runNode(join(import.meta.dirname, 'crowd/server.ts'), {
  DATABASE_URL: postgres.url,
  LEDGER_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  PROCESSES: '1',
})
const [, site = '', games = '', ceiling = ''] = await server.says(/serving (\d+) (\d+) (\d+)/)
const at = (port: string) => `http://127.0.0.1:${port}`
const wires = { site: at(site), games: at(games), ceiling: at(ceiling) }
const anybody = () => stage.players[Math.floor(Math.random() * stage.players.length)]!
const [bill, round] = [placeBill(wires, stage), playRound(wires)]

const database = await connect({ ...target, maxConnections: 2 })
const rows = (text: string) => database.script((exec) => exec(text))
// What is compiled and planned at first use, and what the stage left to be sealed, is no part of it.
await timed(() => bill(anybody()), clients, 3)
await timed(() => round(anybody()), clients, 3)
const [from] = await rows('select max(id) as id from ledger_journals')
const half = Math.max(1, Math.floor(clients / 2))
const [bills, rounds] = await Promise.all([
  timed(() => bill(anybody()), half, seconds),
  timed(() => round(anybody()), half, seconds),
])
for (;;) {
  const [row] = await rows('select exists (select from ledger_unsealed) as some')
  if (row!.some === false) break
  await sleep(100)
}
const [lag] = await rows(`
  with waits as (
    select extract(epoch from pg_xact_commit_timestamp(b.xmin) - pg_xact_commit_timestamp(j.xmin)) as s
    from ledger_journals j join ledger_links l on l.journal_id = j.id join ledger_blocks b on b.no = l.block_no
    where j.id > ${String(from!.id)})
  select count(*) as journals, percentile_cont(0.5) within group (order by s)::float as p50,
    percentile_cont(0.99) within group (order by s)::float as p99, max(s)::float as most from waits`)
const [blocks] = await rows(`
  select count(*) as count, max(last_seq - first_seq + 1) as largest from ledger_blocks
  where last_seq > (select seq from ledger_links where journal_id = ${String(from!.id)})`)
const s = (value: unknown) => `${Number(value).toFixed(2)} s`
console.log(
  `${clients} clients, ${seconds} s, load ${loadavg()[0]!.toFixed(1)}: ${bills.rate.toFixed(0)} bills and ${rounds.rate.toFixed(0)} rounds a second`,
)
console.log(
  `${String(lag!.journals)} journals in ${String(blocks!.count)} blocks (largest ${String(blocks!.largest)}) waited p50 ${s(lag!.p50)}, p99 ${s(lag!.p99)}, at most ${s(lag!.most)}`,
)
await server.end('SIGTERM')
await database.close()
await postgres.stop()
process.exit(Number(lag!.p99) <= MOST ? 0 : 1)

/**
 * A deployment under load: `node bench/rolling-restarts.ts [times] [clients]`. Two servers on one PostgreSQL (fsync on) behind HAProxy,
 * with the configuration of deploy/haproxy, are stopped and started in turn while clients read and move money. Half way the next
 * version comes, with a migration that adds a column: for a while old and new serve side by side on the new schema. A request that is
 * not answered, or answered with 409 or 5xx, fails the run; so do books that are not what was confirmed. HAProxy has to be installed.
 */
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { satang } from '#contracts/money.ts'
import { getWallets } from '#contracts/member.ts'
import { transferBetweenWallets } from '#contracts/statement.ts'
import { connect } from '#server/db/connect.ts'
import { verifyLedger } from '#server/ledger/verify.ts'
import { runNode, type Running } from '#server/testing/process.ts'
import { needPrograms, until } from '../scripts/cluster/programs.ts'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { newKey } from './kills/settle.ts'
import { setStage } from './kills/stage.ts'
import { ask, read } from './kills/wire.ts'

const [times = 10, clients = 16] = process.argv.slice(2).map(Number)
/** How long a server says that it stops before it does. */
const NOTICE_S = 3
/** Until HAProxy has seen that one is back: its check, twice. */
const SEEN_MS = 1_500
/** Of one client, between two requests, ms. */
const PAUSE = 20
const SHOWN = 20

const { haproxy: program } = needPrograms(['haproxy'])
const folder = mkdtempSync(join(tmpdir(), 'rolling-'))
const postgres = await startPostgres({ durable: true })
const target = { url: postgres.url }
const [oldVersion, nextVersion] = ['../main.ts', 'rolling/next-version.ts']
const places = await Promise.all(
  [0, 1].map(async (number) => ({
    number,
    port: await freePort(),
    games: await freePort(),
    admin: await freePort(),
  })),
)
type Place = (typeof places)[number]
const front = await freePort()
const site = `http://127.0.0.1:${front}`

const statusOf = async (url: string) => (await fetch(url).catch(() => null))?.status

async function begin({ number, port, games, admin }: Place, version: string): Promise<Running> {
  const running = runNode(join(import.meta.dirname, version), {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, String(number)),
    PORT: String(port),
    GAMES_PORT: String(games),
    ADMIN_LISTEN: `127.0.0.1:${admin}`,
    STOP_NOTICE_SECONDS: String(NOTICE_S),
    TRUST_PROXY: '1',
    SANDBOX: '1',
    LOG_LEVEL: 'error',
  })
  await running.says(/Chokdee is at/)
  await until(
    'the server to be ready',
    async () => (await statusOf(`http://127.0.0.1:${admin}/readyz`)) === 200,
  )
  return running
}

const first = await begin(places[0]!, oldVersion)
await first.end('SIGTERM')
const stage = await setStage(target)
const servers = [await begin(places[0]!, oldVersion), await begin(places[1]!, oldVersion)]
const haproxy = spawn(program, ['-db', '-f', join(import.meta.dirname, '../deploy/haproxy/site.cfg')], {
  env: {
    CHOKDEE_BIND: `127.0.0.1:${front}`,
    CHOKDEE_ONE: `127.0.0.1:${places[0]!.port}`,
    CHOKDEE_ONE_ADMIN: String(places[0]!.admin),
    CHOKDEE_TWO: `127.0.0.1:${places[1]!.port}`,
    CHOKDEE_TWO_ADMIN: String(places[1]!.admin),
  },
  stdio: 'ignore',
})
await until('HAProxy', async () => (await statusOf(`${site}/api/server_time`)) === 200)

let over = false
let [reads, writes] = [0, 0]
const failed: string[] = []
const as = stage.token
const who = (key: string) => ({ as, key })

async function readOnce(): Promise<void> {
  const { status } = await ask(site, getWallets, {}, { as })
  if (status !== 200) failed.push(`read: ${status}`)
  reads++
}

async function writeOnce(): Promise<void> {
  const [from_wallet_id = '', to_wallet_id = ''] =
    writes % 2 === 0 ? stage.walletIds : stage.walletIds.toReversed()
  const wish = { from_wallet_id, to_wallet_id, amount: satang(1) }
  const answer = await ask(site, transferBetweenWallets, wish, who(newKey()))
  if (answer.status !== 200 || read(transferBetweenWallets, answer) === null)
    failed.push(`write: ${answer.status} ${answer.text.slice(0, 200)}`)
  else writes++
}

async function client(): Promise<void> {
  for (let at = 0; !over; at++) {
    await (at % 2 === 0 ? readOnce() : writeOnce()).catch((error: unknown) => failed.push(String(error)))
    await sleep(PAUSE)
  }
}

const working = Promise.all(Array.from({ length: clients }, client))
const begun = performance.now()
const away: number[] = []
for (let round = 0; round < times; round++) {
  for (const place of places) {
    const from = performance.now()
    await servers[place.number]!.end('SIGTERM')
    servers[place.number] = await begin(place, round < times / 2 ? oldVersion : nextVersion)
    await sleep(SEEN_MS)
    away.push(performance.now() - from)
  }
}
over = true
await working
const seconds = (performance.now() - begun) / 1000
for (const server of servers) await server.end('SIGTERM')
const ended = once(haproxy, 'close')
haproxy.kill('SIGTERM')
await ended

const database = await connect(target)
const audit = await verifyLedger(database.db)
const [counted] = await database.script((exec) =>
  exec(
    `select count(*)::int as n from ledger_journals where kind = 'wallet.transfer' and id > ${stage.lastJournal}`,
  ),
)
const [column] = await database.script((exec) =>
  exec(`select count(*)::int as n from information_schema.columns where column_name = 'next_version'`),
)
await database.close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })

for (const { invariant, text } of audit.faults) failed.push(`${invariant} ${text}`)
if (counted!.n !== writes)
  failed.push(`${String(counted!.n)} transfers are in the books, ${writes} were confirmed`)
if (times > 1 && column!.n !== 1) failed.push('the next version never came')
const median = away.toSorted((a, b) => a - b)[Math.floor(away.length / 2)]!
console.log(
  `${times} times both servers, ${clients} clients, ${seconds.toFixed(0)} s, load of the machine ${loadavg()[0]!.toFixed(1)}`,
)
console.log(
  `${reads} reads, ${writes} writes; one server away and back: ${(median / 1000).toFixed(1)} s (median)`,
)
console.log(
  failed.length === 0
    ? `No request failed. Books: ${audit.journals} journals, right to the satang.`
    : failed.slice(0, SHOWN).join('\n'),
)
process.exit(failed.length === 0 ? 0 : 1)

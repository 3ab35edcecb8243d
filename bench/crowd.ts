/**
 * A crowd: `node bench/crowd.ts [postgres|embedded] [seconds] [processes] [cells]`. A thousand members, each with a session and a wallet, place
 * bills of one line and play rounds of a slot machine over HTTP on the loopback, with 1, 16 and 64 clients at once; then
 * all 64 have one wallet. Beside it the bare engine in the same run, the reads of other members meanwhile, and at the end
 * the auditor. On a PostgreSQL that is started for it (fsync on) or on the embedded database. A cell lasts 20 s at most.
 */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#server/db/connect.ts'
import { verifyLedger } from '#server/ledger/verify.ts'
import { runNode } from '#server/testing/process.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { bareRate } from './crowd/bare.ts'
import { journalRate } from './crowd/journals.ts'
import { usedBy } from './crowd/processor.ts'
import { askNothing, askOne, placeBill, playRound, readWallets } from './crowd/requests.ts'
import { setStage, type Player } from './crowd/stage.ts'
import { postmasterOf, targetOf } from './crowd/target.ts'
import { timed, type Timed } from './crowd/timed.ts'

const [engine = 'postgres', wished = '5', many = '1', only = ''] = process.argv.slice(2)
const seconds = Math.min(20, Number(wished))
const processes = engine === 'postgres' ? Number(many) : 1
const CLIENTS = [1, 16, 64]
/** Members who only read while the others write. */
const READERS = 4

const folder = mkdtempSync(join(tmpdir(), 'crowd-'))
const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : null
const env = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder }
const target = targetOf(env)
const before = loadavg()[0]!.toFixed(1)
const stage = await setStage(target)
const bare = await bareRate(target, seconds)
const journals = await journalRate(target, stage, seconds)

const { privateKey } = generateKeyPairSync('ed25519')
const LEDGER_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const server = runNode(join(import.meta.dirname, 'crowd/server.ts'), {
  ...env,
  LEDGER_KEY,
  PROCESSES: String(processes),
  NODE_OPTIONS: process.env.SERVER_OPTIONS ?? '',
})
const [, ...ports] = await server.says(/serving (\d+) (\d+) (\d+)/)
const [site, games, ceiling] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string, string]
const wires = { site, games, ceiling }
const postmaster = 'url' in target ? await postmasterOf(target) : null

const anybody = () => stage.players[Math.floor(Math.random() * stage.players.length)]!
const somebody = stage.players[0]!
const kinds: Readonly<Record<string, (player: Player) => Promise<void>>> = {
  bills: placeBill(wires, stage),
  rounds: playRound(wires),
}

const used = () => ({
  server: usedBy(server.child.pid!),
  database: postmaster === null ? 0 : usedBy(postmaster),
  client: process.cpuUsage().user + process.cpuUsage().system,
})

const number = (value: number) => value.toFixed(0).padStart(6)
const load = () => loadavg()[0]!.toFixed(1)
const row = (name: string, { rate, p50, p95, p99 }: Timed, processor = '') =>
  console.log(
    `${name.padEnd(28)}${number(rate)} /s ${((100 * rate) / bare.rate).toFixed(1).padStart(5)} % ${[p50, p95, p99].map(number).join('')} ms${processor}`,
  )

/** One cell: `work` by so many at once, and what each part of the machine gave for one of it. */
async function cell(name: string, work: () => Promise<unknown>, clients: number): Promise<Timed | null> {
  if (!name.includes(only)) return null
  const begun = used()
  const measured = await timed(work, clients, seconds)
  const ended = used()
  const each = (part: keyof typeof begun) => number((ended[part] - begun[part]) / measured.count)
  row(name, measured, `  ${each('server')}${each('database')}${each('client')} us`)
  return measured
}

console.log(
  `${engine}, ${processes} processes, ${seconds} s a cell, load ${before} before; columns: rate, share of bare, ` +
    'p50, p95, p99, and the processor time of server, database and client for one',
)
row('bare, single rows', bare)
row('journals, no HTTP', journals)
const reads = () => readWallets(wires)(anybody())
// Whatever is compiled and planned at first use is no part of what is measured.
for (const work of [...Object.values(kinds), readWallets(wires)]) await timed(() => work(anybody()), 16, 2)
await cell('nothing, 64 clients', () => askNothing(wires), 64)
await cell('one statement, 64 clients', () => askOne(wires), 64)
await cell('reads, nobody writes', reads, READERS)
for (const [kind, work] of Object.entries(kinds))
  for (const clients of CLIENTS) await cell(`${kind}, ${clients} clients`, () => work(anybody()), clients)
if ('reads beside 64 of bills'.includes(only)) {
  const writing = timed(() => kinds.bills!(anybody()), 64, seconds)
  row('reads beside 64 of bills', await timed(reads, READERS, seconds))
  await writing
}
await cell('rounds, one wallet, 64', () => kinds.rounds!(somebody), 64)
await cell('bills, one wallet, 64', () => kinds.bills!(somebody), 64)
console.log(`load at the end ${load()}`)

await server.end('SIGTERM')
const database = await connect(target)
const audit = await verifyLedger(database.db)
await database.close()
console.log(
  audit.faults.length === 0
    ? `Books: ${audit.journals} journals, right to the satang.`
    : audit.faults
        .slice(0, 20)
        .map(({ invariant, text }) => `${invariant} ${text}`)
        .join('\n'),
)
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(audit.faults.length === 0 ? 0 : 1)

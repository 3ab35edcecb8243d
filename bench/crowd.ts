/**
 * A crowd: `node bench/crowd.ts [postgres|embedded] [seconds]`. A thousand members, each with a session and a wallet, place
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
import { placeBill, playRound, readWallets } from './crowd/requests.ts'
import { setStage, type Player } from './crowd/stage.ts'
import { targetOf } from './crowd/target.ts'
import { timed, type Timed } from './crowd/timed.ts'

const [engine = 'postgres', wished = '6'] = process.argv.slice(2)
const seconds = Math.min(20, Number(wished))
const CLIENTS = [1, 16, 64]
/** Members who only read while the others write. */
const READERS = 4

const folder = mkdtempSync(join(tmpdir(), 'crowd-'))
const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : null
const env = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder }
const target = targetOf(env)
const stage = await setStage(target)
const bare = await bareRate(target, seconds)

const { privateKey } = generateKeyPairSync('ed25519')
const LEDGER_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const server = runNode(join(import.meta.dirname, 'crowd/server.ts'), { ...env, LEDGER_KEY })
const [, sitePort, gamesPort] = await server.says(/serving (\d+) (\d+)/)
const wires = { site: `http://127.0.0.1:${sitePort}`, games: `http://127.0.0.1:${gamesPort}` }

const anybody = () => stage.players[Math.floor(Math.random() * stage.players.length)]!
const somebody = stage.players[0]!
const kinds: Readonly<Record<string, (player: Player) => Promise<void>>> = {
  bills: placeBill(wires, stage),
  rounds: playRound(wires),
}

const ms = (value: number) => value.toFixed(0).padStart(6)
const load = () => loadavg()[0]!.toFixed(1)
const row = (name: string, { rate, p50, p95, p99 }: Timed) =>
  console.log(
    `${name.padEnd(28)}${rate.toFixed(0).padStart(7)} /s ${((100 * rate) / bare.rate).toFixed(1).padStart(5)} % of bare ${ms(p50)}${ms(p95)}${ms(p99)} ms`,
  )

console.log(`${engine}, ${seconds} s a cell, load ${load()}; columns: rate, share, p50, p95, p99`)
row('bare, single rows', bare)
const reads = () => readWallets(wires)(anybody())
// Whatever is compiled and planned at first use is no part of what is measured.
for (const work of [...Object.values(kinds), readWallets(wires)]) await timed(() => work(anybody()), 4, 1)
const idle = await timed(reads, READERS, Math.min(seconds, 3))
row('reads, nobody writes', idle)
let meanwhile: Timed = idle
for (const [kind, work] of Object.entries(kinds)) {
  for (const clients of CLIENTS) {
    const reading =
      clients === 64 && kind === 'bills' ? timed(reads, READERS, seconds) : Promise.resolve(null)
    row(`${kind}, ${clients} clients`, await timed(() => work(anybody()), clients, seconds))
    meanwhile = (await reading) ?? meanwhile
  }
}
row('reads beside 64 of bills', meanwhile)
row('rounds, one wallet, 64', await timed(() => kinds.rounds!(somebody), 64, seconds))
row('bills, one wallet, 64', await timed(() => kinds.bills!(somebody), 64, seconds))
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

/**
 * kill -9 under load: `node bench/kills.ts [kills] [clients] [postgres [two] [database]]`, on the embedded database, or on a
 * PostgreSQL that is started for it (fsync on), by one server process or by two beside each other. Killed at random moments are the
 * servers, now and then while one starts, or (`database`) PostgreSQL itself by its immediate shutdown. The clients send again under the
 * same keys or ask what became of them, of any process that serves. At the end every answer is asked for once more and the books and
 * their chain are compared with what was confirmed: nothing lost, nothing twice, nothing that nobody was told of. Otherwise exit 1.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#server/db/connect.ts'
import { sealAll } from '#server/ledger/seal.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { auditBooks } from './kills/books.ts'
import { everybody, type Load } from './kills/clients.ts'
import { carriedOut, expectedBalances, repeatAll } from './kills/expected.ts'
import { openFleet } from './kills/lives.ts'
import { report } from './kills/report.ts'
import { newTally } from './kills/settle.ts'
import { setStage } from './kills/stage.ts'

const [kills = 50, clients = 64] = process.argv.slice(2, 4).map(Number)
const asked = new Set(process.argv.slice(4))
/** One kill in so many hits a server that is only starting. */
const STILLBORN = 10

const folder = mkdtempSync(join(tmpdir(), 'kills-'))
const postgres = asked.has('postgres') ? await startPostgres({ durable: true }) : null
const target = postgres ? { url: postgres.url } : { folder }
const processes = asked.has('two') ? 2 : 1
const env = { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) }
const lives = await openFleet(env, processes)
await lives.begin()
await lives.stop()
const stage = await setStage(target)
const tally = newTally()
let over = false
const load: Load = { lives, stage, tally, over: () => over }

/** After some answers, and at no particular moment of the next. */
async function killAtRandom(): Promise<void> {
  const enough = tally.settled.length + randomInt(1, 2 * clients)
  while (tally.settled.length < enough) await sleep(5)
  await sleep(randomInt(0, 50))
  if (postgres && asked.has('database')) {
    await postgres.crash()
    await postgres.begin()
  } else await lives.kill()
}

await lives.begin()
const begun = performance.now()
const working = await everybody(load, clients)
for (let kill = 1; kill <= kills; kill++) {
  if (kill % STILLBORN === 0 && !asked.has('database')) await lives.stillborn(randomInt(0, 2_000))
  else await killAtRandom()
  if (kill === kills || (kill + 1) % STILLBORN !== 0) await lives.begin()
  if (lives.death() !== null) throw new Error(`a server ended by itself: ${lives.death()}`)
}
over = true
await Promise.all(working)
const seconds = (performance.now() - begun) / 1000
const repeated = await repeatAll(load)
const balances = await expectedBalances(load)
await lives.stop()
const database = await connect(target)
await sealAll(database.db, { signer: null, now: Date.now() })
await database.close()
const done = carriedOut(tally.settled)
const books = await auditBooks(target, { stage, balances, carriedOut: done })
tally.faults.push(...books.faults)

const median = lives.starts.toSorted((a, b) => a - b)[lives.starts.length >> 1]!
const engine = postgres ? `PostgreSQL, ${processes} server process(es)` : 'embedded'
const killed = asked.has('database') ? 'immediate shutdowns of the database' : 'kills of the process'
console.log(
  `${engine}: ${kills} ${killed}, ${clients} clients, ${seconds.toFixed(0)} s (load of the machine ${loadavg()[0]!.toFixed(1)})`,
)
console.log(`start to first answer ${(median / 1000).toFixed(1)} s (median)`)
report(tally, done, repeated, books.journals)
for (const [line, times] of lives.complaints()) console.log(`${times} × in the log: ${line}`)
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(tally.faults.length === 0 ? 0 : 1)

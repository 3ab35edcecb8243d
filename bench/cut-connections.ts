/**
 * The database lost under load: `node bench/cut-connections.ts [clients] [seconds without a database]`, on a PostgreSQL
 * that is started for it. The server's connections are ended in mid-transaction, PostgreSQL is restarted at once four
 * times, then it is away for a while. The server process must live; what it cannot serve is told with 503, Retry-After
 * and a sentence; the clients send again under the same keys or ask what became of them. At the end every answer is
 * asked for once more and the books are compared with what was confirmed. Otherwise exit 1.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#server/db/connect.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { auditBooks } from './kills/books.ts'
import { everybody, type Load } from './kills/clients.ts'
import { carriedOut, expectedBalances, repeatAll } from './kills/expected.ts'
import { openLives } from './kills/lives.ts'
import { newTally } from './kills/settle.ts'
import { setStage } from './kills/stage.ts'

const [clients = 32, secondsAway = 10] = process.argv.slice(2).map(Number)
const CUTS = 20
const RESTARTS = 4
/** After the database is back, ms. */
const FIRST_WRITE = 2_000
/** Faults that are printed. */
const SHOWN = 20

const folder = mkdtempSync(join(tmpdir(), 'cuts-'))
const postgres = await startPostgres()
const target = { url: postgres.url }
const lives = await openLives({ DATA_DIR: folder, DATABASE_URL: postgres.url })
await lives.begin()
await lives.stop()
const stage = await setStage(target)
const tally = newTally()
let over = false
const load: Load = { lives, stage, tally, over: () => over }
await lives.begin()

async function end(): Promise<never> {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(tally.faults.length === 0 ? 0 : 1)
}

async function mustLive(when: string): Promise<void> {
  const death = lives.death()
  if (death === null) return
  tally.faults.push(when)
  console.log(`The server process ended: ${when}.\n${death.slice(-2_000)}`)
  await end()
}

/** Ends every session of the server that is within a transaction; answers how many. */
async function cutTransactions(): Promise<number> {
  const database = await connect({ ...target, maxConnections: 1 })
  try {
    const cut = await database.script((exec) =>
      exec(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'chokdee' and xact_start is not null and pid <> pg_backend_pid()`),
    )
    return cut.length
  } finally {
    await database.close()
  }
}

/** From now to the next write that is carried out, ms. */
async function untilWritten(when: string): Promise<number> {
  const begun = performance.now()
  const before = tally.settled.length
  while (carriedOut(tally.settled.slice(before)).length === 0) {
    await mustLive(when)
    if (performance.now() - begun > 60_000) {
      tally.faults.push(`no write passed within a minute of ${when}`)
      break
    }
    await sleep(10)
  }
  const took = performance.now() - begun
  if (took > FIRST_WRITE) tally.faults.push(`the first write after ${when} took ${Math.round(took)} ms`)
  return took
}

const begun = performance.now()
const working = await everybody(load, clients)
let cut = 0
for (let turn = 0; turn < CUTS; turn++) {
  await sleep(250)
  cut += await cutTransactions()
  await mustLive('sessions ended in mid-transaction')
}
await untilWritten('the last cut')
const firstWrites: number[] = []
for (let restart = 1; restart <= RESTARTS; restart++) {
  await sleep(2_000)
  await postgres.crash()
  await postgres.begin()
  firstWrites.push(await untilWritten(`restart ${restart}`))
}
await sleep(2_000)
await postgres.crash()
await sleep(secondsAway * 1_000)
await mustLive('the time without a database')
await postgres.begin()
const afterAway = await untilWritten('the time without a database')
await sleep(3_000)
over = true
await Promise.all(working)
const seconds = (performance.now() - begun) / 1000
const repeated = await repeatAll(load)
const balances = await expectedBalances(load)
await mustLive('at the end')
await lives.stop()
const done = carriedOut(tally.settled)
const books = await auditBooks(target, { stage, balances, carriedOut: done })
tally.faults.push(...books.faults)

const count = (kind: string) => done.filter((write) => write.kind === kind).length
const ms = (all: readonly number[]) => all.map((one) => Math.round(one)).join(', ')
console.log(
  `${clients} clients, ${seconds.toFixed(0)} s: ${cut} sessions ended in mid-transaction, ${RESTARTS} immediate restarts, ${secondsAway} s without a database (load of the machine ${loadavg()[0]!.toFixed(1)})`,
)
console.log(
  `carried out: ${count('round')} rounds, ${count('transfer')} transfers, ${count('order')} deposit orders, ${count('withdrawal')} withdrawals`,
)
for (const [what, times] of tally.unserved) console.log(`${times} × ${what}`)
console.log(
  `${tally.lost} requests without an answer; of the writes not served at first ${tally.before} had been carried out and ${tally.after} had not; ${tally.asked} asked first; ${repeated} answers asked for again`,
)
console.log(`first write after each restart ${ms(firstWrites)} ms, after the pause ${ms([afterAway])} ms`)
console.log(
  tally.faults.length === 0
    ? `Books: ${books.journals} journals, right to the satang.`
    : tally.faults.slice(0, SHOWN).join('\n'),
)
await end()

/**
 * kill -9 under load: `node bench/kills.ts [kills] [clients] [postgres]`, on the embedded database, or on a PostgreSQL
 * that is started for it. The real server is killed at random moments, now and then while it starts; the clients send
 * again under the same keys or ask what became of them. At the end every answer is asked for once more and the books
 * are compared with what was confirmed: nothing lost, nothing twice, nothing that nobody was told of. Otherwise exit 1.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { auditBooks } from './kills/books.ts'
import { everybody, type Load } from './kills/clients.ts'
import { carriedOut, expectedBalances, repeatAll } from './kills/expected.ts'
import { openLives } from './kills/lives.ts'
import { newTally } from './kills/settle.ts'
import { setStage } from './kills/stage.ts'

const [kills = 50, clients = 64] = process.argv.slice(2, 4).map(Number)
/** One kill in so many hits a server that is only starting. */
const STILLBORN = 10
/** Faults that are printed. */
const SHOWN = 20

const folder = mkdtempSync(join(tmpdir(), 'kills-'))
const postgres = process.argv.includes('postgres') ? await startPostgres() : null
const target = postgres ? { url: postgres.url } : { folder }
const lives = await openLives({ DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) })
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
  await lives.kill()
}

await lives.begin()
const begun = performance.now()
const working = await everybody(load, clients)
for (let kill = 1; kill <= kills; kill++) {
  if (kill % STILLBORN === 0) await lives.stillborn(randomInt(0, 2_000))
  else await killAtRandom()
  if (kill === kills || (kill + 1) % STILLBORN !== 0) await lives.begin()
}
over = true
await Promise.all(working)
const seconds = (performance.now() - begun) / 1000
const repeated = await repeatAll(load)
const balances = await expectedBalances(load)
await lives.stop()
const done = carriedOut(tally.settled)
const books = await auditBooks(target, { stage, balances, carriedOut: done })

const faults = [...tally.faults, ...books.faults]
const count = (kind: string) => done.filter((write) => write.kind === kind).length
const median = lives.starts.toSorted((a, b) => a - b)[lives.starts.length >> 1]!
console.log(
  `${postgres ? 'PostgreSQL' : 'embedded'}: ${kills} kills, ${clients} clients, ${seconds.toFixed(0)} s`,
)
console.log(
  `carried out: ${count('round')} rounds, ${count('transfer')} transfers, ${count('order')} deposit orders, ${count('withdrawal')} withdrawals`,
)
console.log(
  `${tally.lost} requests lost; of their writes ${tally.before} had been carried out and ${tally.after} had not; ${tally.asked} asked first`,
)
console.log(
  `${repeated} answers asked for again; start to first answer ${(median / 1000).toFixed(1)} s (median)`,
)
console.log(
  faults.length === 0
    ? `Books: ${books.journals} journals, right to the satang.`
    : faults.slice(0, SHOWN).join('\n'),
)
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(faults.length === 0 ? 0 : 1)

/**
 * Histories of members with limits, breaks and reality checks, drawn by chance, on a real database:
 * `node bench/histories/protection.ts [histories] [postgres | rule] [seed=1] [minutes=60]`, 10,000 unless told; it ends after the
 * minutes, wherever it is. Each step has to end as the model says (server/testing/histories), what is counted has to be what was done, and
 * a referee with a calendar of its own has to find nothing. `rule`: model and referee alone.
 */
import { testDatabase } from '#server/testing/database.ts'
import { groundOf } from '#server/testing/histories/database.ts'
import { judgeHistories, runHistories, tally } from '#server/testing/histories/run.ts'
import { startPostgres } from '../../scripts/lib/postgres.mjs'

const given = process.argv.slice(2)
const named = (name: string, usual: number) =>
  Number(given.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual)
const [histories = 10_000] = given.map(Number).filter(Number.isSafeInteger)
const seed = named('seed', 1)
const until = performance.now() + named('minutes', 60) * 60_000
/** Asked, not told: the embedded database lets no timer through. */
const isOver = () => performance.now() > until
/** A database for so many, so that its tables stay small. */
const EACH = 50_000
const BATCH = 500

const where = given.includes('rule') ? 'rule' : given.includes('postgres') ? 'postgres' : 'embedded'
const postgres = where === 'postgres' ? await startPostgres() : null
if (postgres) process.env.TEST_DATABASE_URL = postgres.url
const counts = tally()

async function playEach(first: number, last: number): Promise<void> {
  const database = await testDatabase()
  try {
    await runHistories(await groundOf(database), counts, { seed, first, last, batch: BATCH, isOver })
  } finally {
    await database.close()
  }
}

const began = performance.now()
let fault: unknown = null
for (let first = 0; first < histories && !isOver() && fault === null; first += EACH) {
  const last = Math.min(histories, first + EACH)
  try {
    if (where === 'rule') judgeHistories(counts, seed, first, last)
    else await playEach(first, last)
  } catch (error) {
    fault = error
  }
  const seconds = (performance.now() - began) / 1000
  console.log(`${counts.histories} histories, ${seconds.toFixed(0)} s`)
}
const steps = [...counts.steps.values()].reduce((sum, count) => sum + count, 0)
console.log(`${where}: ${counts.histories} histories, ${steps} steps, seed ${seed}`)
console.log(`${counts.deaths} batches of ${BATCH} died before their commit and were played again`)
for (const [name, count] of [...counts.steps].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${name}: ${count}`)
// A failed query tells all that was sent; its cause tells what was wrong.
console.log(fault === null ? 'Each ended as the model says.' : ((fault as Error).cause ?? fault))
await postgres?.stop()
process.exit(fault === null ? 0 : 1)

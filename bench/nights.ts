/**
 * Nights of points, cashback and commission: `node bench/nights.ts [members] [postgres]`, 1,000 unless told, three days
 * late. On PostgreSQL two processes do them at once and one is killed (-9) in the middle; the embedded database has one
 * process at a time, so one is killed and the next goes on. Then the night is run once more, and the database works out
 * by itself what everybody was due: anything given twice, not at all or otherwise fails the run.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '#server/testing/process.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { auditNights } from './nights/books.ts'
import { setNights } from './nights/stage.ts'

const DAYS = 3
const [members = 1_000] = process.argv.slice(2).map(Number).filter(Number.isSafeInteger)
const WORKER = join(import.meta.dirname, 'nights/worker.ts')

const folder = mkdtempSync(join(tmpdir(), 'nights-'))
const postgres = process.argv.includes('postgres') ? await startPostgres() : null
const target = postgres ? { url: postgres.url } : { folder }
await setNights(target, members, DAYS)

const start = () => runNode(WORKER, { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) })
type Worker = ReturnType<typeof start>

const batchesOf = (worker: Worker) => [...worker.output().matchAll(/batch/g)].length

async function finish(worker: Worker): Promise<number> {
  await worker.says(/done/)
  await worker.end()
  return batchesOf(worker)
}

const began = performance.now()
const killed = start()
const beside = postgres ? start() : null
await killed.says(/batch 6\b/)
await killed.end('SIGKILL')
const batches = [batchesOf(killed), await finish(beside ?? start()), await finish(start())]
const seconds = (performance.now() - began) / 1000
const { given, faults } = await auditNights(target)

console.log(`${postgres ? 'PostgreSQL, two at once' : 'embedded, one after the other'}: ${members} members`)
console.log(
  `killed after ${batches[0]} batches, ${batches[1]} by the other process, ${batches[2]} when run again`,
)
console.log(`${seconds.toFixed(1)} s`)
console.log(faults.length === 0 ? `${given} things given, each as the play says.` : faults.join('\n'))
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(faults.length === 0 ? 0 : 1)

/**
 * A round is settled: `node bench/settlement.ts [lines] [postgres]`, 100,000 lines unless told, twenty on a bill, on the
 * embedded database, or on a PostgreSQL that is started for it. The process that settles is killed (-9) in the middle
 * and another one goes on. Prints seconds and lines a second, and fails when a bill was paid twice, not at all, or
 * otherwise than the draw says.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runNode } from '#server/testing/process.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { auditBills } from './settlement/books.ts'
import { LINES_OF_A_BILL, setRound } from './settlement/stage.ts'

const [lines = 100_000] = process.argv.slice(2).map(Number).filter(Number.isSafeInteger)
const WORKER = join(import.meta.dirname, 'settlement/worker.ts')

const folder = mkdtempSync(join(tmpdir(), 'settlement-'))
const postgres = process.argv.includes('postgres') ? await startPostgres() : null
const target = postgres ? { url: postgres.url } : { folder }
const bills = Math.ceil(lines / LINES_OF_A_BILL)
await setRound(target, bills)

/** Settles until it is done, or until so many batches are committed and another has begun. */
async function settle(until?: number): Promise<{ seconds: number; batches: number }> {
  const worker = runNode(WORKER, { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) })
  await worker.says(/begun/)
  const begun = performance.now()
  if (until === undefined) {
    await worker.says(/done/)
    await worker.end()
  } else {
    await worker.says(new RegExp(`batch ${until}\\b`))
    await sleep(randomInt(0, 40))
    await worker.end('SIGKILL')
  }
  const batches = [...worker.output().matchAll(/batch/g)].length
  return { seconds: (performance.now() - begun) / 1000, batches }
}

const first = await settle(Math.ceil(bills / 200))
const second = await settle()
const seconds = first.seconds + second.seconds
const { won, journals, faults } = await auditBills(target)

console.log(
  `${postgres ? 'PostgreSQL' : 'embedded'}: ${bills * LINES_OF_A_BILL} lines on ${bills} bills, ${won} of them won`,
)
console.log(`killed after ${first.batches} batches, ${second.batches} more by the next process`)
console.log(`${seconds.toFixed(1)} s, ${((bills * LINES_OF_A_BILL) / seconds).toFixed(0)} lines a second`)
console.log(faults.length === 0 ? `Books: ${journals} journals, right to the satang.` : faults.join('\n'))
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(faults.length === 0 ? 0 : 1)

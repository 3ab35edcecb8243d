/**
 * A full disk: `node bench/full-disk.ts [clients] [embedded]`, as root, on a small file system in memory that is mounted for it
 * and filled under load. The server process must live, tell its callers 503 with Retry-After and its operator what is full, and
 * advise nothing that throws books away. When there is room again writes go on by themselves; the books are compared with what
 * was confirmed. PostgreSQL itself ends when its log cannot be written, and is started again then, as its keeper does.
 */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DISK_FULL } from '#server/db/lost.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { auditBooks } from './kills/books.ts'
import { everybody, type Load } from './kills/clients.ts'
import { carriedOut, expectedBalances, repeatAll } from './kills/expected.ts'
import { openLives } from './kills/lives.ts'
import { report } from './kills/report.ts'
import { newTally } from './kills/settle.ts'
import { setStage } from './kills/stage.ts'

const [clients = 16] = process.argv.slice(2, 3).map(Number)
const embedded = process.argv.includes('embedded')
const SIZE = '400m'
/** How long there is no room, ms. */
const FULL_MS = 15_000
/** After there is room again and the database is there, ms. */
const FIRST_WRITE = 2_000
const CHUNK = Buffer.alloc(1 << 16)

if (process.getuid?.() !== 0) {
  console.log('Only root can mount a file system: nothing was checked.')
  process.exit(2)
}

const mount = mkdtempSync(join(tmpdir(), 'full-disk-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', mount])
const ballast = join(mount, 'ballast')
process.env.TMPDIR = mount
const postgres = embedded ? null : await startPostgres({ settings: ['max_wal_size=64MB'] })
const folder = join(mount, 'data')
const target = postgres ? { url: postgres.url } : { folder }
const lives = await openLives({ DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) })
await lives.begin()
await lives.stop()
const stage = await setStage(target)
const tally = newTally()
let over = false
const load: Load = { lives, stage, tally, over: () => over }

/** To the last byte, and again where the database made room by itself. */
function fill(): void {
  const file = openSync(ballast, 'a')
  try {
    while (statfsSync(mount).bavail > 0) writeSync(file, CHUNK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}

async function mustLive(when: string): Promise<void> {
  const death = lives.death()
  if (death !== null) throw new Error(`the server process ended, ${when}: ${death.slice(-2_000)}`)
}

async function drill(): Promise<void> {
  await lives.begin()
  const working = await everybody(load, clients)
  await sleep(3_000)
  const before = tally.settled.length
  const until = performance.now() + FULL_MS
  while (performance.now() < until) {
    fill()
    await sleep(50)
    await mustLive('while the disk was full')
  }
  const meanwhile = carriedOut(tally.settled.slice(before)).length
  const told = lives.said().includes(DISK_FULL)
  if (tally.unserved.size === 0) tally.faults.push('the disk was not full: nothing was refused')
  if (/empty folder|empty DATA_DIR/.test(lives.said()))
    tally.faults.push('it was advised to throw the books away')
  rmSync(ballast)
  const isAway = postgres !== null && !postgres.runs()
  if (isAway) await postgres.begin()
  const begun = performance.now()
  const seen = tally.settled.length
  while (carriedOut(tally.settled.slice(seen)).length === 0) {
    await mustLive('after there was room again')
    if (performance.now() - begun > 30_000) throw new Error('no write passed within 30 s of room')
    await sleep(10)
  }
  const first = performance.now() - begun
  if (first > FIRST_WRITE) tally.faults.push(`the first write took ${Math.round(first)} ms`)
  await sleep(2_000)
  over = true
  await Promise.all(working)
  const repeated = await repeatAll(load)
  const balances = await expectedBalances(load)
  await lives.stop()
  const done = carriedOut(tally.settled)
  const books = await auditBooks(target, { stage, balances, carriedOut: done })
  tally.faults.push(...books.faults)
  console.log(
    `${embedded ? 'embedded' : 'PostgreSQL'}, ${clients} clients, ${FULL_MS / 1000} s without room (${meanwhile} writes passed), load of the machine ${loadavg()[0]!.toFixed(1)}`,
  )
  console.log(
    `the log ${told ? 'says that the disk is full' : 'does not say so, for the database was gone'}; ${isAway ? 'PostgreSQL had ended and was started; ' : ''}first write ${Math.round(first)} ms after`,
  )
  report(tally, done, repeated, books.journals)
}

try {
  await drill()
} catch (error) {
  tally.faults.push(String(error))
  console.error(error)
}
if (lives.death() === null) await lives.kill()
await postgres?.stop()
execFileSync('umount', [mount])
rmSync(mount, { recursive: true })
process.exit(tally.faults.length === 0 ? 0 : 1)

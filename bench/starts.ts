/**
 * Starts and rest: `node bench/starts.ts [times] [seconds]`: the real server with the sandbox on the embedded database, in a
 * folder of its own; from nothing to its first answer, then again on what is there; then its memory after so many seconds
 * (30 unless told) in which nobody asks anything.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getServerTime } from '#contracts/operations.ts'
import { runNode } from '#server/testing/process.ts'
import { usedBy } from './crowd/processor.ts'
import { makeTemplate } from '../scripts/build/database.ts'
import { memoryOf } from './books/memory.ts'

const [times = 3, seconds = 30] = process.argv.slice(2).map(Number)

interface Start {
  /** To the first answer, in seconds: by the clock, and of the processor. */
  readonly clock: number
  readonly processor: number
  readonly atStart: number
  readonly atRest: number | null
}

async function start(folder: string, rest: boolean): Promise<Start> {
  const begun = performance.now()
  const server = runNode(join(import.meta.dirname, '../main.ts'), {
    DATA_DIR: folder,
    PORT: '0',
    GAMES_PORT: '0',
    ADMIN_LISTEN: '127.0.0.1:0',
    SANDBOX: '1',
    LOG_LEVEL: 'error',
  })
  const [, address] = await server.says(/Chokdee is at (\S+)/)
  const answer = await fetch(`${address}${getServerTime.path}`)
  if (answer.status !== 200) throw new Error(`answered with ${answer.status}`)
  const clock = (performance.now() - begun) / 1000
  const processor = usedBy(server.child.pid!) / 1e6
  const atStart = memoryOf(server.child.pid!)!.now
  if (rest) await sleep(seconds * 1000)
  const atRest = rest ? memoryOf(server.child.pid!)!.now : null
  await server.end('SIGTERM')
  return { clock, processor, atStart, atRest }
}

const told = (name: string, { clock, processor, atStart, atRest }: Start) =>
  console.log(
    `${name}: ${clock.toFixed(1)} s (${processor.toFixed(1)} of the processor), ${atStart.toFixed(0)} MB` +
      `${atRest === null ? '' : `, ${atRest.toFixed(0)} MB after ${seconds} s of rest`}, load ${loadavg()[0]!.toFixed(1)}`,
  )

// As after a build.
await makeTemplate()
for (let n = 0; n < times; n++) {
  const folder = mkdtempSync(join(tmpdir(), 'starts-'))
  told('empty start', await start(folder, n === 0))
  told('second start', await start(folder, true))
  rmSync(folder, { recursive: true, force: true })
}

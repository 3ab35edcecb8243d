/** The journeys in the engines, on a server and data of their own. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request as http } from '@playwright/test'
import { startServer } from '#server/start.ts'
import type { Counts } from '../../scripts/lib/counts.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { passwordCost } from '../../scripts/test/e2e-server.ts'
import type { Drive } from './drive.ts'
import { journeys, type Journey } from './journeys.ts'
import { drivePlaywright } from './playwright-drive.ts'
import { driveWebKit } from './webkit-drive.ts'

export const engines = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]

export interface Wish {
  readonly engines: readonly Engine[]
  /** How often each journey is made. */
  readonly times: number
  /** Only the few. */
  readonly short: boolean
  /** The one journey of this name. */
  readonly only?: string | undefined
  /** Of Chromium, where it is not Playwright's own. */
  readonly chromium?: string | undefined
  /** A filled data folder to begin with a copy of; an empty one is filled first. */
  readonly filled?: string | undefined
}

const start = (engine: Engine, origin: string, chromium?: string): Promise<Drive> =>
  engine === 'webkit'
    ? driveWebKit(origin)
    : drivePlaywright(engine, origin, engine === 'chromium' ? chromium : undefined)

/** Prints each journey and a table of medians in ms; what failed leaves a picture in test-results/. */
export async function runEngines(wish: Wish): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'chokdee-engines-'))
  if (wish.filled) cpSync(wish.filled, folder, { recursive: true })
  const [port, gamesPort] = [await freePort(), await freePort()]
  const server = await startServer({
    sandbox: () => import('#sandbox/world.ts'),
    env: {
      ...process.env,
      PORT: String(port),
      GAMES_PORT: String(gamesPort),
      DATA_DIR: folder,
      SANDBOX: '1',
      LOG_LEVEL: 'error',
    },
    passwordCost,
  })
  const counts = { passed: 0, failed: 0 }
  const rows: string[] = []
  try {
    const chosen = journeys.filter(
      ({ name, short }) => (short || !wish.short) && (!wish.only || name === wish.only),
    )
    if (chosen.length === 0) throw new Error(`no journey is called “${wish.only}”`)
    const runOne = (engine: Engine) => runEngine(engine, `http://127.0.0.1:${port}`, chosen, wish, counts)
    // The few are made side by side; the medians of all are one engine's alone.
    if (wish.short) rows.push(...(await Promise.all(wish.engines.map(runOne))))
    else for (const engine of wish.engines) rows.push(await runOne(engine))
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(rows.join('\n'))
  return counts
}

async function runEngine(
  engine: Engine,
  origin: string,
  chosen: readonly Journey[],
  { times, chromium }: Wish,
  counts: { passed: number; failed: number },
): Promise<string> {
  const { drive, lastStep } = withSteps(await start(engine, origin, chromium))
  const request = await http.newContext({ baseURL: origin })
  const cells: string[] = []
  try {
    for (const journey of chosen) {
      const took: number[] = []
      for (let time = 1; time <= times; time++) {
        const began = performance.now()
        const failure = await journey.run(drive, request).then(
          () => null,
          (error: unknown) => `${lastStep()}: ${String(error)}`,
        )
        const ms = performance.now() - began
        counts[failure === null ? 'passed' : 'failed'] += 1
        console.log(
          `${failure === null ? '  ✓' : '  ✗'} ${drive.engine} › ${journey.name} (${(ms / 1000).toFixed(1)}s)`,
        )
        if (failure === null) took.push(ms)
        else await tellFailure(drive, engine, journey, failure)
        await drive.forget()
      }
      cells.push(
        `${journey.name} ${took.length}/${times}${took.length > 0 ? ` ${median(took).toFixed(0)}` : ''}`,
      )
    }
  } finally {
    await request.dispose()
    await drive.close()
  }
  return `${drive.engine}: ${cells.join(', ')}`
}

/** A browser that has died says neither what it was asked nor why it does not answer. */
function withSteps(drive: Drive): { drive: Drive; lastStep: () => string } {
  let last = 'nothing asked'
  const told = new Proxy(drive, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name, target)
      if (typeof part !== 'function') return part
      return (...args: unknown[]): unknown => {
        last = `${String(name)} ${args.map((arg) => (arg instanceof RegExp ? String(arg) : JSON.stringify(arg))).join(' ')}`
        return Reflect.apply(part, target, args)
      }
    },
  })
  return { drive: told, lastStep: () => last }
}

async function tellFailure(drive: Drive, engine: Engine, { name }: Journey, failure: string): Promise<void> {
  console.log(`FAILED ${engine} › ${name}\n${failure}`)
  const words = await drive.reads().catch(() => '')
  if (words) console.log(`The page reads: ${words}`)
  const pictures = at('test-results')
  mkdirSync(pictures, { recursive: true })
  await drive.picture(join(pictures, `${engine}-${name.replace(' ', '-')}.png`)).catch(() => {})
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

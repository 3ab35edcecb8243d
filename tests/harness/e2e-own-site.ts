/**
 * A server of the worker's own, for tests that switch the whole sandbox: how members register is one setting for all,
 * the clock is one for all, and the other tests go on beside these.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { dayPlus, thaiDayOf, thaiDayStart, weekdayOf } from '#rules/thai-day.ts'
import { test as base } from './e2e.ts'
import { dataFolder, serverScript } from '../../scripts/test/e2e-server.ts'

export interface OwnSite {
  url: string
  /** Presses a button of the sandbox's pages. */
  press(path: string, form?: Record<string, string>): Promise<void>
  /**
   * Moves the clock to seven in the morning of the next Thai day. With a weekday (1 is Monday), to the morning of the
   * next one, and nowhere where it is that day already: a second Monday would let what the first one brought lapse.
   */
  morning(weekday?: number): Promise<void>
  /** Moves the clock on by so many seconds. */
  later(seconds: number): Promise<void>
}

const SECOND = 1_000
const HOUR = 3_600_000

type Env = Readonly<Record<string, string>>

interface Running {
  server: ChildProcess
  url: string
}

/** On ports that are free; the server says which. By its number: the browser of these tests knows no host by name. */
async function start(dataDir: string, more: Env): Promise<Running> {
  const server = spawn(process.execPath, [serverScript], {
    env: { ...process.env, ...more, PORT: '0', DATA_DIR: dataDir, SANDBOX: '1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const port = /Chokdee is at \S+:(\d+)\n/.exec(said)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    server.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()))
    server.on('exit', () => reject(new Error(`the server ended: ${said}`)))
  })
  return { server, url }
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.on('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

/** `more`: what this server has in its environment beside that. */
export async function openSite(use: (site: OwnSite) => Promise<void>, more: Env = {}): Promise<void> {
  const dataDir = dataFolder(tmpdir(), 'chokdee-e2e-own')
  const { server, url } = await start(dataDir, more)
  const press = async (path: string, form: Record<string, string> = {}) => {
    const headers = { origin: url, accept: 'application/json' }
    const body = new URLSearchParams(form)
    const response = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' })
    if (response.status >= 400) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  const serverTime = async () => {
    const asked = await fetch(`${url}/api/agent/validate?code=chokdee`)
    return Number(asked.headers.get('x-server-time'))
  }
  /** Whether a round that is over has no result yet, Yeekee's among them; those of a whole day are drawn one after the other. */
  const roundsWait = async () => {
    const { rounds } = (await (await fetch(`${url}/sandbox/lotto.json`)).json()) as {
      rounds: { state: string }[]
    }
    return rounds.some(({ state }) => state === 'awaiting')
  }
  const morning = async (weekday?: number) => {
    const now = await serverTime()
    // The next Thai day, not the next seven o'clock: before seven, what was played is of the day that goes on.
    const today = thaiDayOf(now)
    if (weekdayOf(today) === weekday) return
    let next = dayPlus(today, 1)
    while (weekday !== undefined && weekdayOf(next) !== weekday) next = dayPlus(next, 1)
    await press('/sandbox/clock', { hours: String((thaiDayStart(next) - now) / HOUR + 7) })
    // A night's rounds and rewards keep the server from answering for a while, longer than a page's call waits.
    while (await roundsWait()) await sleep(500)
  }
  const later = (seconds: number) => press('/sandbox/clock', { hours: String((seconds * SECOND) / HOUR) })
  await use({ url, press, morning, later })
  await stop(server)
  rmSync(dataDir, { recursive: true, force: true })
}

/** As `test`, on a site that registers members with a bank account. */
export const bankTest = base.extend<object, { bankSite: OwnSite }>({
  bankSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      await openSite(async (site) => {
        await site.press('/sandbox/settings', { register: 'bank', username: 'made' })
        await use(site)
      })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ bankSite }, use) => use(bankSite.url),
})

/** As `test`, on a site whose clock can be moved on. */
export const clockTest = base.extend<object, { site: OwnSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => openSite(use),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

/** The site on each platform: journeys and a walk over every page in both roles, in Chromium, on a server and data of its own. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request as http, type APIRequestContext } from '@playwright/test'
import { chromium, type Browser } from 'playwright-core'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { allEndpoints } from '#contracts/all.ts'
import { startServer } from '#server/start.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { chromiumFlags, passwordCost } from '../../scripts/test/e2e-server.ts'
import { openSandboxRound } from '../harness/e2e-lotto.ts'
import { tokenOf } from '../harness/e2e-people.ts'
import { Hand } from './hand.ts'
import type { Journey } from './journeys.ts'
import type { PlatformKind } from './kinds.ts'
import { ARRANGES, openProxy, type PlatformProxy } from './proxy.ts'
import { Visit } from './visit.ts'
import { walk, type Walked } from './walk.ts'

export interface Wish {
  readonly kinds: readonly PlatformKind[]
  readonly journeys: readonly Journey[]
  readonly walks: boolean
  readonly presses: boolean
  /** Pages whose path has this in it. */
  readonly only: string
  /** Of Chromium, where it is not Playwright's own. */
  readonly chromium?: string | undefined
}

/** What was seen on one platform. */
export interface Seen {
  readonly kind: PlatformKind
  readonly journeys: { done: number; of: number }
  readonly walked: Walked
  /** Calls that the platform does not have: how many were asked for, and how often more than once in a visit. */
  readonly asked: { lacking: number; again: number }
  readonly faults: string[]
  seconds: number
}

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
}

/** Somebody of the sandbox who has something on every page. */
const MEMBER = 'narin1990'

export async function runPlatforms(wish: Wish): Promise<Seen[]> {
  const filled = mkdtempSync(join(tmpdir(), 'chokdee-platforms-'))
  const first = await startServer({ ...world(filled), passwordCost })
  await first.close()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(wish.chromium ? { executablePath: wish.chromium } : {}),
  })
  const seen: Seen[] = []
  try {
    for (const kind of wish.kinds) seen.push(await onPlatform(kind, filled, browser, wish))
  } finally {
    await browser.close()
    rmSync(filled, { recursive: true, force: true })
  }
  return seen
}

const world = (folder: string, env: Record<string, string> = {}) => ({
  sandbox: () => import('#sandbox/world.ts'),
  env: {
    ...process.env,
    PORT: '0',
    GAMES_PORT: '0',
    DATA_DIR: folder,
    SANDBOX: '1',
    LOG_LEVEL: 'silent',
    ...env,
  },
})

async function onPlatform(kind: PlatformKind, filled: string, browser: Browser, wish: Wish): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), `chokdee-${kind.name}-`))
  cpSync(filled, folder, { recursive: true })
  const [port, own, gamesPort] = [await freePort(), await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(own), GAMES_PORT: String(gamesPort), PUBLIC_ORIGIN: url }
  const server = await startServer({ ...world(folder, env), passwordCost })
  const proxy = await openProxy(kind, { target: `http://127.0.0.1:${own}`, origin: url, port })
  const arrange = await http.newContext({ baseURL: url, extraHTTPHeaders: { [ARRANGES]: '1' } })
  const seen: Seen = {
    kind,
    journeys: { done: 0, of: 0 },
    walked: { pages: 0, links: 0, buttons: 0, retries: 0, faults: [] },
    asked: { lacking: 0, again: 0 },
    faults: [],
    seconds: 0,
  }
  const began = performance.now()
  try {
    for (const journey of wish.journeys) await makeJourney(journey, seen, { proxy, browser, arrange })
    if (wish.walks) for (const as of [null, MEMBER]) await walkAs(as, seen, { proxy, browser, arrange }, wish)
    const books = (await (await arrange.get('/sandbox/ledger.json')).json()) as {
      total: number
      faults: string[]
    }
    if (books.total !== 0 || books.faults.length > 0) seen.faults.push('the books are not sound')
    seen.seconds = (performance.now() - began) / 1000
  } finally {
    await arrange.dispose()
    await proxy.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return seen
}

interface Place {
  readonly proxy: PlatformProxy
  readonly browser: Browser
  readonly arrange: APIRequestContext
}

async function makeJourney(journey: Journey, seen: Seen, { proxy, browser, arrange }: Place): Promise<void> {
  const { kind } = seen
  const context = await browser.newContext(phone)
  seen.journeys.of += 1
  const began = performance.now()
  try {
    const person = (await journey.as?.(arrange)) ?? { username: '', mobile: '', password: '' }
    const token = journey.as ? await tokenOf(arrange, person) : ''
    proxy.forget()
    const visit = await Visit.begin(context, proxy.url, journey.as ? { token, ...person } : null)
    try {
      const hand = new Hand(visit, kind.fails)
      const hasAdditions = !kind.lacks(allEndpoints.find(({ name }) => name === 'withdraw.options')!)
      await journey.run({ hand, arrange, hasAdditions }, token, person)
      seen.journeys.done += 1
    } catch (error) {
      const what = `${journey.name}: ${(error as Error).message.slice(0, 400)}`
      console.log(`  ✗ ${what}`)
      seen.faults.push(what)
      mkdirSync(at('test-results'), { recursive: true })
      const file = at('test-results', `${kind.name}-${journey.name.replaceAll(' ', '-')}.png`)
      await visit.page.screenshot({ path: file }).catch(() => {})
    }
    seen.faults.push(...visit.thrown.map((text) => `${journey.name}: thrown: ${text}`))
    countAsked(seen, proxy, journey.name)
  } catch (error) {
    seen.faults.push(`${journey.name}, arranged: ${(error as Error).message.slice(0, 400)}`)
  } finally {
    await context.close()
  }
  console.log(`  ${kind.name} › ${journey.name} (${((performance.now() - began) / 1000).toFixed(1)}s)`)
}

/** What is not offered is asked for once in a visit, and no more. */
function countAsked({ kind, asked, faults }: Seen, proxy: PlatformProxy, during: string): void {
  for (const endpoint of allEndpoints.filter((one) => kind.lacks(one))) {
    const times = proxy.asked.get(endpoint.name) ?? 0
    if (times > 0) asked.lacking += 1
    if (times <= 1) continue
    asked.again += times - 1
    faults.push(`${during}: ${endpoint.name} was asked ${times} times`)
  }
}

async function walkAs(
  username: string | null,
  seen: Seen,
  { proxy, browser, arrange }: Place,
  wish: Wish,
): Promise<void> {
  const context = await browser.newContext(phone)
  const round = await openSandboxRound(arrange, 15)
  const person = { username: username ?? '', mobile: '', password: SANDBOX_PASSWORD }
  const as = username && { username, token: await tokenOf(arrange, person) }
  proxy.forget()
  const began = performance.now()
  try {
    const visit = await Visit.begin(context, proxy.url, as || null)
    const plan = { visit, fails: seen.kind.fails, presses: wish.presses, round, only: wish.only }
    const { faults, ...counts } = await walk(plan)
    for (const key of ['pages', 'links', 'buttons', 'retries'] as const) seen.walked[key] += counts[key]
    for (const fault of faults) console.log(`  ✗ ${fault}`)
    seen.faults.push(...faults.map((fault) => `${username ?? 'visitor'} ${fault}`))
  } catch (error) {
    seen.faults.push(`walk of ${username ?? 'a visitor'}: ${(error as Error).message.slice(0, 400)}`)
  } finally {
    countAsked(seen, proxy, `walk of ${username ?? 'a visitor'}`)
    await context.close()
  }
  console.log(
    `  ${seen.kind.name} › walk of ${username ?? 'a visitor'} (${((performance.now() - began) / 1000).toFixed(1)}s)`,
  )
}

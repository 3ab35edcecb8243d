/**
 * `npm run test:train [-- part of a journey's name] [--cut=before]`: every journey of money, account and games with the signal
 * lost at each of its steps and back 20 seconds later, on a server and data of its own. Counts error pages that stay, dead
 * taps, second effects, and what was typed and lost; exit 1 for any.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { request as http } from '@playwright/test'
import { chromium } from 'playwright-core'
import { startServer } from '#server/start.ts'
import { closingLine } from '../../scripts/lib/counts.ts'
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { main } from '../../scripts/lib/main.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { siteEnv } from '../../scripts/lib/site-env.mjs'
import { findBrowser } from '../../scripts/test/browser.ts'
import { chromiumFlags, passwordCost } from '../../scripts/test/e2e-server.ts'
import { type Cell, type Cut, cuts, playCell } from './cell.ts'
import { journeys } from './journeys.ts'

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
} as const

await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { cut: { type: 'string' } } })
  await ensureBuilt(siteEnv(process.env, true))
  const folder = mkdtempSync(join(tmpdir(), 'chokdee-train-'))
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
  const { path } = await findBrowser()
  const browser = await chromium.launch({ args: chromiumFlags, ...(path ? { executablePath: path } : {}) })
  const baseURL = `http://127.0.0.1:${port}`
  const request = await http.newContext({ baseURL })
  const wanted = journeys.filter(({ name }) => positionals.every((part) => name.includes(part)))
  const counts = { passed: 0, failed: 0 }

  /** How many steps a journey has is known when it has begun. */
  async function stepsOf(journey: Cell['journey']): Promise<readonly string[]> {
    const context = await browser.newContext({ ...phone, baseURL })
    const { steps } = await journey.begin(await context.newPage(), request)
    await context.close()
    return steps.map(({ name }) => name)
  }

  async function play(journey: Cell['journey'], step: string, where: number, cut: Cut): Promise<void> {
    const context = await browser.newContext({ ...phone, baseURL })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const faults = await playCell(page, request, { journey, at: where, cut }).catch((error: unknown) => [
      error instanceof Error ? error.message.split('\n')[0]! : String(error),
    ])
    counts[faults.length === 0 ? 'passed' : 'failed'] += 1
    console.log(
      `${faults.length === 0 ? '  ✓' : '  ✗'} ${journey.name} › ${step} › ${cut} ${faults.join('; ')}`,
    )
    if (faults.length > 0) {
      const pictures = at('test-results')
      mkdirSync(pictures, { recursive: true })
      const file = join(pictures, `train-${journey.name}-${step}-${cut}.png`.replaceAll(' ', '-'))
      await page.screenshot({ path: file }).catch(() => {})
    }
    await context.close()
  }

  try {
    for (const journey of wanted)
      for (const [where, step] of (await stepsOf(journey)).entries())
        for (const cut of cuts)
          if (values.cut === undefined || values.cut === cut) await play(journey, step, where, cut)
  } finally {
    await request.dispose()
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(closingLine(counts))
  return counts.failed > 0 ? 1 : 0
})

/**
 * `VITE_BRAND=brands/example.json npm run look:ten -- <name>` (or `VITE_LANG=en`): builds the site as it is asked for into a folder of its
 * own below `.cache/look/<name>`, and takes a picture of ten pages there, in both themes.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { startServer } from '#server/start.ts'
import { ensureBuilt } from '../lib/ensure-built.mjs'
import { main } from '../lib/main.mjs'
import { siteEnv } from '../lib/site-env.mjs'
import { findBrowser } from '../test/browser.ts'
import { chromiumFlags, passwordCost } from '../test/e2e-server.ts'
import { lookFolder } from './take.ts'

/** Five as a visitor, five as a member who has something on every page. */
const MEMBER = 'narin1990'
const ten: readonly (readonly [name: string, path: string, asMember?: true])[] = [
  ['landing', '/'],
  ['register', '/register'],
  ['lobby', '/slot'],
  ['promotions', '/promotions'],
  ['results', '/lotto/results'],
  ['wallets', '/member', true],
  ['deposit', '/member/deposit', true],
  ['statement', '/member/statement', true],
  ['wheel', '/member/wheel', true],
  ['lotteries', '/lotto/lobby', true],
]

async function takeTen(browser: Browser, url: string, folder: string): Promise<void> {
  const session = await sessionAt(url)
  for (const colorScheme of ['dark', 'light'] as const)
    for (const [name, path, asMember] of ten) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        colorScheme,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Bangkok',
      })
      await context.addInitScript(
        ([user, now]) => {
          if (user) localStorage.setItem('chokdee.user', user)
          localStorage.setItem('chokdee.local', JSON.stringify({ v: 1, data: { noticesShownAt: now } }))
        },
        [asMember ? session : '', Date.now()] as const,
      )
      const page = await context.newPage()
      await page.goto(url + path)
      await page.waitForLoadState('networkidle').catch(() => {})
      await page.evaluate(() => document.fonts.ready)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) console.log(`${name}: ${wide} px wider than the window`)
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) })
      await context.close()
    }
}

async function sessionAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: MEMBER, password: SANDBOX_PASSWORD, agent_code: 'chokdee' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return JSON.stringify({ v: 1, data: { token, username: MEMBER, vipLevel: 0 } })
}

await main(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new Error('npm run look:ten -- <name>')
  const folder = lookFolder(name)
  mkdirSync(folder, { recursive: true })
  const site = join(folder, 'built', 'site')
  await ensureBuilt(siteEnv(process.env, true), { site })
  const data = mkdtempSync(join(tmpdir(), 'chokdee-ten-'))
  const env = {
    ...process.env,
    SITE_DIR: site,
    PORT: '0',
    GAMES_PORT: '0',
    DATA_DIR: data,
    SANDBOX: '1',
    LOG_LEVEL: 'silent',
  }
  const server = await startServer({ sandbox: () => import('#sandbox/world.ts'), env, passwordCost })
  const { path } = await findBrowser()
  const browser = await chromium.launch({ args: chromiumFlags, ...(path ? { executablePath: path } : {}) })
  try {
    await takeTen(browser, server.url.replace('localhost', '127.0.0.1'), folder)
  } finally {
    await browser.close()
    await server.close()
    rmSync(data, { recursive: true, force: true })
  }
  console.log(`${2 * ten.length} pictures in ${folder}`)
})

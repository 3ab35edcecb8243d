/** Everything that is loaded when it is needed can be loaded: a chunk that the bundler made wrong fails here, not for a member. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { lobby } from '#src/strings/lobby.ts'
import { lottoRates } from '#src/strings/lotto/lotto-rates.ts'
import { deposit } from '#src/strings/money/deposit.ts'
import { mainSite } from '../../scripts/lib/build-stamp.mjs'
import { expect, oneSize, type Page, test } from '../harness/e2e.ts'
import { arriveAs } from '../harness/e2e-people.ts'

interface Chunk {
  file: string
  isDynamicEntry?: boolean
}

test('every page and dialog is there for whoever opens it', oneSize, async ({ page }) => {
  const manifest = JSON.parse(readFileSync(join(mainSite, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const lazy = Object.entries(manifest).filter(
    ([name, { isDynamicEntry }]) => isDynamicEntry && !name.startsWith('liff/'),
  )
  expect(lazy.length).toBeGreaterThan(100)
  await page.goto('/promotions')
  const faults = await page.evaluate(
    async (files) => {
      const told = files.map(async ([name, file]) => {
        const loaded = await import(`/${file}`).then(
          (names: object) => (Object.values(names).includes(undefined) ? 'a name without a value' : ''),
          String,
        )
        return loaded && `${name}: ${loaded}`
      })
      return (await Promise.all(told)).filter(Boolean)
    },
    lazy.map(([name, { file }]) => [name, file] as const),
  )
  expect(faults).toEqual([])
})

/** As Safari before 16.4: it looks names up in no map, and announces no module ahead. */
async function withoutImportMaps(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const html = await answer.text()
      const without = html
        .replace(/<script type="(?:importmap|[a-z]+-map)">.*?<\/script>/g, '')
        .replace(/<link rel="modulepreload"[^>]*>/g, '')
      expect(without.length, 'the page has a map and announces modules').toBeLessThan(html.length)
      await route.fulfill({ response: answer, body: without })
    },
  )
}

test(
  'a browser that knows no import maps takes the parts of a page, and goes on from it',
  oneSize,
  async ({ page, watch }) => {
    // The head announces a member's pack, which such a browser would not heed.
    await page.route(/\.pack-/, (route) => route.abort())
    watch.allow(/\.pack-/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await withoutImportMaps(page)
    await page.goto('/')
    await page.goto('/casino')
    await page
      .getByRole('navigation', { name: lobby.tabs })
      .getByRole('link', { name: lobby.names.slot })
      .click()
    await expect(page.getByRole('list', { name: lobby.grid(lobby.names.slot) })).toBeVisible()
    await arriveAs(page, { username: 'narin1990', mobile: '', password: SANDBOX_PASSWORD })
    await page.goto('/member/deposit')
    await expect(page.getByRole('button', { name: deposit.submit.qr })).toBeVisible()
    const scripts = asked.filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
  },
)

interface Front {
  url: string
  /** Which pages were asked for. */
  readonly pages: string[]
  /** Answers 404 for every script, as after a deploy that left no old ones, until a page is asked for. */
  deploy(): void
  close(): Promise<void>
}

/** Stands before the site and heeds the browser's cache, which an intercepted request would switch off. */
async function frontOf(site: string): Promise<Front> {
  const pages: string[] = []
  let gone = false
  const server = createServer((request, response) => {
    const path = request.url!
    if (request.headers['sec-fetch-dest'] === 'document') {
      pages.push(path)
      gone = false
    }
    if (gone && path.endsWith('.js')) return void response.writeHead(404).end()
    const { host: _, ...headers } = request.headers
    const onward = ask(new URL(path, site), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    deploy: () => (gone = true),
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

test(
  'a page of a build that is gone is asked for anew, though the browser keeps it for minutes',
  oneSize,
  async ({ page, baseURL, watch }) => {
    const front = await frontOf(baseURL!)
    try {
      watch.allow(/404|preload|dynamically imported/)
      await page.goto(`${front.url}/`)
      await page.evaluate(() => fetch('/lotto/rates'))
      front.deploy()
      front.pages.length = 0
      await page
        .locator('a[href="/lotto/rates"]')
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click())
      await expect(page.getByRole('heading', { name: lottoRates.rules })).toBeVisible()
      expect(front.pages).toEqual(['/lotto/rates'])
    } finally {
      await page.close()
      await front.close()
    }
  },
)

test(
  'a visitor at a member’s address gets what signing in takes, in one file, beside what asks for it',
  oneSize,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/member/deposit')
    await expect(page.getByRole('form', { name: auth.loginTitle })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const scripts = asked.filter((path) => path.endsWith('.js'))
    const at = (name: string) => scripts.findIndex((path) => path.includes(name))
    expect(scripts.filter((path) => path.includes('LoginPage.pack'))).toHaveLength(1)
    // The head announces it, with its styles, before anything of the site has run.
    expect(Math.abs(at('LoginPage.pack') - at('web.pack'))).toBe(1)
    expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(6)
    const styles = asked.filter((path) => path.endsWith('.css'))
    expect(new Set(styles).size, styles.join(' ')).toBe(styles.length)
  },
)

/**
 * Every address has HTML of its own (decision 078): React takes over what was served, in whatever state the visitor is. A
 * mismatch is an error that React reports, and `watch` fails the test with it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mainSite } from '../../scripts/lib/build-stamp.mjs'
import { expect, oneSize, test, type Page } from '../harness/e2e.ts'
import { arriveAs, newMember } from '../harness/e2e-people.ts'

const { rewrites } = JSON.parse(readFileSync(join(mainSite, 'routes.json'), 'utf8')) as {
  rewrites: { path: string; file: string; status: number }[]
}
/** With an id that nothing has: what is served knows none either. */
const addresses = rewrites
  .filter(({ path, file, status }) => status === 200 && file.startsWith('pages/') && path !== '/lotto')
  .map(({ path }) => path.replace(/:\w+/, '1'))

/** Leads on when it was drawn, so that what was served is gone by then. */
const leadsOn: ReadonlySet<string> = new Set(['/start'])
/** Has the address of the site in it, which a build does not know. */
const notDrawn: ReadonlySet<string> = new Set(['/share'])

interface Served {
  for: string | undefined
  page: string | undefined
  main: Element | null
}

/** Notes what the page was before any script of the site ran. */
async function noteServed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      const { for: who, page: name } = root?.dataset ?? {}
      Object.assign(window, { served: { for: who, page: name, main: root?.querySelector('main') ?? null } })
    })
  })
}

/** Who it was served to, and whether what was served is what stands there now. */
async function takenOver(page: Page, address: string): Promise<{ who: string | undefined; kept: boolean }> {
  await page.goto(address)
  return page.evaluate(() => {
    const { served } = window as unknown as { served: Served }
    return { who: served.page && served.for, kept: served.main?.isConnected ?? false }
  })
}

test('what a visitor was served is taken over at every address', oneSize, async ({ page, watch }) => {
  test.slow()
  watch.allow(/404/)
  await noteServed(page)
  for (const address of addresses) {
    const { who, kept } = await takenOver(page, address)
    // Members' pages are not drawn for visitors: they are led away.
    if (who && !leadsOn.has(address)) expect([address, who, kept]).toEqual([address, 'visitor', true])
  }
})

test('what a member was served is taken over at every address', oneSize, async ({ page, request, watch }) => {
  test.slow()
  watch.allow(/404/)
  await arriveAs(page, await newMember(request, { funds: 100 }))
  await noteServed(page)
  for (const address of addresses) {
    if (leadsOn.has(address) || notDrawn.has(address) || /^\/(login|register)$/.test(address)) continue
    expect([address, await takenOver(page, address)]).toEqual([address, { who: 'member', kept: true }])
  }
})

/** What the build draws with the agent's own data (decision 105). */
const withData = ['/slot', '/casino', '/promotions']

test(
  'data that was served is taken over in the dark, without motion, in a wide window',
  oneSize,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await noteServed(page)
    for (const address of withData) {
      const html = await (await page.request.get(address)).text()
      expect([address, /<main[\s\S]*<img /.test(html)]).toEqual([address, true])
      expect([address, await takenOver(page, address)]).toEqual([address, { who: 'visitor', kept: true }])
    }
  },
)

test('nothing of a member’s page is asked for by who is turned away', oneSize, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/member/deposit')
  await expect(page).toHaveURL(/\/login$/)
  expect(asked.filter((path) => /DepositPage|PaymentLayout|\/api\/member\//.test(path))).toEqual([])
})

test(
  'a session that the server no longer knows is drawn as a member’s and then said to be over',
  oneSize,
  async ({ page, watch }) => {
    watch.allow(/401/)
    await page.addInitScript(() => {
      const user = { token: 'long-gone', username: 'narin1990', vipLevel: 0 }
      if (window === window.top) localStorage.setItem('chokdee.user', JSON.stringify({ v: 1, data: user }))
    })
    await noteServed(page)
    // It may have been left by then: the refusal is on its way before the page's code is.
    expect((await takenOver(page, '/member/statement')).who).toBe('member')
  },
)

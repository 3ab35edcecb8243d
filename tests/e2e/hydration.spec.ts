/**
 * React takes over what was served (decision 078), in states that `every-page.spec.ts` is not in. A mismatch is an error that React
 * reports, and `watch` fails the test with it.
 */
import type { Page } from '@playwright/test'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { sandboxAgent } from '#sandbox/strings/agent.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { landing } from '#src/strings/landing.ts'
import { statement } from '#src/strings/money/statement.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { profile } from '#src/strings/profile.ts'
import { pause } from '#src/strings/protection/pause.ts'
import { promotions } from '#src/strings/rewards/promotions.ts'
import { shell } from '#src/strings/shell.ts'
import { ui } from '#src/strings/ui.ts'
import { expect, oneSize, test } from '../harness/e2e.ts'
import { arriveAs, newMember, takeBreak, tokenOf } from '../harness/e2e-people.ts'
import { noteServed, takenOver } from '../harness/e2e-visits.ts'

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
      const { who, kept } = await takenOver(page, address)
      expect([address, who, kept]).toEqual([address, 'visitor', true])
    }
  },
)

/** Opens the landing and holds its letters and scripts back, until they are let go; nothing shows it without them meanwhile. */
async function landingWithoutLetters(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    const longer = (then: () => void, ms = 0) => wait(then, ms > 500 ? 60_000 : ms)
    if (location.pathname === '/') window.setTimeout = longer as typeof window.setTimeout
  })
  await page.route(/\.(?:woff2|js)$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.evaluate(() => location.assign('/'))
  return letGo
}

test('the landing’s first picture is there before its letters, and stays where it is', async ({ page }) => {
  await page.goto('/promotions')
  const letGo = await landingWithoutLetters(page)
  const picture = page.getByRole('main').locator('img[fetchpriority=high]').first()
  const words = page.getByRole('main').getByText(sandboxAgent.banners[0].title).first()
  await expect(picture).toBeVisible()
  await expect(words).toBeHidden()
  expect(await page.locator('#root').innerText()).toBe('')
  const place = await picture.boundingBox()
  letGo()
  await expect(words).toBeVisible()
  expect(await picture.boundingBox()).toEqual(place)
})

test(
  'over HTTP/2 scripts and further posters come when the letters are there, and all is taken over',
  oneSize,
  async ({ page }) => {
    // A page without scripts: what one asks for until it is left would be counted as the next one's.
    await page.goto('/favicon.svg')
    const asked: string[] = []
    await page.addInitScript(() => {
      // What the browser says of a connection: the test's server speaks HTTP/1.1.
      Object.defineProperty(PerformanceResourceTiming.prototype, 'nextHopProtocol', { get: () => 'h2' })
      const wait = window.setTimeout.bind(window)
      window.setTimeout = ((then: () => void, ms = 0) =>
        wait(then, ms > 500 ? 60_000 : ms)) as typeof setTimeout
    })
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\.woff2$/, async (route) => {
      await gate
      await route.continue()
    })
    const [posters, scripts] = [/^\/posters\//, /^\/assets\/.*\.js$/]
    const seen = (what: RegExp) => asked.filter((path) => what.test(path)).length
    await noteServed(page)
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.evaluate(() => location.assign('/casino'))
    await expect(page.locator('html')).toHaveAttribute('data-letters')
    await expect.poll(() => seen(posters)).toBe(1)
    expect(seen(scripts)).toBe(0)
    letGo()
    await expect.poll(() => seen(scripts)).toBeGreaterThan(1)
    await expect.poll(() => seen(posters)).toBeGreaterThan(8)
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer')),
        ),
      )
      .toBe(true)
    expect(
      await page.evaluate(() => (window as unknown as { served: { main: Element } }).served.main.isConnected),
    ).toBe(true)
    const soon = page.locator('main img[data-soon]')
    await expect(soon).toHaveCount(9)
    await expect
      .poll(() => soon.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toBe(true)
  },
)

test('of a member’s landing nothing is there before its letters', oneSize, async ({ page }) => {
  await page.goto('/promotions')
  await arriveAs(page, { username: 'narin1990', mobile: '', password: SANDBOX_PASSWORD })
  const letGo = await landingWithoutLetters(page)
  await expect(page.locator('html')).toHaveAttribute('data-letters')
  await expect(page.locator('#root')).toBeHidden()
  letGo()
  await expect(page.locator('#root')).toBeVisible()
})

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

/** Opens an address without React, until it is let go. */
async function withoutReact(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  // React and what else stands before every page come in one file.
  await page.route('**/assets/web.pack-*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.evaluate((where) => location.assign(where), new URL(address, page.url()).href)
  return letGo
}

/** Runs in the page: its words as each of its frames shows them (decision 141), and what moved from one to the next. */
function framesFrom(first: number): { words: string[]; moved: string[] } {
  const root = document.documentElement
  const [words, moved] = [[] as string[], [] as string[]]
  const places = new Map<Element, string>()
  for (let rest = first; rest >= -1; rest--) {
    if (rest >= 0) root.dataset.rest = String(rest)
    else delete root.dataset.rest
    words.push(document.getElementById('root')!.innerText)
    for (const element of document.querySelectorAll('#root :is(h2, a, button, img, li)')) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width * height === 0) continue
      const [place, before] = [`${x} ${y} ${width} ${height}`, places.get(element)]
      if (before !== undefined && before !== place)
        moved.push(`${rest}: ${element.className}, ${before} → ${place}`)
      places.set(element, place)
    }
  }
  return { words, moved }
}

test('each frame of the landing shows more of it, and moves nothing that is there', async ({ page }) => {
  await page.goto('/redeem')
  const letGo = await withoutReact(page, '/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('html[data-rest]')).toHaveCount(0)
  const { words, moved } = await page.evaluate(framesFrom, 8)
  const lengths = words.map((text) => text.length)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  // A wider window has all games in one frame.
  expect(new Set(lengths).size).toBe(page.viewportSize()!.width < 600 ? 10 : 9)
  expect(moved).toEqual([])
  letGo()
})

test('so does each frame of a page whose first screen is parted', oneSize, async ({ page }) => {
  await arriveAs(page, await newMember(page.request, { funds: 3_000 }))
  await page.goto('/redeem')
  for (const address of ['/promotions', '/lotto/lobby', '/member', '/member/profile']) {
    const letGo = await withoutReact(page, address)
    await expect(page.locator('#root[data-drawn] [data-next]')).toBeVisible()
    await expect(page.locator('html[data-rest]')).toHaveCount(0)
    const { words, moved } = await page.evaluate(framesFrom, 2)
    const lengths = words.map((text) => text.length)
    expect([address, lengths]).toEqual([address, lengths.toSorted((a, b) => a - b)])
    // What stands around the page, then two parts of its first screen at least.
    expect([address, new Set(lengths.slice(0, 3)).size]).toEqual([address, 3])
    expect([address, moved]).toEqual([address, []])
    letGo()
    await expect(page.locator('html:not([data-rest]) main')).toBeVisible()
  }
})

test('what is typed and sent before React is there signs in', oneSize, async ({ page }) => {
  await page.goto('/redeem')
  const letGo = await withoutReact(page, '/login')
  await page.getByLabel(auth.usernameOrMobile).fill('narin1990')
  await page.getByLabel(auth.password, { exact: true }).fill(SANDBOX_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/login$/)
  letGo()
  await expect(page).toHaveURL(/\/member$/)
})

test('a button that is pressed before React is there does what it says, once', oneSize, async ({ page }) => {
  await page.goto('/redeem')
  const letGo = await withoutReact(page, '/')
  const button = page.getByRole('button', { name: shell.login }).filter({ visible: true }).first()
  await button.click()
  await button.click()
  letGo()
  const dialog = page.getByRole('dialog', { name: auth.loginTitle })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: ui.close }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'a registration is served with its fields; who was invited finds the code in it',
  oneSize,
  async ({ page }) => {
    await page.goto('/redeem')
    const letGo = await withoutReact(page, '/register')
    await page.getByLabel(auth.mobile).fill('0812220077')
    letGo()
    await expect(page.getByLabel(auth.mobile)).toHaveValue('081-222-0077')
    await page.goto('/?code=N8R9N2')
    await page.goto('/register')
    await expect(page.getByLabel(auth.referral)).toHaveValue('N8R9N2')
    await expect(page.getByLabel(auth.knowUs)).toHaveValue('6')
  },
)

test('figures and names stand before React, and it takes them over', oneSize, async ({ page }) => {
  const person = await newMember(page.request, { funds: 3_000 })
  await arriveAs(page, person)
  await page.goto('/redeem')
  const main = page.locator('main')
  const before: readonly [string, string, string][] = [
    ['/member/withdraw', '\u0e3f3,000.00', withdraw.blockedTitle],
    ['/member/statement', '+\u0e3f3,000.00', statement.netTitle],
    ['/member/profile', person.username, profile.data],
  ]
  for (const [address, text, later] of before) {
    const letGo = await withoutReact(page, address)
    await expect(main).toContainText(text)
    await expect(main).not.toContainText(later)
    letGo()
    await expect(main).toContainText(later)
    await expect(main).toContainText(text)
  }
})

test('what is served offers nothing to a member who takes a break', oneSize, async ({ page }) => {
  const person = await newMember(page.request, { funds: 100 })
  await arriveAs(page, person)
  await takeBreak(page.request, await tokenOf(page.request, person))
  await page.goto('/member/break')
  await expect(page.getByRole('heading', { name: pause.rest })).toBeVisible()
  const main = page.locator('main')
  const offered: readonly [string, string][] = [
    ['/', landing.hotGames],
    ['/promotions', promotions.kinds.rebate],
  ]
  for (const [address, words] of offered) {
    const letGo = await withoutReact(page, address)
    const offer = main.getByText(words, { exact: true }).first()
    await expect(offer).toBeAttached()
    await expect(offer).toBeHidden()
    letGo()
    await expect(main.getByRole('region', { name: pause.resting })).toBeVisible()
  }
})

/** What stands around the pages: errors, guards, links, announcements, menu, theme, network, first screen. */
// oneSize: addresses, storage and the clock are alike at every size.
import { landing } from '#src/strings/landing.ts'
import { shell } from '#src/strings/shell.ts'
import { noticeText } from '#src/strings/notices.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { joined, unbroken } from '#src/ui/words/joined.ts'
import { linesHere } from '../../scripts/look/lines.ts'
import { expect, oneSize, test } from '../harness/e2e.ts'
import { isPhone } from '../harness/e2e-measure.ts'
import { arriveAs, fillLogin, newMember } from '../harness/e2e-people.ts'
import {
  expectMember,
  games,
  openFrame,
  openLogin,
  openMenu,
  playPath,
  readNotices,
} from '../harness/e2e-shell.ts'

test('ROUTE-1 no dead link on landing, menu, footer or pages of later releases', async ({ page }) => {
  test.slow()
  await arriveAs(page, await newMember(page.request))
  const found = new Set<string>()
  const collect = async () => {
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')!))
    for (const link of links) found.add(link)
  }
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await collect()
  await openMenu(page)
  await collect()
  await page.goto('/lobby/slot')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await collect()
  expect(found.size).toBeGreaterThan(25)
  // Games differ in their query only: one stands for all.
  const plays = [...found].filter((link) => link.startsWith('/play'))
  const checked = [...found].filter((link) => !link.startsWith('/play'))
  for (const link of [...checked, ...plays.slice(0, 1)]) {
    const response = await page.request.get(link)
    expect(response.status(), link).toBe(200)
  }
})

test(
  'ROUTE-2 an unknown address: status 404, the words of the specification, a way home',
  oneSize,
  async ({ page, watch }) => {
    watch.allow(/status of 404/)
    for (const path of ['/no/such/page', '/lobby/nothing']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByText('404', { exact: true })).toBeVisible()
      await expect(page.getByText(/Not Found.*This page could not be found/)).toBeVisible()
      await expect(page.getByRole('heading', { name: shell.notFoundTitle })).toBeVisible()
    }
    await page.getByRole('link', { name: shell.goHome }).click()
    await expect(page).toHaveURL('/')
  },
)

test(
  'SHELL-7 announcements after signing in, one at a time, not within 15 minutes, and to nobody twice',
  oneSize,
  async ({ page }) => {
    const person = await newMember(page.request)
    const other = await newMember(page.request)
    await page.clock.install()
    const announcement = page.getByRole('dialog', { name: new RegExp(`^${noticeText.noticeTitle}`) })
    const enter = async (who: typeof person) => {
      await page.goto('/')
      await openLogin(page)
      await fillLogin(page, who)
      await expectMember(page)
    }
    const leave = async () => {
      await page.evaluate(() => localStorage.removeItem('chokdee.user'))
    }
    await enter(person)
    expect(await readNotices(page)).toBe(3)
    await leave()
    // Well within the quarter of an hour: what a slow machine takes meanwhile counts too.
    await page.clock.fastForward('10:00')
    await enter(other)
    await expect(announcement).toHaveCount(0)
    await leave()
    await page.clock.fastForward('06:00')
    await enter(person)
    await expect(announcement).toHaveCount(0)
    await leave()
    await enter(other)
    await expect(announcement).toBeVisible()
  },
)

test('SHELL-8 events: one slide after the other, and each leads to its poll', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(`^${shell.contacts}`) }).click()
  await page.getByRole('button', { name: new RegExp(`^${shell.events}`) }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${noticeText.noticeTitle}`) })
  await expect(dialog).toContainText(noticeText.eventCount(1, 2))
  await dialog.getByRole('link').first().click()
  await expect(page).toHaveURL('/poll/1')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio').first()).toBeVisible()
})

test('SHELL-4 the member menu closes after a choice, and leads there', async ({ page }) => {
  await arriveAs(page, await newMember(page.request))
  await page.goto('/')
  const menu = await openMenu(page)
  for (const entry of [
    memberArea.profile,
    memberArea.referFriends,
    memberArea.quests,
    memberArea.wheel,
    shell.pointShop,
    memberArea.dailyCashback,
    memberArea.memberWinloss,
    memberArea.redeemPromotion,
    memberArea.useCoupon,
    memberArea.statement,
  ]) {
    await expect(menu.getByRole('link', { name: entry })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: memberArea.wheel }).click()
  await expect(page).toHaveURL('/member/wheel')
  await expect(menu).toBeHidden()
})

test('what was played last is on the first screen of home, and nothing moves for it', async ({ page }) => {
  await arriveAs(page, await newMember(page.request))
  await page.goto(playPath(games.slot))
  await openFrame(page, games.slot)
  // Which address has which room is known from the first paint on.
  await page.goto('/')
  const moved = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 3_000)
      }),
  )
  const last = page.getByRole('region', { name: landing.lastPlayed }).getByRole('listitem').getByRole('link')
  await expect(last.first()).toBeInViewport({ ratio: 1 })
  expect(await moved).toBeLessThan(0.01)
})

test('SHELL-2 the lobby tab leads to the lobby part of the landing, below the header', async ({ page }) => {
  await arriveAs(page, await newMember(page.request))
  await page.goto('/member')
  const tabs = page.getByRole('navigation', { name: shell.mainTabs })
  if (!isPhone(page)) {
    await expect(page.locator('h1').first()).toBeAttached()
    return expect(tabs).toBeHidden()
  }
  await tabs.getByRole('link', { name: shell.lobby }).click()
  await expect(page).toHaveURL('/#feature-lobby')
  const part = page.locator('#feature-lobby')
  await expect(part).toBeInViewport()
  await expect.poll(async () => Math.round((await part.boundingBox())!.y)).toBeLessThan(260)
  expect((await part.boundingBox())!.y).toBeGreaterThanOrEqual(60)
})

test('WCAG 2.4.11 what gets the focus below the tabs comes to stand above them', async ({ page }) => {
  test.skip(!isPhone(page), 'tabs are below 960 px')
  await page.goto('/lotto/lobby')
  const tabs = page.getByRole('navigation', { name: shell.mainTabs })
  await expect(page.locator('main li').first()).toBeVisible()
  const below = await page.evaluate(() => {
    scrollTo(0, 0)
    const one = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].find(
      (control) => control.getBoundingClientRect().top > innerHeight - 60,
    )
    one?.focus()
    return one?.getBoundingClientRect().bottom
  })
  expect(below).toBeLessThanOrEqual((await tabs.boundingBox())!.y)
})

test('the theme follows the system, can be chosen, stays, and does not flash', oneSize, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('contentinfo').getByText(shell.themeDark, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Every value that the attribute ever has, from the first moment of the document on.
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { themesSeen: seen })
    addEventListener('DOMContentLoaded', () => seen.push(document.documentElement.dataset.theme))
    new MutationObserver(() => seen.push(document.documentElement.dataset.theme)).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      subtree: true,
    })
    new PerformanceObserver(() => seen.push(document.documentElement.dataset.theme)).observe({
      type: 'paint',
      buffered: true,
    })
  })
  await page.reload()
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as unknown as { themesSeen: string[] }).themesSeen)
  expect(new Set(seen)).toEqual(new Set(['dark']))
})

test(
  'where text is twice as large no word is cut, on the narrowest phone',
  oneSize,
  async ({ page, context }) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await expect(page.getByText(joined(landing.details), { exact: true }).first()).toBeVisible()
    const cut = async () => (await page.evaluate(linesHere, unbroken)).faults
    expect(await cut()).toEqual([])
    await arriveAs(page, await newMember(page.request))
    for (const path of ['/', '/member/withdraw', '/member/profile?tab=security']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect.poll(cut, path).toEqual([])
    }
  },
)

test('without a network a bar says so, and goes when it is back', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: new RegExp(`^${joined('ออฟไลน์')}`) })
  await expect(bar).toBeVisible()
  await context.setOffline(false)
  await expect(bar).toHaveCount(0)
})

test(
  'ROUTE-5 a page whose code is gone reloads once, then says that it failed',
  oneSize,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource|Failed to fetch dynamically|ERR_FAILED|Unable to preload|not loaded/)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
    })
    await page.route(/\/assets\/(LobbyLayout|LobbyPage)[^/]*\.js/, (route) => route.abort())
    const link = page.getByRole('link', { name: landing.seeAll(landing.hotGames) })
    await Promise.all([page.waitForEvent('load'), link.click()])
    expect(documents).toBe(1)
    // The page that was asked for, not the one that was left.
    await expect(page).toHaveURL(/\/lobby\/hot$/)
    await expect(page.getByRole('heading', { name: shell.errorTitle })).toBeVisible()
    expect(documents, 'no second reload within a minute').toBe(1)
    await expect(page.getByRole('button', { name: shell.reload })).toBeVisible()
  },
)

test('the first screen stands in the HTML, without any script', async ({ browser, baseURL, viewport }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL!,
    viewport: viewport!,
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: shell.login })).toBeVisible()
  await expect(page.getByRole('region', { name: landing.banners }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^ประกาศสำคัญ/ })).toBeVisible()
  await expect(page.getByRole('region', { name: landing.categories }).getByRole('link')).toHaveCount(6)
  const hot = page.getByRole('region', { name: landing.hotGames })
  expect(await hot.getByRole('link').count()).toBeGreaterThanOrEqual(9)
  await expect(page.getByText(shell.sandboxMark).first()).toBeVisible()
  await context.close()
})

test(
  'SHELL-6 contacts lead out of the site in a window that knows nothing of it',
  oneSize,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: new RegExp(`^${shell.contacts}`) }).click()
    const line = page.getByRole('link', { name: shell.contactLine })
    await expect(line).toHaveAttribute('href', /^https:\/\/line\.example\//)
    await expect(line).toHaveAttribute('rel', /noopener/)
  },
)

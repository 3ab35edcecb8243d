/** How a view is come to: as somebody, with a clock and a chance that stand still, and looked at once nothing moves. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { LookSite } from './site.ts'
import type { View, Visitor } from './views.ts'

/** The windows that are looked at, by their width. */
export const heights: Readonly<Record<number, number>> = {
  320: 640,
  360: 800,
  390: 844,
  768: 1024,
  844: 390,
  1280: 800,
  1920: 1080,
}

export async function contextFor(browser: Browser, site: LookSite, as: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  context.setDefaultTimeout(20_000)
  await context.clock.setFixedTime(site.now)
  const user = await site.session(as)
  await context.addInitScript(
    ({ session, now }) => {
      if (window !== window.top) return
      let last = 42
      Math.random = () => (last = (last * 16_807) % 2_147_483_647) / 2_147_483_647
      localStorage.clear()
      sessionStorage.clear()
      // Announcements come once a day by themselves; here they come when asked for.
      const prefs = { theme: 'system', moneyHidden: false, noticesShownAt: now }
      localStorage.setItem('chokdee.local', JSON.stringify({ v: 1, data: prefs }))
      if (session !== null) localStorage.setItem('chokdee.user', session)
    },
    { session: user, now: site.now },
  )
  return context
}

export async function openView(page: Page, site: LookSite, view: View): Promise<void> {
  await page.setViewportSize({ width: 390, height: heights[390]! })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(site.address(view.path))
  await settle(page)
  await view.act?.(page)
  await settle(page)
}

/** A page that listens for news or asks again and again is never quiet for the browser: waited for once, and then for less; ms. */
const QUIET_MS = 2_000
const QUIET_AGAIN_MS = 500
const restless = new WeakSet<Page>()

/**
 * Nothing is on its way any more: no request, no font, no movement that ends; and what hears of a new width or of an
 * answer has drawn itself anew, for a fifth of a second brings no element and no size that was not there.
 */
export async function settle(page: Page): Promise<void> {
  const timeout = restless.has(page) ? QUIET_AGAIN_MS : QUIET_MS
  await page.waitForLoadState('networkidle', { timeout }).catch(() => restless.add(page))
  await page.evaluate(async () => {
    await document.fonts.ready
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const drawn = () =>
      [...document.querySelectorAll('*')].reduce((sum, one) => sum + one.clientHeight + 1, 0)
    let last = -1
    for (let tries = 0; tries < 12 && drawn() !== last; tries += 1) {
      last = drawn()
      await pause(200)
    }
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
  })
}

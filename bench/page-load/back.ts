/**
 * Whether a page comes back from the browser's own cache: `node bench/page-load/back.ts <url of a sandbox>`. Each page is left for the
 * site's icon and gone back to; printed is whether it was put aside whole, and if not the browser's reasons.
 */
import { chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/test/browser.ts'
import { measuredPages, signIn } from './pages.ts'

declare global {
  interface Window {
    /** Lives as long as the document does. */
    wasHere?: boolean
  }
}

const [site] = process.argv.slice(2)
if (!site) throw new Error('which site?')
const session = await signIn(site)
const { path: executablePath } = await findBrowser()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  ...(executablePath ? { executablePath } : {}),
})
const WAIT = 3_000
for (const { name, path, member } of await measuredPages(site)) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    },
    member ? session : {},
  )
  await page.goto(new URL(path, site).href)
  await page.waitForTimeout(WAIT)
  await page.evaluate(() => (window.wasHere = true))
  await page.goto(new URL('/favicon.svg', site).href)
  await page.goBack()
  await page.waitForTimeout(500)
  const found = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons?: { reason: string }[] } | null
    })[]
    return {
      whole: window.wasHere === true,
      why: entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason),
    }
  })
  console.log(`${name} | ${found.whole ? 'came back whole' : `loaded anew: ${found.why?.join(', ') ?? '?'}`}`)
  await context.close()
}
await browser.close()

/** A way through many pages of one person: the first is loaded, the others are gone to within the site, which costs half as much. */
import { expect, type Page } from '@playwright/test'

/** How long nothing may be asked for until a page counts as come to rest. */
const QUIET_MS = 200

/** Held open by the server until something happens: a page with it never comes to rest otherwise. */
const HELD = /\/api\/member\/protection\/watch/

/** Waits until the page has what it asked for. Call it before what asks. */
function traffic(page: Page): () => Promise<void> {
  const under = new Set<unknown>()
  let last = Date.now()
  const ended = (request: unknown) => {
    if (under.delete(request)) last = Date.now()
  }
  page.on('request', (request) => {
    if (!HELD.test(request.url())) under.add(request)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    last = Date.now()
    await expect
      .poll(() => under.size === 0 && Date.now() - last >= QUIET_MS, { intervals: [50], timeout: 15_000 })
      .toBe(true)
  }
}

/** Calls `look` on each of these pages once its heading and what it asks for are there. */
export async function visitEach(
  page: Page,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const rest = traffic(page)
  for (const [index, path] of paths.entries()) {
    if (index === 0) await page.goto(path)
    else await page.evaluate(goWithin, path)
    await rest()
    await expect(page.locator('h1').first()).toBeAttached()
    await look(path)
  }
}

/** As a link of the site does, by the browser's history. */
function goWithin(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

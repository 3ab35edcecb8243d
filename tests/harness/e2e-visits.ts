/** What an address was served as and what became of it; and a way through many pages of one person, within the site. */
import { expect, type Page } from '@playwright/test'

/** Held open by the server until something happens: a page with it never comes to rest otherwise. */
const HELD = /\/api\/member\/protection\/watch/

/** How long an answer is waited for, ms. */
const TOLD_MS = 3_000

/** Runs in the page: until it has nothing to do, and has painted that. */
const idle = (): Promise<void> =>
  new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(done))))

/**
 * Waits until the page has what it asked for: nothing on its way and nothing to do, three times running. By what the page does, for
 * a span that is enough on a quick machine is too short on a slow one. Call it before what asks.
 */
export function traffic(page: Page): () => Promise<void> {
  const under = new Map<unknown, number>()
  let asked = 0
  const ended = (request: unknown) => void under.delete(request)
  page.on('request', (request) => {
    asked += 1
    if (!HELD.test(request.url())) under.set(request, Date.now())
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  /** Of what a page had under way when it was left the end is not always told. */
  const waits = () => [...under.values()].some((at) => Date.now() - at < TOLD_MS)
  return async () => {
    const end = Date.now() + 15_000
    for (let calm = 0, before = -1; calm < 3; before = asked) {
      expect(Date.now(), `comes to rest: ${page.url()}`).toBeLessThan(end)
      await page.evaluate(idle)
      calm = asked === before && !waits() ? calm + 1 : 0
    }
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

interface Served {
  for: string | undefined
  page: string | undefined
  main: Element | null
}

/** From now on each page notes what it was before any script of the site ran. */
export async function noteServed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      const { for: who, page: name } = root?.dataset ?? {}
      Object.assign(window, { served: { for: who, page: name, main: root?.querySelector('main') ?? null } })
    })
  })
}

export interface TakenOver {
  status: number | undefined
  /** Whom it was drawn for; undefined where nothing was drawn. */
  who: string | undefined
  /** Whether what was served is what stands there now. */
  kept: boolean
}

/** Loads an address, after `noteServed`. */
export async function takenOver(page: Page, address: string): Promise<TakenOver> {
  const response = await page.goto(address)
  const { who, kept } = await page.evaluate(() => {
    const { served } = window as unknown as { served: Served }
    return { who: served.page && served.for, kept: served.main?.isConnected ?? false }
  })
  return { status: response?.status(), who, kept }
}

/** Where a code, a state or a token of LINE's could be left behind, all looked through by one helper (ENV-3). */
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

/**
 * What styles inside a page ask for. Chromium (156, measured) sends the page's whole address along, whatever the page's
 * Referrer-Policy says, but to our own origin only, which has got that address a moment before.
 */
const byInlineStyles = /^(font|image)$/

/** Header lines as they go over the wire; what Playwright knows of them comes from before the referrer is cut. */
export async function hearHeaders(page: Page, hear: (line: string) => void): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    if (!byInlineStyles.test(headers['Sec-Fetch-Dest'] ?? '')) hear(JSON.stringify(headers))
  })
  await devtools.send('Network.enable')
}

export interface Records {
  /** Header lines of requests, as they were sent. */
  readonly headers: string[]
  /** No secret in addresses, history, storage but the SDK's own, requests to us, console, analytics. */
  expectNoSecrets(page: Page): Promise<void>
}

export async function recordLeaks(
  context: BrowserContext,
  site: string,
  secrets: ReadonlySet<string>,
): Promise<Records> {
  const said: string[] = []
  const sent: Request[] = []
  const headers: string[] = []
  await context.exposeBinding('toAnalytics', (_, what: string) => said.push(`analytics: ${what}`))
  await context.addInitScript(() => {
    const page = window as unknown as { dataLayer: unknown[]; toAnalytics(what: string): void }
    page.dataLayer = []
    page.dataLayer.push = (...events) => {
      for (const event of events) page.toAnalytics(JSON.stringify(event))
      return events.length
    }
  })
  context.on('console', (message) => said.push(`console: ${message.text()}`))
  context.on('request', (request) => {
    if (request.url().startsWith(site) && !new URL(request.url()).pathname.startsWith('/sandbox/'))
      sent.push(request)
  })

  return {
    headers,
    async expectNoSecrets(page) {
      // Told a moment after the page changed (ROUTE-7).
      await page.waitForTimeout(300)
      const found: Record<string, string> = {}
      Object.assign(found, await kept(page), await visited(page, site))
      for (const [index, line] of said.entries()) found[`said ${index}`] = line
      for (const [index, line] of headers.entries()) found[`headers ${index}`] = line
      for (const [index, request] of sent.entries()) found[`request ${index}`] = sentBy(request)
      const leaks = Object.entries(found).flatMap(([where, text]) =>
        [...secrets]
          .filter((secret) => holds(text, secret))
          .map((secret) => `${where} holds ${secret.slice(0, 12)}…: ${text.slice(0, 300)}`),
      )
      expect(leaks, 'codes, states and tokens of LINE left behind').toEqual([])
      expect(page.url(), 'parameters of LINE in the address').not.toMatch(
        /[?&#](code=.*state=|state=|liff[.A-Z]|error|access_token|id_token|context_token|feature_token|client_id|friendship_status)/,
      )
    },
  }
}

const holds = (text: string, secret: string) =>
  text.includes(secret) || text.includes(encodeURIComponent(secret))

/** Address, history.state and what the site itself keeps; the SDK keeps its own under LIFF_STORE. */
async function kept(page: Page): Promise<Record<string, string>> {
  const { storage, ...here } = await page.evaluate(() => {
    const entries = (area: string, store: Storage) =>
      Object.entries(store).map(([key, value]): [string, string] => [`${area} ${key}`, String(value)])
    return {
      address: location.href,
      'history.state': JSON.stringify(history.state),
      referrer: document.referrer,
      'window.name': window.name,
      storage: [...entries('localStorage', localStorage), ...entries('sessionStorage', sessionStorage)],
    }
  })
  const own = storage.filter(([key]) => !key.includes(' LIFF_STORE'))
  const cookies = (await page.context().cookies()).filter(({ name }) => !name.startsWith('LIFF_STORE'))
  return { ...here, ...Object.fromEntries(own), cookies: JSON.stringify(cookies) }
}

/** What going back would show; LINE's own pages are LINE's. */
async function visited(page: Page, site: string): Promise<Record<string, string>> {
  const devtools = await page.context().newCDPSession(page)
  const { entries } = await devtools.send('Page.getNavigationHistory')
  await devtools.detach()
  const ours = entries.filter(({ url }) => url.startsWith(site) && !url.startsWith(`${site}/sandbox/`))
  return Object.fromEntries(ours.map(({ url }, index) => [`history ${index}`, url]))
}

/** LINE brings the browser with a code in the address; the sign-in takes the ID token; nothing else may have either. */
function sentBy(request: Request): string {
  const { pathname } = new URL(request.url())
  const address = request.isNavigationRequest() ? pathname : request.url()
  return `${address} ${pathname === '/api/line/sign_in' ? '' : (request.postData() ?? '')}`
}

/**
 * What the end-to-end tests of LIFF start from: the real SDK, with LINE's addresses answered by the sandbox. Nothing
 * leaves the machine; an address of LINE's that the sandbox does not know fails its test like any stranger's.
 */
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { newLineSub } from '#sandbox/people/line-people.ts'
import { peopleNames } from '#sandbox/strings/people.ts'
import { lineWords } from '#sandbox/strings/pages.ts'
import { test as base } from '../e2e.ts'
import { hearHeaders, recordLeaks, type Records } from './e2e-liff-secrets.ts'
import { forwardToSandbox, lineAddresses, type Forwarding } from './e2e-liff-line.ts'
import { LIFF_ID } from '../../../scripts/test/e2e-server.ts'
import { expectMember } from '../e2e-shell.ts'

export { expect, type Page }

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ios = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit} Mobile/15E148 Safari`
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36'

/** How the browsers call themselves. LINE's in-app browser is not LIFF's: it lacks the last word. */
export const agents = {
  ios: `${ios} Line/15.10.0 LIFF`,
  android: `${android} Line/15.10.0 LIFF`,
  lineBrowser: `${ios} Line/15.10.0`,
  chrome: android.replace('; wv', '').replace('Version/4.0 ', ''),
  safari: `${ios.replace('Mobile/15E148 Safari', 'Version/17.5 Mobile/15E148 Safari/604.1')}`,
} as const

/** Accounts of the sandbox's LINE (sandbox/people/line-people.ts). */
const subs = {
  ploy: 'Usandbox0000000000000000000000001',
  narin1990: 'Usandbox0000000000000000000000002',
  arisa: 'Usandbox0000000000000000000000003',
  suspended: 'Usandbox0000000000000000000000004',
  ployMember: 'Usandbox0000000000000000000000005',
  wanchai: 'Usandbox0000000000000000000000006',
} as const
/** `kwan` has a LINE account that no member has: another one in each test, so that registering takes it from nobody. */
type Person = keyof typeof subs | 'kwan'

export interface Line extends Forwarding, Records {
  /** What LINE had been asked when our server was asked to sign in; the page comes after that. */
  beforeSignIn(): readonly string[]
  /** What the page told the LINE app: `liff://close`, `line://picker?…`, `openWindow {…}`. */
  readonly told: readonly string[]
  /** Opens a LIFF link as the LINE app does: at the endpoint, with the credentials behind the hash. */
  open(page: Page, path: string, options?: OpenOptions): Promise<void>
}

interface OpenOptions {
  as?: Person
  /** Seconds that the ID token lives; below zero it ran out already. */
  idTokenLife?: number
  audience?: string
  /** As after the first of the two loads: no `liff.state`, the page's own address. */
  direct?: boolean
}

export const test = base.extend<{ line: Line }>({
  line: async ({ watch, context, page, baseURL, userAgent }, use) => {
    watch.allow(new RegExp(`^request to a stranger: ${lineAddresses.source}`))
    const told: string[] = []
    const forwarding = await forwardToSandbox(context, baseURL!)
    const records = await recordLeaks(context, baseURL!, forwarding.secrets)
    let before: readonly string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/api/line/sign_in')) before = [...forwarding.asked]
    })
    await context.addInitScript(noticesWereShown)
    await standForLineApp(context, told, userAgent?.endsWith(' LIFF') ?? false)
    const listenTo = async (opened: Page) => {
      await hearAppLinks(opened, told)
      await hearHeaders(opened, (line) => records.headers.push(line))
    }
    context.on('page', (opened) => void listenTo(opened))
    await listenTo(page)
    const open = openWith(context, baseURL!, forwarding, newLineSub())
    await use({ ...forwarding, ...records, told, open, beforeSignIn: () => before })
  },
})

/** Announcements of the day have been seen: they come or not, as fast as the server is (LOGIN-3), and cover the page. */
function noticesWereShown() {
  if (window !== window.top || !location.protocol.startsWith('http')) return
  if (localStorage.getItem('chokdee.local')) return
  const data = { theme: 'dark', moneyHidden: false, noticesShownAt: Date.now() }
  localStorage.setItem('chokdee.local', JSON.stringify({ v: 1, data }))
}

const openWith =
  (context: BrowserContext, site: string, { secrets, insideLine }: Forwarding, kwan: string): Line['open'] =>
  async (page, path, { as = 'narin1990', idTokenLife, audience, direct = false } = {}) => {
    const sub = as === 'kwan' ? kwan : subs[as]
    const addressOf = async (rest: string, change: object = {}): Promise<string> => {
      const asked = await context.request.post(`${site}/sandbox/line/open`, {
        headers: { origin: site },
        data: { liffId: LIFF_ID, sub, path: rest, ...change },
      })
      expect(asked.status(), 'LINE opens the LIFF app').toBe(200)
      const { address } = (await asked.json()) as { address: string }
      for (const [name, value] of new URLSearchParams(new URL(address).hash.slice(1)))
        if (name !== 'client_id') secrets.add(value)
      return address
    }
    // A LIFF link inside the app is the app's own: it opens the page anew, with fresh credentials.
    insideLine((rest) => addressOf(rest))
    const address = await addressOf(direct ? '' : path, { idTokenLife, audience })
    await page.goto(direct ? `${site}/liff${path}${new URL(address).hash}` : address)
  }

/** The half of LIFF that is LINE's app: it says what it can do, and is told to close, to share, to open a window. */
async function standForLineApp(context: BrowserContext, told: string[], inLine: boolean): Promise<void> {
  await context.exposeBinding('tellLine', (_, what: string) => told.push(what))
  if (inLine) {
    await context.addInitScript(() => {
      const page = window as unknown as { _liff: object; tellLine(what: string): void }
      page._liff = {
        features: [],
        postMessage: (name: string, _token: string, _callback: string, data: string) =>
          page.tellLine(`${name} ${data}`),
      }
    })
  }
}

/** Addresses that only the app understands: the browser refuses them, and so they are seen here and nowhere else. */
async function hearAppLinks(page: Page, told: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Page.frameRequestedNavigation', ({ url }) => {
    if (/^(liff|line):/.test(url)) told.push(url)
  })
  await devtools.send('Page.enable')
}

/** The page of a link is there, for the member who opened it: both of a LIFF link's loads are over. */
export async function landed(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expectMember(page)
  await expect(page.getByRole('main').first()).toBeVisible()
}

/** On the sandbox's consent page: who, and what they answer. */
export async function answerConsent(page: Page, who: keyof typeof peopleNames, answer = 'allow') {
  await expect(page.getByRole('heading', { name: lineWords.title })).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(peopleNames[who]) }).check()
  const button = page.locator(`button[name=answer][value=${answer}]`)
  if (!(await button.isVisible())) await page.getByText(lineWords.rehearse).click()
  await button.click()
}

/**
 * What every end-to-end test starts from. A page that writes to the console, throws, breaks the
 * Content-Security-Policy or asks a stranger for something fails its test, whatever the test was about.
 */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

export { expect, type Page }

/**
 * A page's HTML stands before the script has taken it over, and a press meanwhile leads nowhere; a page's load event
 * does not wait for that. React notes on the root that it has.
 */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    const drawn = root?.dataset.page || document.getElementById('seed')
    return !root || !drawn || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}

interface Watch {
  /** Lets console lines, errors and requests pass that match; for tests of failures. */
  allow(pattern: RegExp): void
}

export const test = base.extend<{ watch: Watch }>({
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (...where) => {
      const response = await goto(...where)
      await takenOver(page)
      return response
    }
    page.reload = async (...how) => {
      const response = await reload(...how)
      await takenOver(page)
      return response
    }
    await use(page)
  },
  watch: [
    async ({ context, baseURL }, use) => {
      const troubles: string[] = []
      const allowed: RegExp[] = []
      await watchContext(context, baseURL!, (trouble) => troubles.push(trouble))
      await use({ allow: (pattern) => void allowed.push(pattern) })
      const left = troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))
      expect(left, 'console, page errors, policy violations, requests to strangers').toEqual([])
    },
    { auto: true },
  ],
})

async function watchContext(context: BrowserContext, baseURL: string, report: (trouble: string) => void) {
  const host = new URL(baseURL).hostname
  await context.exposeBinding('reportViolation', (_, what: string) => report(`policy: ${what}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const page = window as unknown as { reportViolation(what: string): void }
      page.reportViolation(
        `${event.effectiveDirective} refused ${event.blockedURI || 'inline'} on ${event.documentURI}`,
      )
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  context.on('weberror', (error) => report(`page error: ${error.error().stack ?? error.error().message}`))
  // Heard, not intercepted: the browser knows no other host (chromiumFlags), and interception would switch its cache off.
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:$/.test(protocol) && hostname !== host) report(`request to a stranger: ${request.url()}`)
  })
}

/**
 * `test('…', oneSize, …)`: what the test asserts is alike at every size, so it runs on the phone alone. The spec says why.
 */
export const oneSize = { tag: '@one-size' }

/** A mobile number nobody else has: tests of a project share one server. */
export const freshMobile = (): string => `08${digits(8)}`

/** A username nobody else has. */
export const freshName = (): string => `e2e${digits(9)}`

const digits = (count: number): string =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

/** The newest one-time code that the sandbox sent to a number. */
export async function readInboxOtp(page: Page, mobile: string): Promise<string> {
  let code: string | null | undefined
  await expect(async () => {
    const inbox = await page.request.get(`/sandbox/inbox.json?to=${mobile}`)
    const { messages } = (await inbox.json()) as { messages: { code: string | null }[] }
    code = messages.find((message) => message.code !== null)?.code
    expect(code, `a code for ${mobile} in the sandbox inbox`).toBeTruthy()
  }).toPass({ timeout: 20_000 })
  return code!
}

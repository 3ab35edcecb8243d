/** Chromium, and Debian's Firefox through WebDriver BiDi. */
import { chromium, firefox, type Browser, type ElementHandle, type Frame, type Page } from 'playwright-core'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumFlags } from '../../scripts/test/e2e-server.ts'
import { WAIT_MS, type Drive } from './drive.ts'
import { findInPage, isTakenOver, readPage, type Wanted } from './find.ts'

const launch = {
  chromium: (path: string | undefined) =>
    chromium.launch({ args: chromiumFlags, ...(path ? { executablePath: path } : {}) }),
  firefox: (path: string | undefined) =>
    firefox.launch({
      channel: 'moz-firefox',
      executablePath: path ?? '/usr/bin/firefox-esr',
      firefoxUserPrefs: { 'intl.accept_languages': 'th,en' },
    }),
}

const names = { chromium: 'Chromium', firefox: 'Firefox' }

/** With a window of a phone's size. `path`: of the browser, where it is not the one that is found. */
export async function drivePlaywright(
  engine: 'chromium' | 'firefox',
  origin: string,
  path?: string,
): Promise<Drive> {
  const browser = await launch[engine](path)
  return new PlaywrightDrive(`${names[engine]} ${browser.version()}`, origin, browser, await pageOf(browser))
}

async function pageOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  return page
}

class PlaywrightDrive implements Drive {
  readonly engine: string
  readonly #origin: string
  readonly #browser: Browser
  #page: Page
  #room: Page | Frame

  constructor(engine: string, origin: string, browser: Browser, page: Page) {
    this.engine = engine
    this.#origin = origin
    this.#browser = browser
    this.#page = page
    this.#room = page
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(this.#origin + path)
    await this.#page.waitForFunction(isTakenOver)
  }

  async #find(what: Wanted): Promise<ElementHandle<Element>> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(100)) {
      const handle = await this.#room.evaluateHandle(findInPage, what).catch(() => null)
      const element = handle?.asElement()
      if (element) return element
    }
    throw new Error(`not there: ${what.kind} “${what.name}” at ${this.#page.url()}`)
  }

  async press(what: Wanted): Promise<void> {
    for (const end = Date.now() + WAIT_MS; ;) {
      const element = await this.#find(what)
      try {
        return await element.click({ timeout: 3_000 })
      } catch (error) {
        // Drawn anew between being found and pressed.
        if (Date.now() > end) throw error
      }
    }
  }

  async fill(what: Wanted, value: string): Promise<void> {
    const element = await this.#find(what)
    const isList = await element.evaluate((one) => one.tagName === 'SELECT')
    if (isList) await element.selectOption({ label: value })
    else await this.#type(element, value)
  }

  /** Key by key: Firefox takes no text that is put in at once. */
  async #type(element: ElementHandle<Element>, value: string): Promise<void> {
    await element.focus()
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.press('Delete')
    await this.#page.keyboard.type(value)
  }

  async see(what: Wanted): Promise<void> {
    await this.#find(what)
  }

  async seeNot(what: Wanted): Promise<void> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(100)) {
      const handle = await this.#room.evaluateHandle(findInPage, what)
      if (handle.asElement() === null) return
    }
    throw new Error(`still there: ${what.kind} “${what.name}” at ${this.#page.url()}`)
  }

  async arrive(path: RegExp): Promise<void> {
    await this.#page.waitForURL((url) => path.test(url.pathname + url.search))
  }

  async within(title: string, work: () => Promise<void>): Promise<void> {
    const frame = await this.#page.waitForSelector(`iframe[title="${title}"]`)
    this.#room = (await frame.contentFrame())!
    await work()
    this.#room = this.#page
  }

  async keep(key: string, value: string): Promise<void> {
    await this.#page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, value] as const)
  }

  async forget(): Promise<void> {
    await this.#page.context().close()
    this.#page = await pageOf(this.#browser)
    this.#room = this.#page
  }

  reads(): Promise<string> {
    return this.#page.evaluate(readPage)
  }

  async picture(file: string): Promise<void> {
    await this.#page.screenshot({ path: file })
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}

/** One visitor's tab on a platform: opens pages, waits until they are at rest, presses again what failed. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { ui } from '#src/strings/ui.ts'
import { isTakenOver } from '../engines/find.ts'
import { lookAround, type Around } from './look-around.ts'

/** In ms: so long nothing is on its way, and no longer is waited for that. */
const REST = 350
const LONGEST = 12_000
/** A page that is loaded on a machine that has much else to do. */
const BUSY = 60_000

/** Somebody who is signed in. */
interface Person {
  readonly token: string
  readonly username: string
}

export class Visit {
  readonly page: Page
  /** What the page threw. */
  readonly thrown: string[] = []
  /** Requests so far, popups, downloads: signs that a press did something. */
  signs = 0
  readonly #origin: string
  #running = 0
  #lastAt = 0

  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
    page.setDefaultTimeout(10_000)
    const isCall = (request: { url(): string }) => request.url().includes('/api/')
    const moved = (change: 1 | -1) => {
      this.#running = Math.max(0, this.#running + change)
      this.#lastAt = Date.now()
    }
    const sign = () => void (this.signs += 1)
    page.on('request', (request) => {
      if (!isCall(request)) return
      sign()
      moved(1)
    })
    page.on('requestfinished', (request) => void (isCall(request) && moved(-1)))
    page.on('requestfailed', (request) => void (isCall(request) && moved(-1)))
    page.on('pageerror', ({ message }) => void this.thrown.push(`${message} at ${page.url()}`))
    page.on('download', sign)
    page.on('filechooser', sign)
    page.on('popup', (popup) => {
      sign()
      void popup.close()
    })
    page.on('dialog', (dialog) => {
      sign()
      void dialog.dismiss().catch(() => {})
    })
  }

  /** A tab in a context of its own. Announcements were shown a moment ago. */
  static async begin(context: BrowserContext, origin: string, person: Person | null): Promise<Visit> {
    const user = person && JSON.stringify({ v: 1, data: { ...person, vipLevel: 0 } })
    const prefs = JSON.stringify({ v: 1, data: { noticesShownAt: Date.now() } })
    await context.addInitScript(
      ([kept, chosen]) => {
        // Printing shows nothing in a browser without windows.
        window.print = () => {
          document.documentElement.dataset.printed = ''
        }
        if (window !== window.top || sessionStorage.getItem('walk')) return
        sessionStorage.setItem('walk', '1')
        if (kept) localStorage.setItem('chokdee.user', kept)
        localStorage.setItem('chokdee.local', chosen)
      },
      [user, prefs] as const,
    )
    return new Visit(await context.newPage(), origin)
  }

  /** Until nothing is on its way and the page stands. */
  async rest(): Promise<void> {
    for (const end = Date.now() + LONGEST; Date.now() < end; await sleep(60))
      if (this.#running === 0 && Date.now() - this.#lastAt > REST) return
  }

  async open(path: string): Promise<void> {
    this.#running = 0
    this.#lastAt = Date.now()
    await this.page.goto(new URL(path, this.#origin).href, { waitUntil: 'domcontentloaded', timeout: BUSY })
    await this.page.waitForFunction(isTakenOver).catch(() => {})
    await this.rest()
  }

  async look(): Promise<Around> {
    for (let tries = 0; ; tries++)
      try {
        return await this.page.evaluate(lookAround, ui.retry)
      } catch (error) {
        // The page is going somewhere at this moment.
        if (tries === 5) throw error
        await sleep(300)
      }
  }

  /** Presses every retry in view until none is left, as somebody does who wants to see the page; answers how often. */
  async mend(most = 20): Promise<number> {
    for (let presses = 0; presses < most; presses++) {
      const retry = this.page.getByRole('button', { name: ui.retry, exact: true })
      const button = retry.filter({ visible: true }).first()
      if ((await button.count()) === 0) return presses
      await button.click({ timeout: 2_000 }).catch(() => {})
      await this.rest()
    }
    return most
  }
}

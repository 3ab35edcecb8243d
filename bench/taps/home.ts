/** Where each task begins, on the phone of who plays it: what it has kept is there in the next task. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { shell } from '#src/strings/shell.ts'
import { type Person, url } from './member.ts'

/** Who plays; null: a visitor. */
export type Who = { person: Person; token: string } | null

export class Phones {
  readonly #browser: Browser
  readonly #begin: (phone: BrowserContext) => Promise<void>
  readonly #of = new Map<string, BrowserContext>()

  /** `begin` has each phone before anything is opened on it. */
  constructor(browser: Browser, begin: (phone: BrowserContext) => Promise<void> = async () => {}) {
    this.#browser = browser
    this.#begin = begin
  }

  async #phone(as: Who): Promise<BrowserContext> {
    const there = this.#of.get(as?.token ?? '')
    if (there) return there
    const viewport = { width: 390, height: 844 }
    const phone = await this.#browser.newContext({
      locale: 'th-TH',
      viewport,
      hasTouch: true,
      isMobile: true,
    })
    if (as) {
      const user = { v: 1, data: { token: as.token, username: as.person.username, vipLevel: 0 } }
      await phone.addInitScript(
        (stored) => localStorage.setItem('chokdee.user', stored),
        JSON.stringify(user),
      )
    }
    await this.#begin(phone)
    this.#of.set(as?.token ?? '', phone)
    return phone
  }

  /** Home, signed in where it is a member's, with the announcements read; `prepare` has the page before it is opened. */
  async home(as: Who, prepare?: (page: Page) => Promise<void>): Promise<Page> {
    const page = await (await this.#phone(as)).newPage()
    await prepare?.(page)
    await page.goto(new URL('/', url).href)
    await page.getByRole('navigation', { name: shell.mainTabs }).waitFor()
    await page.waitForLoadState('networkidle')
    const dialog = page.getByRole('dialog')
    while (await dialog.isVisible()) {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(500)
    }
    return page
  }
}

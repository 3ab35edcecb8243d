/** Where each task begins. */
import type { Browser, Page } from 'playwright-core'
import { shell } from '#src/strings/shell.ts'
import { type Person, url } from './member.ts'

/** Who plays; null: a visitor. */
export type Who = { person: Person; token: string } | null

/** Home, signed in where it is a member's, with the announcements read. */
export async function home(browser: Browser, as: Who, before?: (page: Page) => Promise<void>): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ locale: 'th-TH', viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await before?.(page)
  if (as) {
    const user = { v: 1, data: { token: as.token, username: as.person.username, vipLevel: 0 } }
    await page.addInitScript((stored) => localStorage.setItem('chokdee.user', stored), JSON.stringify(user))
  }
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

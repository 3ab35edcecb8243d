/** Moves through the site that many tests make. */
import { expect, type Locator, type Page } from '@playwright/test'
import { auth } from '#src/strings/auth/auth.ts'
import { play } from '#src/strings/play.ts'
import { signOutWords } from '#src/strings/sign-out.ts'
import { shell } from '#src/strings/shell.ts'
import { noticeText } from '#src/strings/notices.ts'
import { inbox } from '#src/strings/inbox.ts'
import { memberArea } from '#src/strings/member-area.ts'

/** The login button of the header, or of the tab bar where that is the one in view. */
function loginButton(page: Page): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { name: shell.login })
    .or(page.getByRole('navigation', { name: shell.mainTabs }).getByRole('button', { name: shell.login }))
    .filter({ visible: true })
    .first()
}

export async function openLogin(page: Page): Promise<Locator> {
  await loginButton(page).click()
  const dialog = page.getByRole('dialog', { name: auth.loginTitle })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Announcements after signing in (SHELL-7): reads them through to the last. */
export async function readNotices(page: Page): Promise<number> {
  const dialog = page.getByRole('dialog', { name: new RegExp(noticeText.noticeTitle) })
  await expect(dialog).toBeVisible()
  const total = Number(/\/(\d+)\)/.exec((await dialog.getByRole('heading').first().textContent()) ?? '')?.[1])
  for (let n = 1; n < total; n++) await dialog.getByRole('button', { name: shell.next, exact: true }).click()
  await dialog.getByRole('button', { name: shell.close, exact: true }).last().click()
  await expect(dialog).toBeHidden()
  return total
}

/** Opens a page with an agent's code, and waits until the site has taken it in: its load event comes before that. */
export async function arriveByAgent(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => localStorage.getItem('chokdee.invitation')?.includes('"agentCode":"'))
}

/** Whoever is in view is signed in. */
export async function expectMember(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-member')
  await expect(page.getByRole('button', { name: shell.login, exact: true })).toHaveCount(0)
}

/** What a member alone has in the header of every page. */
export const bell = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${inbox.bell}`) })

export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: shell.openMenu }).click()
  const menu = page.getByRole('dialog', { name: memberArea.menuTitle })
  await expect(menu).toBeVisible()
  return menu
}

/** Through the member menu, confirmed. */
export async function signOut(page: Page): Promise<void> {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: memberArea.logout }).click()
  const ask = page.getByRole('alertdialog', { name: signOutWords.title })
  await ask.getByRole('button', { name: signOutWords.confirm }).click()
  await expect(page.getByText(signOutWords.done)).toBeVisible()
}

export interface BoardGame {
  id: string
  provider: string
  name: string
}

/** Games of the boards, one of each kind that can be played. */
export const games = {
  slot: { id: 'sl-2201', provider: 'chang', name: 'นกยูงรำแพน' },
  hilo: { id: 'ca-8103', provider: 'rattana', name: 'ไฮโลถ้วยทอง' },
  fish: { id: 'fi-3301', provider: 'aothai', name: 'ปลากัดเจ้าสมุทร' },
  sport: { id: 'sp-4402', provider: 'sanam', name: 'ฟุตบอลพรีเมียร์' },
  failing: { id: 'sl-9001', provider: 'chang', name: 'โคมไฟดับ' },
  slow: { id: 'sl-9002', provider: 'ploy', name: 'เต่าเดินช้า' },
} satisfies Record<string, BoardGame>

export const playPath = ({ id, provider }: BoardGame, mode: 'demo' | 'real' = 'real'): string =>
  `/play?game=${id}&provider=${provider}${mode === 'demo' ? '&mode=demo' : ''}`

export const gameSheet = (page: Page, { name }: BoardGame): Locator =>
  page.getByRole('main', { name: play.sheet(name) })

/** The game's own page, once it has said that it is ready. */
export async function openFrame(page: Page, game: BoardGame) {
  const sheet = gameSheet(page, game)
  const frame = sheet.getByTitle(play.frame(game.name)).contentFrame()
  // Link, page and its modules one after the other: on a busy machine longer than one wait.
  await expect(frame.getByRole('heading', { name: game.name, level: 1 })).toBeVisible({ timeout: 30_000 })
  // The poster stands before the game until it says that it is ready.
  await expect(sheet.getByRole('progressbar', { name: play.loading })).toBeHidden()
  return frame
}

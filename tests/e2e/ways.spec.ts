/** A way to everything: from home, by what is in view, to every page. */
import type { Locator } from '@playwright/test'
import { pages } from '#src/lib/pages/pages.ts'
import { baseOf, isForMembers, type Page as Declared } from '#src/lib/pages/page.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { shell } from '#src/strings/shell.ts'
import { wallets } from '#src/strings/money/wallets.ts'
import { expect, test, type Page } from '../harness/e2e.ts'
import { arriveAs, newMember } from '../harness/e2e-people.ts'

const declared = Object.entries<Declared>(pages)

/** The page that an address belongs to, as the router has it: the longest that fits. */
const pageOf = (path: string): string | undefined =>
  declared
    .filter(([, { path: own }]) => {
      const base = baseOf(own)
      return path === base || (own !== base && path.startsWith(`${base}/`))
    })
    .toSorted(([, one], [, other]) => baseOf(other.path).length - baseOf(one.path).length)[0]?.[0]

/** Not reached by links: where LINE begins, what needs an order or a withdrawal first, the two ways in (buttons, dialogs). */
const apart = new Set(['start', 'memberPayment', 'memberWithdrawal', 'login', 'register'])

/** What can be pressed in view, as addresses of ours without what stands beside the path. */
async function seen(part: Locator): Promise<string[]> {
  return part.evaluate((root) =>
    [...root.querySelectorAll('a[href]')]
      .filter((link) => link.checkVisibility())
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )
}

/** What is in view once it stays the same: parts of a page come one after the other. */
async function settled(page: Page): Promise<string[]> {
  let before = -1
  let links: string[] = []
  await expect(async () => {
    links = await seen(page.locator('body'))
    const same = links.length === before && links.length > 0
    before = links.length
    expect(same).toBe(true)
  }).toPass({ intervals: [700] })
  return links
}

/** What is filled with vermilion: a page has one such action (design/README, principle 1). */
async function vermilion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--cta)'
    const filled = getComputedStyle(probe).backgroundColor
    probe.remove()
    return [...document.querySelectorAll('a, button')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === filled)
      .map((one) => (one as HTMLElement).innerText.trim())
  })
}

/** Walks from home: every page that is new is opened once, its links and those of the menu are looked at. */
async function walk(page: Page, openMenus: (page: Page) => Promise<string[]>): Promise<Set<string>> {
  const found = new Map<string, string>([['home', '/']])
  for (const [, path] of found) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeAttached()
    const links = await settled(page)
    const actions = await vermilion(page)
    expect.soft(actions.length, `${path}: ${actions.join(', ')}`).toBeLessThanOrEqual(1)
    if (path === '/') links.push(...(await openMenus(page)))
    for (const link of links) {
      const name = pageOf(link)
      // A game is not opened: its window is the provider's.
      if (name === 'play') found.delete('play')
      else if (name && !found.has(name)) found.set(name, link)
    }
  }
  return new Set(found.keys())
}

test('a member reaches every page from home by what is in view', async ({ page }) => {
  test.slow()
  await arriveAs(page, await newMember(page.request))
  const found = await walk(page, async () => {
    await page.getByRole('button', { name: shell.openMenu }).click()
    await expect(page.getByRole('dialog', { name: memberArea.menuTitle })).toBeVisible()
    const menu = await seen(page.getByRole('dialog', { name: memberArea.menuTitle }))
    await page.getByRole('button', { name: memberArea.closeMenu, exact: true }).click()
    await page.getByRole('button', { name: /^ยอดเงินรวม/ }).click()
    const sheet = page.getByRole('dialog', { name: wallets.sheet })
    await expect(sheet.getByRole('link', { name: shell.deposit })).toBeVisible()
    return [...menu, ...(await seen(sheet))]
  })
  const missing = declared.map(([name]) => name).filter((name) => !found.has(name) && !apart.has(name))
  expect(missing.filter((name) => name !== 'play' && name !== 'forgot')).toEqual([])
})

test('a visitor reaches every public page, and both ways in', async ({ page }) => {
  test.slow()
  const found = await walk(page, async () => {
    for (const name of [shell.login, shell.register])
      await expect(page.getByRole('button', { name }).filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('button', { name: shell.openMenu }).click()
    await expect(page.getByRole('dialog', { name: memberArea.visitorMenu })).toBeVisible()
    return seen(page.getByRole('dialog', { name: memberArea.visitorMenu }))
  })
  const open = declared.filter(([, one]) => !isForMembers(one)).map(([name]) => name)
  expect(open.filter((name) => !found.has(name) && !apart.has(name) && name !== 'play')).toEqual([])
})

test('menu, balance and notices are one press away on every page of a member', async ({ page }) => {
  test.slow()
  await arriveAs(page, await newMember(page.request))
  for (const [name, { path, layout }] of declared) {
    if (layout === 'game' || layout === 'liff' || ['login', 'register', 'lottoRound'].includes(name)) continue
    await page.goto(baseOf(path))
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('button', { name: shell.openMenu }), name).toBeVisible()
    await expect(banner.getByRole('button', { name: /^ยอดเงินรวม/ }), name).toBeVisible()
    await expect(banner.locator('a[href="/member/inbox"]'), name).toBeVisible()
  }
})

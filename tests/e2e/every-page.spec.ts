/**
 * Every address, loaded once as a member and once as a visitor: its HTML is its own and is taken over by React (decision 078; a
 * mismatch is an error on the console, which fails the test), it says what it is and leads back (ROUTE-1), has one vermilion action
 * at most, breaks no line inside a word (decision 111), and what a member needs is one press away. Where nobody has to have something
 * for it, axe finds no fault there in either theme. And by what is in view, every page is reached from home.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { baseOf, isForMembers, type Page as Declared } from '#src/lib/pages/page.ts'
import { pages } from '#src/lib/pages/pages.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { wallets } from '#src/strings/money/wallets.ts'
import { shell } from '#src/strings/shell.ts'
import { catalogueFiles, thaiFolder } from '../../scripts/build/language/catalogue.ts'
import { unbroken } from '#src/ui/words/joined.ts'
import { mainSite } from '../../scripts/lib/build-stamp.mjs'
import { linesHere } from '../../scripts/look/lines.ts'
import { expect, test, type Page } from '../harness/e2e.ts'
import { arriveAs, newMember } from '../harness/e2e-people.ts'
import { expectSoundInThemes } from '../harness/e2e-sound.ts'
import { noteServed, takenOver, traffic } from '../harness/e2e-visits.ts'

const declared = Object.entries<Declared>(pages)

/** Name and declaration of the page that an address belongs to, as the router has it: the longest that fits. */
const pageOf = (path: string): (typeof declared)[number] | undefined =>
  declared
    .filter(([, { path: own }]) => {
      const base = baseOf(own)
      return path === base || (own !== base && path.startsWith(`${base}/`))
    })
    .toSorted(([, one], [, other]) => baseOf(other.path).length - baseOf(one.path).length)[0]

/** What the platform says comes as it is (decision 111): a fault of a line counts where the words around it are the catalogue's. */
const catalogue = catalogueFiles(thaiFolder)
  .map((file) => readFileSync(join(thaiFolder, file), 'utf8'))
  .join('\n')
const isOurs = (fault: string) => catalogue.includes(fault.replace(/^[^:]*: /, '').replace('|', ''))

const { rewrites } = JSON.parse(readFileSync(join(mainSite, 'routes.json'), 'utf8')) as {
  rewrites: { path: string; file: string; status: number }[]
}
/** With an id that nothing has: what is served knows none either. */
const addresses = [
  '/',
  '/liff',
  '/liff/deposit',
  ...rewrites
    .filter(({ file, status }) => status === 200 && file.startsWith('pages/'))
    .map(({ path }) => path.replace(/:\w+/, '1')),
]
/** What is asked for by that id; anything else that is missing is a fault. */
const nothingThere =
  /status of 404.*\/api\/(lotto\/bill\/check\?code|member\/withdraw\/detail\?withdrawal_id)=1\)/
/** Short addresses of LINE are nobody's page on the web. */
const isOfMembers = (address: string) => {
  const page = pageOf(address)?.[1]
  return page !== undefined && isForMembers(page)
}

/** Lead on once they are drawn. */
const leadsOn: ReadonlySet<string> = new Set(['/start', '/lotto'])
/** Has the address of the site in it, which a build does not know. */
const notDrawn: ReadonlySet<string> = new Set(['/share'])
/** Drawn for whoever comes, or inside of LINE. */
const isDrawn = (address: string) => address !== '/' && !address.startsWith('/liff') && !leadsOn.has(address)

/** Not reached by links: where LINE begins, what needs an order or a withdrawal first, the two ways in (buttons, dialogs), games. */
const apart: ReadonlySet<string> = new Set([
  'start',
  'memberPayment',
  'memberWithdrawal',
  'login',
  'register',
  'play',
])

/** Looked at by axe too. Pages of people who have something on them: `a11y.spec.ts`. */
const sound: Readonly<Record<'visitor' | 'member', readonly string[]>> = {
  visitor: [
    '/',
    '/login',
    '/register',
    '/forgot',
    '/affiliate',
    '/cashback',
    '/redeem',
    '/winloss',
    '/poll/1',
    '/share',
    '/lotto/lobby',
    '/lotto/rates',
    '/lotto/results',
    '/casino',
    '/fishing',
    '/freespin',
    '/slot',
    '/sport',
    '/lobby',
    '/lobby/last',
  ],
  member: ['/', '/lobby/last', '/member', '/member/profile', '/member/wheel', '/member/deposit'],
}

/** It says what it is, in the tab and in its heading, and leads back. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1').first(), path).toBeAttached()
  // Inside LIFF the endpoint itself is the landing.
  const isLanding = path === '/' || path === '/liff'
  await expect(page, path).toHaveTitle(isLanding ? /./ : /\S · \S/)
  await expect(page.getByText(shell.errorTitle), path).toHaveCount(0)
  if (isLanding) return
  const back = page
    .getByRole('button', { name: shell.back })
    .or(page.getByRole('link', { name: new RegExp(`^${shell.home}`) }))
    .or(page.getByRole('link', { name: shell.goHome }))
    .filter({ visible: true })
  await expect(back.first(), path).toBeVisible()
}

/** The pages that what is in view leads to. */
async function seen(part: Locator): Promise<string[]> {
  const paths = await part.evaluate((root) =>
    [...root.querySelectorAll('a[href]')]
      .filter((link) => link.checkVisibility())
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )
  return paths.flatMap((path) => pageOf(path)?.[0] ?? [])
}

/** What is in view leads to, once what was waited for is there. */
async function settled(page: Page, rest: () => Promise<void>): Promise<string[]> {
  await expect(async () => {
    await rest()
    await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0, { timeout: 1 })
  }).toPass({ intervals: [100], timeout: 30_000 })
  return seen(page.locator('body'))
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

/** Menu, balance and notices, where the page has the site's header. */
async function expectHeader(page: Page, address: string): Promise<void> {
  const [name, { layout }] = pageOf(address) ?? ['inLine', { layout: 'liff' }]
  if (layout === 'game' || layout === 'liff' || name === 'lottoRound') return
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: shell.openMenu }), address).toBeVisible()
  await expect(banner.getByRole('button', { name: /^ยอดเงินรวม/ }), address).toBeVisible()
  await expect(banner.locator('a[href="/member/inbox"]'), address).toBeVisible()
}

/** As it is looked at, and back: the next address is loaded with motion, in the light. */
async function expectSoundHere(page: Page, address: string): Promise<void> {
  await expectSoundInThemes(page, address)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
}

/** Loads each address and looks at it. Answers which pages each page leads to, by name. */
async function openEach(
  page: Page,
  wanted: readonly string[],
  soundAt: readonly string[],
  look: (address: string, served: Awaited<ReturnType<typeof takenOver>>) => Promise<string[]>,
): Promise<Map<string, Set<string>>> {
  const ways = new Map<string, Set<string>>()
  await noteServed(page)
  const rest = traffic(page)
  expect(wanted).toEqual(expect.arrayContaining([...soundAt]))
  for (const address of wanted) {
    const served = await takenOver(page, address)
    expect(served.status, address).toBe(200)
    if (leadsOn.has(address)) continue
    await expectPage(page, address)
    const links = await settled(page, rest)
    const actions = await vermilion(page)
    expect.soft(actions.length, `${address}: ${actions.join(', ')}`).toBeLessThanOrEqual(1)
    const { faults } = await page.evaluate(linesHere, unbroken)
    expect.soft(faults.filter(isOurs), address).toEqual([])
    if (soundAt.includes(address)) await expectSoundHere(page, address)
    const name = pageOf(address)?.[0] ?? address
    ways.set(name, new Set([...(ways.get(name) ?? []), ...links, ...(await look(address, served))]))
  }
  return ways
}

/** The pages that no way from home leads to. */
function unreached(ways: ReadonlyMap<string, ReadonlySet<string>>, names: readonly string[]): string[] {
  const reached = new Set(['home'])
  for (const name of reached) for (const next of ways.get(name) ?? []) reached.add(next)
  return names.filter((name) => !reached.has(name) && !apart.has(name))
}

test('a member’s: every address is theirs, and from home all are reached', async ({ page, watch }) => {
  test.slow()
  watch.allow(nothingThere)
  await arriveAs(page, await newMember(page.request, { funds: 100 }))
  const wanted = addresses.filter((address) => !/^\/(login|register)$/.test(address))
  const ways = await openEach(page, wanted, sound.member, async (address, { who, kept }) => {
    if (isOfMembers(address)) await expect(page, address).toHaveURL(address)
    if (isDrawn(address) && !notDrawn.has(address))
      expect([address, who, kept]).toEqual([address, 'member', true])
    await expectHeader(page, address)
    return address === '/' ? menusOf(page) : []
  })
  const names = declared.map(([name]) => name).filter((name) => name !== 'forgot')
  expect(unreached(ways, names)).toEqual([])
})

/** What the menu and the balance lead to. */
async function menusOf(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: shell.openMenu }).click()
  const menu = page.getByRole('dialog', { name: memberArea.menuTitle })
  await expect(menu).toBeVisible()
  const ways = await seen(menu)
  await page.getByRole('button', { name: memberArea.closeMenu, exact: true }).click()
  await page.getByRole('button', { name: /^ยอดเงินรวม/ }).click()
  const sheet = page.getByRole('dialog', { name: wallets.sheet })
  await expect(sheet.getByRole('link', { name: shell.deposit })).toBeVisible()
  ways.push(...(await seen(sheet)))
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  return ways
}

test('a visitor’s: every public address is there, and from home all are reached, and both ways in', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.allow(nothingThere)
  const wanted = addresses.filter((address) => !isOfMembers(address))
  const ways = await openEach(page, wanted, sound.visitor, async (address, { who, kept }) => {
    if (who && isDrawn(address)) expect([address, who, kept]).toEqual([address, 'visitor', true])
    if (address !== '/') return []
    for (const name of [shell.login, shell.register])
      await expect(page.getByRole('button', { name }).filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('button', { name: shell.openMenu }).click()
    const menu = page.getByRole('dialog', { name: memberArea.visitorMenu })
    await expect(menu).toBeVisible()
    return [...(await seen(menu)), 'login', 'register']
  })
  const open = declared.filter(([, one]) => !isForMembers(one)).map(([name]) => name)
  expect(unreached(ways, open)).toEqual([])
  // Members' pages are not drawn for visitors: they are led away, and nothing fails on the way.
  for (const address of addresses.filter(isOfMembers)) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/login/)
  }
})

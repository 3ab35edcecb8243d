/** What goes over the wire: no byte of the SDK on the web, and a first LIFF page within its budget (ENV-1). */
import { liffFailures } from '#src/strings/line/liff-failures.ts'
import { deposit } from '#src/strings/money/deposit.ts'
import { landing } from '#src/strings/landing.ts'
import { lobby } from '#src/strings/lobby.ts'
import { limitOffer } from '#src/strings/protection/limit-offer.ts'
import { noticeText } from '#src/strings/notices.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { agents, expect, test, type Page } from '../../harness/liff/e2e-liff.ts'
import { entryFiles, holdsSdk, wireSize } from '../../harness/liff/e2e-liff-site.ts'
import { expectMember } from '../../harness/e2e-shell.ts'

/** kB of JavaScript that a page for everybody loads in all, its member's own data and announcements included. */
const WHOLE_PAGE = 195

/** Scripts that a page loads, by path. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

test('ENV-1 no page of the web loads a byte of the LIFF SDK, or asks LINE for anything', async ({
  page,
  line,
}) => {
  const scripts = scriptsOf(page)
  for (const path of ['/', '/login', '/promotions', '/lobby', '/register']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.size).toBeGreaterThan(5)
  expect([...scripts].filter(holdsSdk)).toEqual([])
  expect(line.asked).toEqual([])
})

test.describe('inside LINE', () => {
  test.use({ userAgent: agents.ios })

  test('ENV-1 what opens LIFF stays within 150 kB of JavaScript, and a whole first page within its own', async ({
    page,
    line,
  }) => {
    const scripts = scriptsOf(page)
    await line.open(page, '/promotions', { direct: true })
    await expectMember(page)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const loaded = [...scripts]
    expect(loaded.some(holdsSdk)).toBe(true)
    // As they go over the wire: brotli, made once by the build.
    const kB = (paths: readonly string[]) => paths.reduce((sum, path) => sum + wireSize(path), 0) / 1000
    const opening = loaded.filter((path) => entryFiles().has(path))
    test.info().annotations.push({ type: 'opening', description: `${kB(opening).toFixed(1)} kB` })
    test.info().annotations.push({ type: 'whole page', description: `${kB(loaded).toFixed(1)} kB` })
    expect(kB(opening)).toBeLessThan(150)
    expect(kB(loaded)).toBeLessThan(WHOLE_PAGE)
  })

  test('SHELL-7 a notice of the day opens by itself, in one file: no script of less than 2 kB', async ({
    page,
    line,
  }) => {
    await page.addInitScript(noticesAreDue)
    const scripts = scriptsOf(page)
    await line.open(page, '/promotions', { direct: true })
    await expect(page.getByRole('dialog', { name: new RegExp(noticeText.noticeTitle) })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const loaded = [...scripts]
    expect(loaded.filter((path) => path.includes('/notice.pack'))).toHaveLength(1)
    expect(loaded.filter((path) => wireSize(path) < 2_000)).toEqual([])
    expect(loaded.reduce((sum, path) => sum + wireSize(path), 0) / 1000).toBeLessThan(WHOLE_PAGE)
  })

  test('ENV-1 a first visit to a deposit, the question about limits with it, stays within as much', async ({
    page,
    line,
  }) => {
    const scripts = scriptsOf(page)
    await line.open(page, '/deposit', { direct: true })
    await expect(page.getByRole('textbox', { name: deposit.amount })).toBeVisible()
    await expect(page.getByRole('region', { name: limitOffer.title })).toBeVisible()
    // The page goes on asking for its order: what comes in idle time has come by now.
    await page.waitForTimeout(2_000)
    expect([...scripts].reduce((sum, path) => sum + wireSize(path), 0) / 1000).toBeLessThan(WHOLE_PAGE)
  })
})

/** Announcements of the day are still to be shown. */
function noticesAreDue() {
  if (window !== window.top || sessionStorage.getItem('e2e.due')) return
  sessionStorage.setItem('e2e.due', '1')
  localStorage.setItem('chokdee.local', JSON.stringify({ v: 1, data: { theme: 'dark', noticesShownAt: 0 } }))
}

test.describe('inside LINE, known to nobody here', () => {
  test.use({ userAgent: agents.android })

  test('ENV-5 nothing of a member’s page comes but what the page has in common with the one that links an account', async ({
    page,
    line,
  }) => {
    const scripts = scriptsOf(page)
    await line.open(page, '/deposit', { as: 'kwan', direct: true })
    await expect(page).toHaveURL(/\/liff\/start$/)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const loaded = [...scripts]
    expect(loaded.some((path) => path.includes('/StartPage'))).toBe(true)
    expect(loaded.filter((path) => path.includes('/DepositPage'))).toEqual([])
    expect(loaded.reduce((sum, path) => sum + wireSize(path), 0) / 1000).toBeLessThan(150)
  })

  for (const { path, heading } of [
    { path: '/casino', heading: lobby.names.casino },
    { path: '/promotions', heading: pageTitles.promotions },
    { path: '/', heading: landing.categories },
  ])
    test(`ENV-5 a page for everybody, LINE’s code with it, stays within 150 kB: ${path}`, async ({
      page,
      line,
    }) => {
      const scripts = scriptsOf(page)
      await line.open(page, path, { as: 'kwan', direct: true })
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      // What comes when LINE has answered, and in idle time, has come by now.
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(2_000)
      expect([...scripts].some(holdsSdk)).toBe(true)
      expect([...scripts].reduce((sum, file) => sum + wireSize(file), 0) / 1000).toBeLessThan(150)
    })
})

test.describe('outside of LINE', () => {
  test.use({ userAgent: agents.chrome })

  for (const { path, heading } of [
    { path: '/liff/deposit', heading: liffFailures.outsideTitle },
    { path: '/liff/casino', heading: lobby.names.casino },
    { path: '/liff/promotions', heading: pageTitles.promotions },
  ])
    test(`ENV-5 who is signed out gets within 150 kB of JavaScript, and nothing of LINE’s: ${path}`, async ({
      page,
      line,
    }) => {
      const scripts = scriptsOf(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect([...scripts].reduce((sum, file) => sum + wireSize(file), 0) / 1000).toBeLessThan(150)
      expect([...scripts].filter(holdsSdk)).toEqual([])
      expect(line.asked).toEqual([])
    })
})

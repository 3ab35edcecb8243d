/** GAME-1: thousands of games in a small document, whatever the scroll position. */
import { lobby } from '#src/strings/lobby.ts'
import { expect, test, type Page } from '../harness/e2e.ts'

/** Issue 2, "What it must show". */
const MOST_NODES = 1_500

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Scrolls there, lets two frames pass, and says whether a game stands in the middle of the window. */
const jumpTo = (page: Page, share: number) =>
  page.evaluate(async (at) => {
    const frame = () => new Promise(requestAnimationFrame)
    const list = document.querySelector('[role=list][aria-label]:has([data-row])')!.getBoundingClientRect()
    const top = list.top + scrollY
    scrollTo({ top: top + (list.height - innerHeight) * at, behavior: 'instant' })
    await frame()
    await frame()
    const box = document.querySelector('main')!.getBoundingClientRect()
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2 + 40
    return [0.45, 0.5, 0.55].some((y) => document.elementFromPoint(x, innerHeight * y)?.closest('[data-row]'))
  }, share)

const places = (page: Page) =>
  page
    .locator('[aria-posinset]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-posinset'))))

async function expectSmall(page: Page) {
  for (const share of [0, 0.5, 1]) {
    expect(await jumpTo(page, share), `a game in view at ${share}`).toBe(true)
    expect(await nodes(page), `nodes at ${share}`).toBeLessThan(MOST_NODES)
  }
}

test('GAME-1 2,288 slots: under 1,500 nodes at the top, in the middle, at the end', async ({ page }) => {
  await page.goto('/lobby/slot')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  // The category's first games come before the whole list.
  const setSize = async () =>
    Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'))
  await expect.poll(setSize).toBeGreaterThan(2_000)
  const total = await setSize()
  await expectSmall(page)
  expect(Math.max(...(await places(page))), 'the last game is reached').toBe(total)
})

test('GAME-1 a search over all categories: the same', async ({ page }) => {
  await page.goto('/lobby/slot')
  const search = page.getByRole('searchbox', { name: lobby.search })
  await search.fill('ทอง')
  const found = page.getByRole('list', { name: lobby.found('ทอง') })
  await expect(found.getByRole('link').first()).toBeVisible()
  const total = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(100)
  await expectSmall(page)
  expect(Math.max(...(await places(page)))).toBe(total)
})

test('GAME-1 flung through the list, no frame after the next is blank', async ({ page }) => {
  await page.goto('/lobby/slot')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  for (const share of [0.9, 0.1, 0.7, 0.3, 1, 0, 0.62, 0.05]) {
    expect(await jumpTo(page, share), `at ${share}`).toBe(true)
  }
})

test('GAME-1 the keyboard walks through rows that are not there yet', async ({ page }) => {
  // The first games are in the HTML; the whole list takes their place.
  const whole = page.waitForResponse(/\/api\/game\/packed/)
  await page.goto('/lobby/slot')
  await whole
  await expect(page.locator('[aria-posinset="1"]')).toHaveAttribute('aria-setsize', /^\d{4}$/)
  const first = page.locator('[aria-posinset="1"] a')
  await first.focus()
  for (let step = 0; step < 60; step++) await page.keyboard.press('Tab')
  const place = await page.evaluate(() =>
    Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')),
  )
  expect(place).toBeGreaterThan(25)
  await expect(page.locator(':focus')).toBeInViewport()
})

/** Lottery lobby, results and rates in a browser: the server's clock, the address, and the way from page to page. */
// oneSize: the clock is alike at every size.
import { getLottoLobby, getLottoResults } from '#contracts/lotto.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { lottoRates } from '#src/strings/lotto/lotto-rates.ts'
import { lottoResults } from '#src/strings/lotto/lotto-results.ts'
import { ui } from '#src/strings/ui.ts'
import { expect, oneSize, test, type Page } from '../../harness/e2e.ts'

const MINUTE = 60_000

interface Row {
  name: string
  kind: string
  round: { closes_at: string; state: string } | null
}

interface Result {
  round: { lottery_name: string }
  prizes: unknown[]
}

/** Lotteries as the server has them, and its time. */
async function lobbyNow(page: Page): Promise<{ lotteries: Row[]; now: number }> {
  const response = await page.request.get(getLottoLobby.path)
  const { data } = (await response.json()) as { data: { lotteries: Row[] } }
  return { lotteries: data.lotteries, now: Number(response.headers()['x-server-time']) }
}

/** Which lottery of the first category was drawn last. On the 1st and 16th that is not always the government's. */
async function newestDrawn(page: Page): Promise<string> {
  const lobby = await page.request.get(getLottoLobby.path)
  const { categories } = ((await lobby.json()) as { data: { categories: { category_id: string }[] } }).data
  const asked = { agent_id: 7, limit: 8, category_id: categories[0]!.category_id }
  const response = await page.request.get(getLottoResults.path, { params: asked })
  const { data } = (await response.json()) as { data: Result[] }
  return data.find(({ prizes }) => prizes.length > 0)!.round.lottery_name
}

/** Draws open for a while yet, so that none closes while the test looks at it. */
const openDraw = (lotteries: Row[], now: number) =>
  lotteries.find(
    ({ kind, round }) =>
      kind === 'draw' &&
      round?.state === 'open' &&
      Date.parse(round.closes_at) - now > 2 * MINUTE &&
      Date.parse(round.closes_at) - now < 20 * 60 * MINUTE,
  )!

/** What a card's clock reads, in seconds. */
async function shownSeconds(page: Page, name: string): Promise<number> {
  const cells = page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .getByRole('timer')
    .locator('[aria-hidden] > :last-child')
  const parts = await cells.allInnerTexts()
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0)
}

for (const minutes of [10, -10])
  test(
    `LOTTO-1 a phone whose clock is ${minutes} minutes off counts as the server does`,
    oneSize,
    async ({ page }) => {
      await page.clock.install({ time: Date.now() + minutes * MINUTE })
      await page.goto('/lotto/lobby')
      const { lotteries, now } = await lobbyNow(page)
      const { name, round } = openDraw(lotteries, now)
      await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
      const late = async () => {
        const { now: asked } = await lobbyNow(page)
        return Math.abs((await shownSeconds(page, name)) - (Date.parse(round!.closes_at) - asked) / 1000)
      }
      // A tenth of what the phone is wrong by: what a slow machine takes to draw is not a fault.
      await expect.poll(late).toBeLessThan(60)
    },
  )

test('LOTTO-1 from the lobby to results and rates; search, category and favourites stay', async ({
  page,
}) => {
  await page.goto('/lotto/lobby')
  const { lotteries } = await lobbyNow(page)
  const government = lotteries.find(({ name }) => name === 'หวยรัฐบาลไทย')!
  await page.getByRole('searchbox', { name: words.search }).fill('thai government')
  const found = page.getByRole('list', { name: words.found('thai government') })
  await expect(found.getByRole('link').first()).toContainText(government.name)
  await expect(page).toHaveURL(/\?q=/)
  await found.getByRole('button', { name: ui.favouriteAdd(government.name) }).click()
  await page.goto('/lotto/lobby')
  await expect(page.getByRole('list', { name: words.favourites })).toContainText(government.name)

  await page.getByRole('link', { name: words.results, exact: true }).first().click()
  const drawn = await newestDrawn(page)
  const newest = page.getByRole('region', { name: lottoResults.detail(drawn) })
  await newest.getByRole('link', { name: drawn }).click()
  const result = page.getByRole('dialog', { name: drawn })
  await expect(result.getByText(lottoResults.announcedAt)).toBeVisible()
  await expect(page).toHaveURL(/[?&]round=/)
  await page.goBack()
  await expect(result).toBeHidden()

  await page.goto('/lotto/lobby')
  await page.getByRole('link', { name: words.rates, exact: true }).first().click()
  await expect(page.getByRole('table', { name: lottoRates.table(government.name) })).toBeVisible()
  await page.getByRole('region', { name: lottoRates.rules }).locator('summary').first().press('Enter')
  await expect(page.getByText(lottoRates.win, { exact: true }).first()).toBeVisible()
})

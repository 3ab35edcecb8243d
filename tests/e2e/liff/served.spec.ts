/** What stands before LINE has answered and React has come (decision 122). */
import { getWithdrawOptions } from '#contracts/withdraw.ts'
import { splitBaht } from '#rules/baht.ts'
import { parseBaht } from '#contracts/money.ts'
import { liff } from '#src/strings/line/liff.ts'
import { shell } from '#src/strings/shell.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { agents, expect, landed, test, type Page } from '../../harness/liff/e2e-liff.ts'
import { liffChunk } from '../../harness/liff/e2e-liff-site.ts'

test.use({ userAgent: agents.android })

/** Whole baht that this session's member can withdraw, as a figure has them. */
async function withdrawable(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('chokdee.user')!)
  const { token } = (JSON.parse(stored) as { data: { token: string } }).data
  const answer = await page.request.fetch(getWithdrawOptions.path, {
    method: getWithdrawOptions.method,
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { withdrawable: string } }
  return splitBaht(parseBaht(data.withdrawable)!).whole
}

/** No script of ours comes until it is let go. */
async function heldBack(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  return async () => {
    letGo()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

test('ENV-3 who was here before sees the page at once, its sums only where the session is LINE’s own person’s', async ({
  page,
  line,
}) => {
  await line.open(page, '/withdraw', { as: 'narin1990' })
  await landed(page, '/liff/withdraw')
  const sum = await withdrawable(page)
  const figure = page.getByRole('main').getByText(sum, { exact: true })

  let letGo = await heldBack(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText(withdraw.available, { exact: true })).toBeVisible()
  await expect(figure).toBeVisible()
  await expect(page.getByText(liff.signingIn)).toHaveCount(0)
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((href) => !/^\/liff(\/|$)/.test(href!))).toEqual([])
  await letGo()
  await landed(page, '/liff/withdraw')

  // As after signing in by a password: whose it is, LINE has not said. Taken away as the page begins: the one before may hear LINE's
  // answer, and keep it, after it has landed.
  await page.addInitScript(() => localStorage.removeItem('chokdee.line.person'))
  letGo = await heldBack(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText(withdraw.available, { exact: true })).toBeVisible()
  // The answer is there, and the script that would tell it has run.
  await expect
    .poll(() =>
      page.evaluate(
        (path) => performance.getEntriesByName(location.origin + path).length,
        getWithdrawOptions.path,
      ),
    )
    .toBeGreaterThan(0)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await expect(figure).toHaveCount(0)
  await letGo()
  await expect(figure).toBeVisible()
  await line.expectNoSecrets(page)
})

test('ENV-3 the site does not come: the waiting screen is back, with its way on', async ({
  page,
  line,
  watch,
}) => {
  watch.allow(/Failed to load resource|net::ERR|dynamically imported module/)
  await line.open(page, '/deposit', { as: 'narin1990' })
  await landed(page, '/liff/deposit')
  const app = `**/${liffChunk('liff/app.ts')}`
  await page.route(app, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText(liff.stuck)).toBeVisible()
  await page.unroute(app)
  await page.getByRole('button', { name: shell.reload }).click()
  await landed(page, '/liff/deposit')
})

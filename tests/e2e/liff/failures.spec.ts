/** What can go wrong before the site opens inside LINE: said in Thai, with a reference code and ways on. */
import { authMessages } from '#server/strings/auth.ts'
import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { liff } from '#src/strings/line/liff.ts'
import { agents, expect, test, type Line, type Page } from '../../harness/liff/e2e-liff.ts'
import { liffChunk } from '../../harness/liff/e2e-liff-site.ts'
import { fillLogin, newMember } from '../../harness/e2e-people.ts'
import { expectMember } from '../../harness/e2e-shell.ts'

test.use({ userAgent: agents.ios })

const failure = async (page: Page, code: string, title: string) => {
  await expect(page.getByText(code)).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

/** The way that needs nothing of LINE's: the password, and then the page of the link. */
async function passwordInstead(page: Page, line: Line) {
  const person = await newMember(page.request)
  await page.getByText(words.password, { exact: true }).click()
  await fillLogin(page, person)
  await expect(page).toHaveURL('/liff/deposit?ag=chokdee')
  await expectMember(page)
  await line.expectNoSecrets(page)
}

const retry = (page: Page, label: string) =>
  page
    .getByRole('button', { name: label })
    .or(page.getByRole('link', { name: label }))
    .click()

test('ENV-3 the phone’s clock is wrong: both times are shown, and once it is right it goes on', async ({
  page,
  line,
}) => {
  await page.clock.install({ time: Date.now() + 2 * 3600_000 })
  await line.open(page, '/deposit?ag=chokdee')
  await failure(page, 'LF-CLOCK', words.clockTitle)
  await expect(page.getByText(words.clockDevice, { exact: true })).toBeVisible()
  await expect(page.getByText(words.clockReal, { exact: true })).toBeVisible()
  await page.clock.setSystemTime(Date.now())
  await retry(page, words.clockRetry)
  await expect(page).toHaveURL('/liff/deposit?ag=chokdee')
  await expectMember(page)
  await line.expectNoSecrets(page)
})

test('ENV-3 LINE’s answer never comes: the waiting screen says so, then what is wrong, then lets another try', async ({
  page,
  line,
}) => {
  line.fail(/verify/, 'hang')
  await line.open(page, '/deposit?ag=chokdee')
  await expect(page.getByText(liff.slow)).toBeVisible()
  await failure(page, 'LF-NETWORK', words.networkTitle)
  line.fail(null)
  await retry(page, words.networkRetry)
  await expect(page).toHaveURL('/liff/deposit?ag=chokdee')
  await expectMember(page)
  await line.expectNoSecrets(page)
})

test('ENV-3 LINE cannot be reached: the password is another way in', async ({ page, line, watch }) => {
  watch.allow(/Failed to load resource|net::ERR/)
  line.fail(/verify/)
  await line.open(page, '/deposit?ag=chokdee')
  await failure(page, 'LF-NETWORK', words.networkTitle)
  await passwordInstead(page, line)
})

test('ENV-3 the SDK is blocked: another try works', async ({ page, line, watch }) => {
  watch.allow(/Failed to load resource|net::ERR|dynamically imported module/)
  const sdk = `**/${liffChunk('liff/sdk/sdk.ts')}`
  await page.route(sdk, (route) => route.abort())
  await line.open(page, '/deposit?ag=chokdee', { direct: true })
  await failure(page, 'LF-SDK', words.sdkTitle)
  await page.unroute(sdk)
  await retry(page, words.retry)
  await expectMember(page)
  await expect(page).toHaveURL('/liff/deposit?ag=chokdee')
  await line.expectNoSecrets(page)
})

test('ENV-3 the SDK is blocked: the password works without it', async ({ page, line, watch }) => {
  watch.allow(/Failed to load resource|net::ERR|dynamically imported module/)
  await page.route(`**/${liffChunk('liff/sdk/sdk.ts')}`, (route) => route.abort())
  await line.open(page, '/deposit?ag=chokdee', { direct: true })
  await failure(page, 'LF-SDK', words.sdkTitle)
  await passwordInstead(page, line)
})

test('ENV-3 another channel’s token is not believed, by the SDK or by our server', async ({ page, line }) => {
  await line.open(page, '/deposit?ag=chokdee', { audience: '9999999999' })
  await expect(page.getByText(/LF-[A-Z]+/)).toBeVisible()
  await expect(page.getByText(words.password, { exact: true })).toBeVisible()
  await line.expectNoSecrets(page)
})

test('ENV-3 a suspended member is told so, and comes in by nothing', async ({ page, line }) => {
  await line.open(page, '/deposit', { as: 'suspended' })
  await failure(page, 'LF-REFUSED', words.refusedTitle)
  await expect(page.getByText(authMessages.suspended)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('chokdee.user'))).toBeNull()
  await line.expectNoSecrets(page)
})

/** ENV-8: LINE login from the web, with the sandbox's provider in LINE's place. */
// oneSize: addresses and sessions are alike at every size.
import { authMessages } from '#server/strings/auth.ts'
import { peopleNames } from '#sandbox/strings/people.ts'
import { lineWords } from '#sandbox/strings/pages.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { expect, freshMobile, freshName, oneSize, readInboxOtp, test, type Page } from '../harness/e2e.ts'
import { newMember, PASSWORD } from '../harness/e2e-people.ts'
import { bell, expectMember, readNotices } from '../harness/e2e-shell.ts'

/** From /login to LINE's page, and its answer. */
async function viaLine(page: Page, who: keyof typeof peopleNames, answer: string) {
  await page.goto('/login')
  await page.getByRole('link', { name: auth.loginWithLine }).click()
  await expect(page.getByRole('heading', { name: lineWords.title })).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(peopleNames[who]) }).check()
  const button = page.locator(`button[name=answer][value=${answer}]`)
  if (!(await button.isVisible())) await page.getByText(lineWords.rehearse).click()
  await button.click()
}

/** Nothing of LINE's answer is left in the address, or in what going back shows. */
async function expectScrubbed(page: Page) {
  expect(page.url()).not.toMatch(/[?&](code|state|error|liff)/)
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map(({ name }) => name),
  )
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toMatch(/code=|state=/)
}

test(
  'ENV-8 a linked LINE account signs in; request and answer are as LINE asks',
  oneSize,
  async ({ page }) => {
    const [asked] = await Promise.all([
      page.waitForRequest(/\/sandbox\/line\/authorize\?/),
      viaLine(page, 'arisa', 'allow'),
    ])
    const query = new URL(asked.url()).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile',
      bot_prompt: 'aggressive',
      code_challenge_method: 'S256',
      redirect_uri: `${new URL(page.url()).origin}/`,
    })
    for (const key of ['state', 'nonce', 'code_challenge']) expect(query.get(key)!.length).toBeGreaterThan(20)
    await readNotices(page)
    await expect(page).toHaveURL('/member')
    await expectMember(page)
    await expectScrubbed(page)
  },
)

test('ENV-8 cancelled at LINE: said, and the page asked for is not forgotten', oneSize, async ({ page }) => {
  await viaLine(page, 'arisa', 'cancel')
  await expect(page.getByText(auth.lineCancelled)).toBeVisible()
  await expectScrubbed(page)
})

test('ENV-8 LINE out of order: said, with another try', oneSize, async ({ page }) => {
  await viaLine(page, 'arisa', 'server-error')
  const failed = page.getByRole('alertdialog', { name: auth.lineFailedTitle })
  await expect(failed).toBeVisible()
  await expectScrubbed(page)
  await failed.getByRole('link', { name: auth.lineRetry }).click()
  await expect(page.getByRole('heading', { name: lineWords.title })).toBeVisible()
})

test(
  'ENV-8 a state that is not ours ends in a clear sentence, no call, and a retry without auto login',
  oneSize,
  async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/line/')) calls.push(request.url())
    })
    await viaLine(page, 'arisa', 'mismatch')
    const failed = page.getByRole('alertdialog', { name: auth.lineFailedTitle })
    await expect(failed).toContainText(auth.lineStateMismatch.split('\n')[0]!)
    await expectScrubbed(page)
    expect(calls).toEqual([])
    await failed.getByRole('link', { name: auth.lineRetry }).click()
    await expect(page).toHaveURL(/disable_auto_login=true/)
    await page.getByRole('radio', { name: new RegExp(peopleNames.arisa) }).check()
    await page.locator('button[name=answer][value=allow]').click()
    await readNotices(page)
    await expectMember(page)
  },
)

test('ENV-8 an answer that nobody here asked for makes no call', oneSize, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/line/')) calls.push(request.url())
  })
  await page.goto('/?code=stolen&state=stranger')
  await expect(page.getByRole('alertdialog', { name: auth.lineFailedTitle })).toBeVisible()
  expect(calls).toEqual([])
  await expectScrubbed(page)
})

test('ENV-8 a code that LINE does not know: said, the password is another way', oneSize, async ({ page }) => {
  await viaLine(page, 'arisa', 'bad-code')
  const failed = page.getByRole('alertdialog', { name: auth.lineFailedTitle })
  await expect(failed).toContainText(authMessages.lineRefused)
  await failed.getByRole('button', { name: auth.linePasswordInstead }).click()
  await expect(page.getByRole('dialog', { name: auth.loginTitle })).toBeVisible()
})

test('ENV-8 a suspended member does not come in by LINE either', oneSize, async ({ page }) => {
  await viaLine(page, 'suspended', 'allow')
  await expect(page.getByRole('alertdialog')).toContainText(authMessages.suspended)
  await expect(bell(page)).toHaveCount(0)
})

test(
  'ENV-8 a LINE account seen for the first time is linked by the password, once',
  oneSize,
  async ({ page }) => {
    const person = await newMember(page.request)
    await viaLine(page, 'kwan', 'allow')
    await expect(page).toHaveURL('/start')
    await expect(page.getByRole('main')).toContainText(firstUse.hello(peopleNames.kwan))
    await expect(page.getByRole('link', { name: auth.loginWithLine })).toHaveCount(0)
    await page.getByLabel(auth.usernameOrMobile).fill(person.username)
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: firstUse.link }).click()
    await readNotices(page)
    await expectMember(page)
    await expectScrubbed(page)
    const info = await page.evaluate(async () => {
      const { data } = JSON.parse(localStorage.getItem('chokdee.user')!) as { data: { token: string } }
      const reply = await fetch('/api/get_user_info', { headers: { authorization: `Bearer ${data.token}` } })
      return (await reply.json()) as { data: { user: { username: string; line_linked: boolean } } }
    })
    expect(info.data.user).toMatchObject({ username: person.username, line_linked: true })
  },
)

test('ENV-8 a LINE account seen for the first time is linked by registering', oneSize, async ({ page }) => {
  await viaLine(page, 'kwan', 'allow')
  await page.getByText(firstUse.create).click()
  const mobile = freshMobile()
  await page.getByLabel(auth.mobile, { exact: true }).fill(mobile)
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(auth.username, { exact: true }).fill(freshName())
  await page.getByRole('button', { name: auth.otpRequest }).click()
  await expect(page.getByLabel(auth.otpLabel)).toBeVisible()
  const [registered] = await Promise.all([
    page.waitForRequest('**/api/register'),
    page.getByLabel(auth.otpLabel).fill(await readInboxOtp(page, mobile)),
  ])
  expect((registered.postDataJSON() as { link_token?: string }).link_token).toBeTruthy()
  await expectMember(page)
  await expectScrubbed(page)
})

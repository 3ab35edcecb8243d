/** Signed in inside LINE, and staying so: expired proofs, ended sessions, leaving, coming back (ENV-3, LOGIN-6, LOGIN-8). */
import { auth } from '#src/strings/auth/auth.ts'
import { shell } from '#src/strings/shell.ts'
import { agents, expect, landed, test, type Page } from '../../harness/liff/e2e-liff.ts'
import { freshMobile } from '../../harness/e2e.ts'
import { expectMember, openMenu, signOut } from '../../harness/e2e-shell.ts'

test.use({ userAgent: agents.ios })

const home = /\/liff\/?$/

const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const stored = localStorage.getItem('chokdee.user')
    return stored && (JSON.parse(stored) as { data: { token: string } }).data.token
  })

/** The session ends at the server: signed out on another device, or too old. */
async function endSession(page: Page) {
  const ended = await page.request.post('/api/logout', {
    headers: { authorization: `Bearer ${await storedToken(page)}` },
    data: {},
  })
  expect(ended.ok(), 'signed out at the server').toBe(true)
}

test('LOGIN-6 our session has ended, LINE still vouches: a new one without a word', async ({
  page,
  line,
  watch,
}) => {
  watch.allow(/401/)
  await line.open(page, '/promotions')
  await landed(page, '/liff/promotions')
  const before = await storedToken(page)
  await endSession(page)
  await page.reload()
  // The old one is taken away before the new one comes.
  await expect.poll(async () => [null, before].includes(await storedToken(page))).toBe(false)
  await expectMember(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await line.expectNoSecrets(page)
})

test('ENV-3 the ID token ran out while the access token lives: the link is opened once more, which gives a new one', async ({
  page,
  line,
  watch,
}) => {
  watch.allow(/401/)
  await line.open(page, '/deposit?ag=chokdee', { idTokenLife: 64 })
  await landed(page, '/liff/deposit?ag=chokdee')
  const before = await storedToken(page)
  // Less than a minute left, which is as good as none (line.md §2.3).
  await page.waitForTimeout(5_000)
  await endSession(page)
  await page.evaluate(() => localStorage.removeItem('chokdee.user'))
  await page.reload()
  await expectMember(page)
  await expect(page).toHaveURL('/liff/deposit?ag=chokdee')
  expect(await storedToken(page)).not.toBe(before)
  await line.expectNoSecrets(page)
})

test('ENV-3 a token that ran out before it was given is not tried for ever', async ({ page, line }) => {
  await line.open(page, '/deposit', { idTokenLife: -60 })
  await expect(page.getByText(/LF-[A-Z]+/)).toBeVisible()
  expect(line.asked.length).toBeLessThan(8)
  await line.expectNoSecrets(page)
})

test('LOGIN-8 who signed out is not signed in again behind their back; a button does it', async ({
  page,
  line,
}) => {
  await line.open(page, '/')
  await landed(page, home)
  await signOut(page)
  expect(await storedToken(page)).toBeNull()
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForTimeout(500)
  expect(await storedToken(page)).toBeNull()
  await page.goto('/liff/login')
  await page.getByRole('link', { name: auth.loginWithLine }).click()
  await expectMember(page)
  await line.expectNoSecrets(page)
})

test('ENV-4 put aside and taken up again: what was typed and who is signed in are as they were', async ({
  page,
  line,
  context,
}) => {
  await line.open(page, '/')
  await landed(page, home)
  await page.goto('/liff/forgot')
  const field = page.getByRole('textbox').first()
  await field.fill(freshMobile())
  const typed = await field.inputValue()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(field).toHaveValue(typed)
  await expectMember(page)
  await line.expectNoSecrets(page)
})

test('ENV-2 the host’s back closes the dialog on top, and only then leaves the page', async ({
  page,
  line,
}) => {
  await line.open(page, '/')
  await landed(page, home)
  const entries = await page.evaluate(() => history.length)
  const menu = await openMenu(page)
  // What holds the back control is loaded with the first dialog, and adds an entry.
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(home)
  await expectMember(page)
  const tabs = page.getByRole('navigation', { name: shell.mainTabs })
  await tabs.getByRole('link').nth(1).click()
  await expect(page).not.toHaveURL(home)
  await page.goBack()
  await expect(page).toHaveURL(home)
  await line.expectNoSecrets(page)
})

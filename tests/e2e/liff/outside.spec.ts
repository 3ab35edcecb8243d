/** A LIFF link in a browser outside LINE: the same page of the web site, and LINE's own sign-in (ENV-5). */
import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { agents, answerConsent, expect, test, type Page } from '../../harness/liff/e2e-liff.ts'
import { fillLogin, newMember } from '../../harness/e2e-people.ts'
import { LIFF_ID } from '../../../scripts/test/e2e-server.ts'
import { expectMember, signOut } from '../../harness/e2e-shell.ts'

test.use({ userAgent: agents.chrome })

/** The member's page asks how to sign in; LINE is one of the ways. */
async function signInWithLine(page: Page) {
  await expect(page.getByRole('heading', { name: words.outsideTitle })).toBeVisible()
  await page.getByRole('link', { name: words.signInWithLine }).click()
}

test('ENV-5 a page for everybody opens at once: LINE, which knows nobody here, is not asked, and nobody is', async ({
  page,
  line,
}) => {
  await page.goto('/liff/promotions?ag=chokdee&code=A7K2P9')
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(line.asked).toEqual([])
  await expect(page).toHaveURL('/liff/promotions?ag=chokdee&code=A7K2P9')
  await line.expectNoSecrets(page)
})

test('ENV-5 a LIFF link leads to its page here as well', async ({ page, line }) => {
  await page.goto(`https://liff.line.me/${LIFF_ID}/promotions?ag=chokdee`)
  await expect(page).toHaveURL('/liff/promotions?ag=chokdee')
  await expect(page.getByRole('main')).toBeVisible()
  await line.expectNoSecrets(page)
})

test('ENV-5 a member’s page signs in with LINE and comes back to itself, query kept, the code sent once', async ({
  page,
  line,
}) => {
  await page.goto('/liff/deposit?ag=chokdee&promotion=1')
  await signInWithLine(page)
  await answerConsent(page, 'arisa')
  await expect(page).toHaveURL('/liff/deposit?ag=chokdee&promotion=1')
  await expectMember(page)
  await line.expectNoSecrets(page)
  // Neither a reload nor the way back and forth spends the code again.
  await page.reload()
  await expectMember(page)
  await page.goBack()
  await page.goForward()
  await expectMember(page)
  expect(line.asked.filter((each) => each === 'POST /oauth2/v2.1/token')).toHaveLength(1)
  await line.expectNoSecrets(page)
})

test('ENV-5 whom LINE knows here is signed in without a word, until they sign out, in whatever tab', async ({
  page,
  context,
  line,
  watch,
}) => {
  // The session that is ended, or taken out of storage, is still another tab's.
  watch.allow(/401/)
  const other = await context.newPage()
  await other.goto('/liff/promotions')
  await expect(other.getByRole('main')).toBeVisible()
  await page.goto('/liff/deposit')
  await signInWithLine(page)
  await answerConsent(page, 'arisa')
  await expectMember(page)
  // The site's own session is gone, LINE's is kept by its SDK: it is found, and asked.
  await page.evaluate(() => localStorage.removeItem('chokdee.user'))
  await page.goto('/liff/deposit')
  await expectMember(page)
  await expect(page).toHaveURL('/liff/deposit')
  // The other tab was opened when LINE knew nobody, and has no SDK.
  await expectMember(other)
  await signOut(other)
  const later = await context.newPage()
  await later.goto('/liff/deposit')
  await expect(later.getByRole('heading', { name: words.outsideTitle })).toBeVisible()
  await line.expectNoSecrets(later)
})

test('ENV-5 refused at LINE: said so, and another try works', async ({ page, line }) => {
  await page.goto('/liff/deposit')
  await signInWithLine(page)
  await answerConsent(page, 'arisa', 'cancel')
  await expect(page.getByText('LF-DENIED')).toBeVisible()
  await page.getByRole('button', { name: words.tryAgain }).click()
  await answerConsent(page, 'arisa')
  await expect(page).toHaveURL('/liff/deposit')
  await expectMember(page)
  await line.expectNoSecrets(page)
})

for (const answer of ['server-error', 'bad-code']) {
  test(`ENV-5 LINE out of order (${answer}): the password leads to the page that was asked for`, async ({
    page,
    line,
    watch,
  }) => {
    watch.allow(/400/)
    const person = await newMember(page.request)
    await page.goto('/liff/deposit?ag=chokdee')
    await signInWithLine(page)
    await answerConsent(page, 'arisa', answer)
    await expect(page.getByText(/LF-(UNKNOWN|NETWORK|DENIED|REFUSED)/)).toBeVisible()
    await page.getByText(words.password, { exact: true }).click()
    await fillLogin(page, person)
    await expect(page).toHaveURL('/liff/deposit?ag=chokdee')
    await expectMember(page)
    await line.expectNoSecrets(page)
  })
}

test('ENV-5 the password is a way in without LINE, to the page that was asked for', async ({
  page,
  line,
}) => {
  const person = await newMember(page.request)
  await page.goto('/liff/deposit?ag=chokdee')
  await page.getByText(words.password, { exact: true }).click()
  await fillLogin(page, person)
  await expect(page).toHaveURL('/liff/deposit?ag=chokdee')
  await expectMember(page)
  await line.expectNoSecrets(page)
})

test.describe('the SDK’s fault on Android', () => {
  test('ENV-3 back from LINE in a tab without a history: signed in, no script of a stranger, no dialog', async ({
    page,
    context,
    line,
  }) => {
    await page.goto('/liff/deposit?ag=chokdee')
    await signInWithLine(page)
    await expect(page).toHaveURL(/\/sandbox\/line\/liff\/v1\/authorize/)
    // LINE's app answers, and opens the browser anew (line.md §2.5): no referrer, and nothing to go back to.
    const answered = await context.request.post(page.url(), {
      form: { sub: 'Usandbox0000000000000000000000003', answer: 'allow', friend: 'true' },
      maxRedirects: 0,
    })
    const back = answered.headers().location!
    const fresh = await context.newPage()
    await fresh.goto(back)
    await expectMember(fresh)
    await expect(fresh).toHaveURL('/liff/deposit?ag=chokdee')
    expect(line.asked.filter((each) => each === 'POST /oauth2/v2.1/token')).toHaveLength(1)
    await line.expectNoSecrets(fresh)
  })
})

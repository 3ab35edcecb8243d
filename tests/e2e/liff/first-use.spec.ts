/** A LINE account that no member has yet: linked once, and on the page that was shared. */
import { peopleNames } from '#sandbox/strings/people.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { agents, expect, landed, test } from '../../harness/liff/e2e-liff.ts'
import { newMember } from '../../harness/e2e-people.ts'
import { expectMember } from '../../harness/e2e-shell.ts'

test.use({ userAgent: agents.android })

test('ENV-3 linked by the password, it lands on the page of the link, and next time at once', async ({
  page,
  context,
  line,
}) => {
  const person = await newMember(page.request)
  await line.open(page, '/deposit?ag=chokdee&promotion=1', { as: 'kwan' })
  await expect(page).toHaveURL(/\/liff\/start$/)
  await expect(page.getByText(firstUse.hello(peopleNames.kwan))).toBeVisible()
  await page.getByLabel(auth.usernameOrMobile).fill(person.username)
  await page.getByLabel(auth.password, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: firstUse.link }).click()
  await expect(page).toHaveURL('/liff/deposit?ag=chokdee&promotion=1')
  await expectMember(page)
  await line.expectNoSecrets(page)

  // Another phone, the same LINE: the same member.
  await page.evaluate(() => localStorage.clear())
  const other = await context.newPage()
  await line.open(other, '/promotions', { as: 'kwan' })
  await landed(other, '/liff/promotions')
  await line.expectNoSecrets(other)
})

test('ENV-8 where the code by SMS does not load, the way back to the password stands; what was typed is there', async ({
  page,
  line,
}) => {
  await page.route(/\/LinkByCode[^/]*\.js/, () => {})
  await line.open(page, '/deposit', { as: 'kwan' })
  await page.getByLabel(auth.usernameOrMobile).fill('narin1990')
  await page.getByRole('button', { name: firstUse.bySmsLink }).click()
  await expect(page.getByLabel(auth.password, { exact: true })).toBeHidden()
  await page.getByRole('button', { name: firstUse.byPassword }).click()
  await expect(page.getByLabel(auth.usernameOrMobile)).toHaveValue('narin1990')
})

test('ENV-3 nobody has to: a look around first links nothing', async ({ page, line }) => {
  await line.open(page, '/deposit', { as: 'kwan' })
  await expect(page).toHaveURL(/\/liff\/start$/)
  await page.getByText(firstUse.skip).click()
  await expect(page).toHaveURL(/\/liff\/?$/)
  expect(await page.evaluate(() => localStorage.getItem('chokdee.user'))).toBeNull()
  await line.expectNoSecrets(page)
})

test('ENV-3 a page for everybody opens at once, linked or not', async ({ page, line }) => {
  await line.open(page, '/promotions?ag=chokdee', { as: 'kwan' })
  await expect(page).toHaveURL('/liff/promotions?ag=chokdee')
  await expect(page.getByRole('main')).toBeVisible()
  await line.expectNoSecrets(page)
})

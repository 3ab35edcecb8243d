/** ENV-7: a link of the link maker inside LINE, from the opened link to the registered member's upline. */
import { auth } from '#src/strings/auth.ts'
import { firstUse } from '#src/strings/first-use.ts'
import { agents, expect, test } from '../../harness/e2e-liff.ts'
import { expectRegistered, inviterOf, registerIn } from '../../harness/e2e-invitation.ts'
import { api } from '../../harness/e2e-people.ts'

test.use({ userAgent: agents.android })

// One destination: the person of LINE is tied by it, and the server is shared. The others are page tests
// (src/app/invitation.test.tsx).
test('ENV-7 the link to LIFF’s /register brings its sender a friend, tied to LINE', async ({
  page,
  line,
}) => {
  const inviter = await inviterOf(page.request)
  const before = await inviter.friends(page.request)
  await line.open(page, `/register?${inviter.codes}`, { as: 'kwan' })
  await expect(page.getByRole('main').first()).toBeVisible()
  await registerIn(page, page.getByRole('form', { name: auth.stepTitle.pending }))
  await expectRegistered(page)
  await expect(page.getByText(firstUse.linked)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: auth.login }).click()
  await expect(page.locator('html')).toHaveAttribute('data-member')
  expect(await inviter.friends(page.request)).toBe(before + 1)
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('chokdee.user')!) as { data: { token: string } }).data.token,
  )
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await api<{ user: { line_linked: boolean } }>(
    page.request,
    '/api/get_user_info',
    undefined,
    headers,
  )
  expect(data.user.line_linked).toBe(true)
  await line.expectNoSecrets(page)
})

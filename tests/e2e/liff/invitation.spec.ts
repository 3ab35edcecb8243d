/** ENV-7: each destination of the link maker inside LINE, from the opened link to the registered member's upline. */
import { auth } from '#src/strings/auth.ts'
import { firstUse } from '#src/strings/first-use.ts'
import { toLiffPath } from '#src/lib/liff-pages.ts'
import { agents, expect, test } from '../../harness/e2e-liff.ts'
import { destinationPaths, expectRegistered, inviterOf, registerIn } from '../../harness/e2e-invitation.ts'
import { api } from '../../harness/e2e-people.ts'

test.use({ userAgent: agents.android })

for (const path of destinationPaths) {
  const below = toLiffPath(path).slice('/liff'.length)
  test(`ENV-7 the link to LIFF’s ${below || '/'} brings its sender a friend, tied to LINE`, async ({
    page,
    line,
  }) => {
    const inviter = await inviterOf(page.request)
    const before = await inviter.friends(page.request)
    await line.open(page, `${below}?${inviter.codes}`, { as: 'kwan' })
    if (path.startsWith('/member')) {
      await expect(page).toHaveURL(/\/liff\/start$/)
      await page.getByText(firstUse.create).click()
      await registerIn(page, page.getByRole('form', { name: firstUse.create }))
      await expect(page).toHaveURL(`/liff${below}?${inviter.codes}`)
    } else {
      await expect(page.getByRole('main').first()).toBeVisible()
      if (path !== '/register') await page.goto('/liff/register')
      await registerIn(page, page.getByRole('form', { name: auth.stepTitle.pending }))
      await expectRegistered(page)
      await expect(page.getByText(firstUse.linked)).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: auth.login }).click()
      await expect(page.locator('html')).toHaveAttribute('data-member')
    }
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
}

/**
 * ENV-7: a link of the link maker inside LINE, from the address that is opened to the registered member's upline: each way on.
 * That it is kept from each address is src/app/arrival/invitation.test.tsx.
 */
import { toLiffPath } from '#src/lib/pages/liff-pages.ts'
import { LIFF_ENDPOINT } from '#src/lib/pages/page.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { agents, expect, landed, test } from '../../harness/liff/e2e-liff.ts'
import { inviterOf, keptInvitation, registerIn } from '../../harness/e2e-invitation.ts'

test.use({ userAgent: agents.android })

const opened = (path: string) => path.slice(LIFF_ENDPOINT.length)

test('ENV-7 the LIFF link to a member’s page brings its sender a friend, tied to LINE', async ({
  page,
  line,
}) => {
  const inviter = await inviterOf(page.request)
  const before = await inviter.friends(page.request)
  const address = `${toLiffPath('/member/deposit')}?${inviter.codes}`
  await line.open(page, opened(address), { as: 'kwan' })
  // First use: tied by what it is, and on to the page of the link.
  await page.getByRole('radio', { name: firstUse.create }).click()
  await registerIn(page, page.getByRole('form', { name: firstUse.create }))
  await landed(page, address)
  expect(await inviter.friends(page.request)).toBe(before + 1)
})

for (const path of ['/register', '/casino']) {
  test(`ENV-7 the LIFF link to ${path} brings its sender a friend, tied to LINE`, async ({ page, line }) => {
    const inviter = await inviterOf(page.request)
    const before = await inviter.friends(page.request)
    const address = `${toLiffPath(path)}?${inviter.codes}`
    await line.open(page, opened(address), { as: 'kwan' })
    await expect(page).toHaveURL(address)
    await keptInvitation(page)
    // Thought over: LINE opens it anew, and its link names nobody.
    if (path !== '/register') await line.open(page, '/register', { as: 'kwan', direct: true })
    await registerIn(page, page.getByRole('form', { name: auth.stepTitle.pending }))
    // Said for three seconds only.
    await expect(page.getByText(firstUse.linked)).toBeVisible()
    await expect(page.getByText(auth.stepTitle.completed)).toBeVisible()
    expect(await inviter.friends(page.request)).toBe(before + 1)
  })
}

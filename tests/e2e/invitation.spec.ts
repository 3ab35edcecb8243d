/** ENV-7: a link of the link maker on the web, from the address that is opened to the registered member's upline. */
// oneSize: addresses and storage are alike at every size.
import { auth } from '#src/strings/auth/auth.ts'
import { expect, oneSize, test, type Page } from '../harness/e2e.ts'
import {
  destinationPaths,
  expectRegistered,
  inviterOf,
  keptInvitation,
  registerIn,
} from '../harness/e2e-invitation.ts'

const form = (page: Page) => page.getByRole('form', { name: auth.stepTitle.pending })
const isForMembers = (path: string) => path.startsWith('/member')

test('ENV-7 each destination of the link maker is there, and its sender kept', oneSize, async ({ page }) => {
  const { codes, code } = await inviterOf(page.request)
  for (const path of destinationPaths) {
    await page.goto(`${path}?${codes}`)
    // A member's page turns away with the agent's code, to the login dialog (ROUTE-3).
    if (isForMembers(path)) await expect(page, path).toHaveURL('/?ag=chokdee')
    await expect(page.getByRole('main').first(), path).toBeVisible()
    expect(await keptInvitation(page), path).toMatchObject({ agentCode: 'chokdee', referral: code })
    await page.evaluate(() => localStorage.clear())
  }
})

/** How each kind of destination leads on to the registration. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  '/register': async () => {},
  // Thought over in another tab.
  '/casino': async (page) => {
    await keptInvitation(page)
    await page.goto('about:blank')
    await page.goto('/register')
  },
  '/member/deposit': (page) =>
    page.getByRole('dialog', { name: auth.loginTitle }).getByRole('link', { name: auth.register }).click(),
}

for (const [path, toRegistration] of Object.entries(ways)) {
  test(`ENV-7 the link to ${path} brings its sender a friend`, oneSize, async ({ page }) => {
    const inviter = await inviterOf(page.request)
    const before = await inviter.friends(page.request)
    await page.goto(`${path}?${inviter.codes}`)
    await toRegistration(page)
    await registerIn(page, form(page))
    await expectRegistered(page)
    expect(await inviter.friends(page.request)).toBe(before + 1)
  })
}

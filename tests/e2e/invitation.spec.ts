/** ENV-7: each destination of the link maker on the web, from the opened link to the registered member's upline. */
// oneSize: addresses and storage are alike at every size.
import { auth } from '#src/strings/auth/auth.ts'
import { expect, oneSize, test, type Page } from '../harness/e2e.ts'
import { destinationPaths, expectRegistered, inviterOf, registerIn } from '../harness/e2e-invitation.ts'

const form = (page: Page) => page.getByRole('form', { name: auth.stepTitle.pending })

for (const path of destinationPaths) {
  test(`ENV-7 the link to ${path} brings its sender a friend`, oneSize, async ({ page }) => {
    const inviter = await inviterOf(page.request)
    const before = await inviter.friends(page.request)
    await page.goto(`${path}?${inviter.codes}`)
    if (path.startsWith('/member')) {
      // Turned away with the agent's code, to the login dialog (ROUTE-3).
      await expect(page).toHaveURL('/?ag=chokdee')
      await page
        .getByRole('dialog', { name: auth.loginTitle })
        .getByRole('link', { name: auth.register })
        .click()
    } else if (path !== '/register') {
      await expect(page.getByRole('main').first()).toBeVisible()
      await page.waitForFunction(() => localStorage.getItem('chokdee.invitation'))
      // Thought over in another tab.
      await page.goto('about:blank')
      await page.goto('/register')
    }
    await registerIn(page, form(page))
    await expectRegistered(page)
    expect(await inviter.friends(page.request)).toBe(before + 1)
  })
}

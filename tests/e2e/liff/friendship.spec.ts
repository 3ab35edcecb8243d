/** Adding the agent's LINE account, without which its replies do not arrive (ENV-7). */
import { friendship } from '#src/strings/line/friendship.ts'
import { shell } from '#src/strings/shell.ts'
import { agents, expect, test, type Page } from '../../harness/liff/e2e-liff.ts'
import { answerFriendSheet } from '../../harness/liff/e2e-liff-friend-sheet.ts'

const invitation = (page: Page) => page.getByRole('button', { name: friendship.addAndContact })
const contact = (page: Page) => page.getByRole('link', { name: shell.contactLine })
const openContacts = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${shell.contacts}`) }).click()

test.describe('inside LINE', () => {
  test.use({ userAgent: agents.ios })

  test('ENV-7 LINE’s own sheet adds it; from then on the contact is a plain link', async ({
    page,
    line,
    watch,
  }) => {
    watch.allow(/does not have a registered handler/)
    await line.open(page, '', { as: 'kwan' })
    await openContacts(page)
    await invitation(page).click()
    await answerFriendSheet(page, line.told, true)
    await expect(contact(page)).toBeVisible()
    await line.expectNoSecrets(page)

    // From elsewhere: to the address that is open already only the fragment would change.
    await page.goto('about:blank')
    const known = page.waitForResponse(/friendship\/v1\/status/)
    await line.open(page, '', { as: 'kwan', direct: true })
    await openContacts(page)
    expect(await (await known).json()).toEqual({ friendFlag: true })
    await expect(contact(page)).toBeVisible()
    await expect(invitation(page)).toHaveCount(0)
  })
})

test.describe('inside a LINE that has no such sheet', () => {
  test.use({ userAgent: agents.ios.replace('15.10.0', '11.6.0') })

  test('ENV-7 the same press opens the chat, before anything is awaited', async ({ page, line }) => {
    await line.open(page, '', { as: 'kwan' })
    await openContacts(page)
    // iOS would block what is opened once the press's own turn is over.
    const opened = await invitation(page).evaluate((button: HTMLElement) => {
      const addresses: string[] = []
      window.open = (address) => {
        addresses.push(String(address))
        return null
      }
      button.click()
      return addresses
    })
    expect(opened).toEqual([expect.stringContaining('https://line.example/chokdee')])
  })
})

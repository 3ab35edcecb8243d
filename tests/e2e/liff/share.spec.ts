/** Sharing by LINE's friend picker, inside LINE and in another browser (ENV-7). */
import { auth } from '#src/strings/auth/auth.ts'
import { share } from '#src/strings/line/share.ts'
import { asShown } from '#src/ui/words/joined.ts'
import { agents, answerConsent, expect, landed, test, type Page } from '../../harness/liff/e2e-liff.ts'
import { answerInLine, messagesIn } from '../../harness/liff/e2e-liff-picker.ts'
import { LIFF_ID } from '../../../scripts/test/e2e-server.ts'
import { expectMember } from '../../harness/e2e-shell.ts'

/** Every address of a message, wherever in it. */
const addressesIn = (message: unknown): string[] =>
  [...JSON.stringify(message).matchAll(/"(?:uri|url)":"([^"]+)"/g)].map(([, address]) => address!)

/** A card whose every address leads somewhere LINE may show, and one of which is the shared page with the codes. */
function expectCard(messages: { type: string; altText?: string }[], path: string, code: string) {
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatchObject({ type: 'flex', altText: expect.stringMatching(/./) })
  const addresses = addressesIn(messages[0])
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([])
  const shared = addresses.map((address) => new URL(address)).find(({ host }) => host === 'liff.line.me')
  expect(shared?.pathname).toBe(`/${LIFF_ID}${path}`)
  expect(shared?.searchParams.get('code')).toBe(code)
  expect(shared?.searchParams.has('state')).toBe(false)
}

async function openSheet(page: Page) {
  await page.getByRole('button', { name: share.share }).first().click()
  return page.getByRole('dialog', { name: share.title })
}

for (const system of ['ios', 'android'] as const) {
  test.describe(system, () => {
    test.use({ userAgent: agents[system] })

    test(`ENV-7 in LINE the page goes to friends as a card with the member’s code (${system})`, async ({
      page,
      line,
      watch,
    }) => {
      watch.allow(/does not have a registered handler/)
      await line.open(page, '/slot?ag=chokdee')
      await landed(page, '/liff/slot?ag=chokdee')
      const sheet = await openSheet(page)
      await sheet.getByRole('button', { name: share.pickFriends }).click()
      expectCard(await answerInLine(page, line.told, 'SUCCESS'), '/slot', 'N8R9N2')
      await expect(page.getByText(share.sent)).toBeVisible()
      await line.expectNoSecrets(page)
    })
  })
}

test.describe('inside LINE', () => {
  test.use({ userAgent: agents.ios })

  test('ENV-7 changed their mind: the sheet stays, nothing is said to have been sent', async ({
    page,
    line,
    watch,
  }) => {
    watch.allow(/does not have a registered handler/)
    await line.open(page, '/slot')
    await landed(page, '/liff/slot')
    const sheet = await openSheet(page)
    await sheet.getByRole('button', { name: share.pickFriends }).click()
    await answerInLine(page, line.told, 'CANCEL')
    await expect(sheet).toBeVisible()
    await page.waitForTimeout(1_000)
    await expect(page.getByText(share.sent)).toHaveCount(0)
    await expect(page.getByText(asShown(share.notSent))).toHaveCount(0)
  })
})

test.describe('in another browser', () => {
  test.use({ userAgent: agents.chrome })

  test('ENV-7 signed in with LINE there, its picker opens in a window of its own', async ({ page, line }) => {
    await page.goto('/liff/login')
    await page.getByRole('link', { name: auth.loginWithLine }).click()
    await answerConsent(page, 'arisa')
    await expectMember(page)
    await page.goto('/liff/slot')
    const sheet = await openSheet(page)
    const opened = page.waitForEvent('popup')
    await sheet.getByRole('button', { name: share.pickFriends }).click()
    const picker = await opened
    expectCard(await messagesIn(picker), '/slot', 'A7K2P9')
    await picker.getByRole('button', { name: 'send' }).click()
    await expect(page.getByText(share.sent)).toBeVisible()
    await line.expectNoSecrets(page)
  })
})

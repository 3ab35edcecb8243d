/** Limits, own data, a reality check and a break inside LINE: by their links, sound on the phone and in LINE's wide window, and nothing offered afterwards. */
import { auth } from '#src/strings/auth/auth.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { ownData } from '#src/strings/own-data/own-data.ts'
import { limitWords } from '#src/strings/protection/limits.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { expectSound } from '../../harness/e2e-sound.ts'
import { newMember } from '../../harness/e2e-people.ts'
import { dueCheck } from '../protection/due-check.ts'
import { agents, expect, landed, test, type Page } from '../../harness/liff/e2e-liff.ts'

/** On the phone, and as wide as LINE is opened on a computer. */
async function soundAtBothSizes(page: Page): Promise<void> {
  const phone = page.viewportSize()!
  for (const size of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(size)
    await expectSound(page)
  }
}

test.use({ userAgent: agents.ios })

test('SAFE-1 LCCP 3.3.4 limits, own data, a break: by their links, and no offers meanwhile', async ({
  page,
  line,
}) => {
  const person = await newMember(page.request)
  await line.open(page, '/limits', { as: 'kwan' })
  await page.getByLabel(auth.usernameOrMobile).fill(person.username)
  await page.getByLabel(auth.password, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: firstUse.link }).click()
  await landed(page, '/liff/limits')
  const { name, field } = limitWords.kinds.loss
  const card = page.getByRole('region', { name, exact: true })
  await card.getByRole('button', { name: new RegExp(`${name}$`) }).click()
  await card.getByRole('textbox', { name: field }).fill('800')
  await card.getByRole('button', { name: limitWords.save, exact: true }).click()
  await expect(card.getByText(limitWords.left('฿800.00'))).toBeVisible()
  await soundAtBothSizes(page)

  // The rest in the other theme.
  await page.evaluate(() => {
    const data = { theme: 'light', moneyHidden: false, noticesShownAt: Date.now() }
    localStorage.setItem('chokdee.local', JSON.stringify({ v: 1, data }))
  })
  await line.open(page, '/data', { as: 'kwan' })
  await landed(page, '/liff/data')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('button', { name: ownData.close })).toBeVisible()
  await soundAtBothSizes(page)

  const { dialog, letGo } = await dueCheck(page)
  await line.open(page, '/deposit', { as: 'kwan' })
  await expect(dialog).toBeVisible()
  await soundAtBothSizes(page)
  await letGo()
  await dialog.getByRole('button', { name: words.stop }).click()
  await landed(page, '/liff/break')
  await page.getByRole('tab', { name: words.tabExclude }).click()
  await soundAtBothSizes(page)
  await page.getByRole('tab', { name: words.tabBreak }).click()
  await page.getByRole('radio', { name: /1 สัปดาห์/ }).check()
  await page.getByRole('button', { name: /^เริ่มพัก/ }).click()
  await expect(page.getByRole('heading', { name: words.rest })).toBeVisible()
  await soundAtBothSizes(page)

  await line.open(page, '/promotions', { as: 'kwan' })
  await landed(page, '/liff/promotions')
  await expect(page.getByRole('region', { name: words.resting })).toBeVisible()
  await soundAtBothSizes(page)
  await line.expectNoSecrets(page)
})

/** A slip with several types and tools, put together on a phone and on a desktop, kept over reload and signing in. */
import { billCheck, receipt } from '#src/strings/lotto/bill.ts'
import { shell } from '#src/strings/shell.ts'
import { ui } from '#src/strings/ui.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { expectSoundInThemes } from '../../harness/e2e-sound.ts'
import { expect, test, type Page } from '../../harness/e2e.ts'
import { isPhone } from '../../harness/e2e-measure.ts'
import { LASTING, openSandboxRound } from '../../harness/e2e-lotto.ts'
import { arriveAs, fillLogin, newMember } from '../../harness/e2e-people.ts'

async function openRound(page: Page) {
  await page.goto(`/lotto/${await openSandboxRound(page.request, LASTING)}`)
  await expect(page.getByRole('tablist', { name: words.tabsLabel })).toBeVisible()
}

const slip = (page: Page) => page.getByLabel(words.slipLabel, { exact: true })

/** 27 and 72 for two types, and the ten numbers that begin with 9 for one: 14 lines. */
async function compose(page: Page) {
  await page.getByRole('tab', { name: words.digitTabs[2]! }).click()
  await page.getByRole('button', { name: /^สองตัวล่าง/ }).click()
  if (isPhone(page)) await page.getByRole('button', { name: words.toolsButton }).click()
  await page.getByRole('button', { name: words.reverse, exact: true }).click()
  if (isPhone(page))
    for (const digit of '27') await page.getByRole('button', { name: digit, exact: true }).click()
  else await page.keyboard.type('27')
  await expect(page.getByRole('status').filter({ hasText: words.addedCount('4') })).toBeVisible()
  await page.getByRole('button', { name: /^สองตัวล่าง/ }).click()
  await page.getByRole('button', { name: words.toolNames.frontSweep }).click()
  const tool = page.getByRole('dialog', { name: words.toolNames.frontSweep })
  await tool.getByRole('button', { name: '9', exact: true }).click()
  await tool.getByRole('button', { name: words.toolAdd('10') }).click()
  await expect(tool).toBeHidden()
}

const openSlip = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: words.checkSlip }).click()
}

test('LOTTO-1 LOTTO-2 a slip of several types and tools is composed, kept, checked and placed', async ({
  page,
}) => {
  await arriveAs(page, await newMember(page.request, { funds: 1_000 }))
  await openRound(page)
  await compose(page)
  // The tool's dialog is gone before its lines are in the slip.
  await expect(page.getByText((isPhone(page) ? words.slipOf : words.slipCount)('14')).first()).toBeVisible()
  await page.reload()
  await openSlip(page)
  await expect(slip(page).getByText(words.slipCount('14')).first()).toBeVisible()
  await slip(page).getByRole('button', { name: '5', exact: true }).click()
  await expect(slip(page).getByText('฿70.00').first()).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${words.send}`) }).click()
  const dialog = page.getByRole('dialog', { name: billCheck.title })
  await dialog.getByRole('button', { name: `${billCheck.send} ฿70.00` }).click()
  const paper = page.getByRole('dialog', { name: receipt.title })
  await expect(paper.getByText(receipt.placed)).toBeVisible()
  await paper.getByRole('button', { name: shell.close }).first().click()
  await openRound(page)
  await expect(page.getByText(isPhone(page) ? words.slipOf('0') : words.emptyTitle)).toBeVisible()
})

/** In the window as it stands, under nothing that sticks to its edges. */
async function expectInSight(page: Page, names: readonly (string | RegExp)[]) {
  expect(await page.evaluate('scrollY')).toBe(0)
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true }).first()
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click({ trial: true })
  }
}

test('LOTTO-1 number, price, slip and send are in sight on arrival and after each number', async ({
  page,
}) => {
  const phone = isPhone(page)
  const sizes = phone
    ? [
        [390, 844],
        [390, 664],
        [360, 640],
        [320, 640],
      ]
    : [[1280, 800]]
  const keys = [...'1234567890', words.keyClear, ui.deleteDigit]
  const sent = phone ? [words.signIn, new RegExp(`^${words.checkSlip}`)] : [words.signIn]
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width: width!, height: height! })
    await openRound(page)
    await expectInSight(page, [...keys, '20', words.pricesApart])
    await page.getByRole('button', { name: '20', exact: true }).first().click()
    for (const digit of '527122') await page.getByRole('button', { name: digit, exact: true }).first().click()
    await expectInSight(page, [...keys, '20', words.undo, ...sent])
    await page.getByRole('tab', { name: words.digitTabs[2]! }).click()
    await page.getByRole('button', { name: /^สองตัวล่าง/ }).click()
    await page.getByRole('button', { name: words.pricesApart }).click()
    await expectInSight(page, [...keys, words.onePrice, ...sent])
    await page.getByRole('button', { name: words.onePrice }).click()
    await page.evaluate('localStorage.clear()')
  }
})

test('LOTTO-1 a visitor’s slip is there after signing in, and going back leads to the entry', async ({
  page,
}) => {
  const person = await newMember(page.request)
  await openRound(page)
  await page.keyboard.type('527')
  await openSlip(page)
  await page.getByRole('button', { name: words.signIn }).click()
  await fillLogin(page, person)
  await expect(slip(page).getByText('527', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${words.send}`) })).toBeVisible()
})

test('LOTTO-1 a phone goes from the slip back to the entry', async ({ page }) => {
  test.skip(!isPhone(page), 'both stand side by side')
  await openRound(page)
  await page.keyboard.type('527')
  await openSlip(page)
  await expect(slip(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tablist', { name: words.tabsLabel })).toBeVisible()
})

test('LOTTO-1 no fault on the round and its slip, in both themes', async ({ page }) => {
  await openRound(page)
  await page.getByRole('tab', { name: words.digitTabs[2]! }).click()
  await page.keyboard.type('2768')
  await expectSoundInThemes(page, 'entry')
  await openSlip(page)
  await expect(slip(page)).toBeVisible()
  await expectSoundInThemes(page, 'slip')
})

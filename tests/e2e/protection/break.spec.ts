/** A break begun on another device ends what runs on this one within two seconds, and nothing is lost (decision 083). */
// oneSize: what is told and how soon is alike at every size; the page itself is for both.
import { billCheck } from '#src/strings/lotto/bill.ts'
import { deposit, depositOrder } from '#src/strings/money/deposit.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { giveBankAccount } from '../../harness/e2e-deposits.ts'
import { openSandboxRound, openSlip } from '../../harness/e2e-lotto.ts'
import { api, arriveAs, balanceOf, newMember, takeBreak, tokenOf } from '../../harness/e2e-people.ts'
import { dueCheck } from './due-check.ts'
import { games, openFrame, playPath } from '../../harness/e2e-shell.ts'
import { expectSoundInThemes } from '../../harness/e2e-sound.ts'
import { expect, oneSize, test, type Page } from '../../harness/e2e.ts'

/** The site has asked once to be told, and waits. */
const waiting = (page: Page) => page.waitForResponse(/\/api\/member\/protection\/watch/)

async function expectStopped(page: Page): Promise<void> {
  await expect(page).toHaveURL('/member/break', { timeout: 2_000 })
  await expect(page.getByRole('heading', { name: words.rest })).toBeVisible()
}

test('a game in its frame stops', oneSize, async ({ page }) => {
  const person = await newMember(page.request, { funds: 500 })
  await arriveAs(page, person)
  const other = await tokenOf(page.request, person)
  const heard = waiting(page)
  await page.goto(playPath(games.slot))
  await openFrame(page, games.slot)
  await heard
  await takeBreak(page.request, other)
  await expectStopped(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await balanceOf(page.request, other)).toBe(500_00)
})

test('a bill that is being sent stops, and its slip stays on the device', oneSize, async ({ page }) => {
  const person = await newMember(page.request, { funds: 500 })
  await arriveAs(page, person)
  const other = await tokenOf(page.request, person)
  const roundId = await openSandboxRound(page.request, 15)
  const heard = waiting(page)
  await openSlip(page, `/lotto/${roundId}?view=slip`, roundId, [['top2', '47', 10]])
  await heard
  await takeBreak(page.request, other)
  await expectStopped(page)
  await expect(page.getByRole('dialog', { name: billCheck.title })).toBeHidden()
  const slips = await page.evaluate(() => localStorage.getItem('chokdee.slips'))
  expect(slips).toContain('"47"')
  expect(await balanceOf(page.request, other)).toBe(500_00)
})

test('an open deposit closes', oneSize, async ({ page }) => {
  const person = await newMember(page.request)
  const token = await arriveAs(page, person)
  await giveBankAccount(page.request, person, token)
  const other = await tokenOf(page.request, person)
  await page.goto('/member/deposit')
  await page.getByRole('radio', { name: new RegExp(deposit.kinds.qr) }).check()
  await page.getByRole('button', { name: deposit.baht('500'), exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${deposit.submit.qr}`) }).click()
  await expect(page.getByRole('button', { name: depositOrder.ask })).toBeVisible()
  await takeBreak(page.request, other)
  await expectStopped(page)
  const { data } = await api<unknown>(page.request, '/api/member/payment/qrcode_info', undefined, {
    authorization: `Bearer ${other}`,
  })
  expect(data).toBeNull()
})

test('a break is taken on the page, and read there', async ({ page }) => {
  await arriveAs(page, await newMember(page.request))
  await page.goto('/member/break')
  await page.getByRole('tab', { name: words.tabExclude }).click()
  await expectSoundInThemes(page, 'exclusion')
  await page.getByRole('tab', { name: words.tabBreak }).click()
  await page.getByRole('radio', { name: /6 สัปดาห์/ }).check()
  await page.getByRole('button', { name: /^เริ่มพัก/ }).click()
  await expect(page.getByRole('heading', { name: words.rest })).toBeVisible()
  await expectSoundInThemes(page, 'a break')
  await page.goto(playPath(games.slot))
  await expect(page).toHaveURL('/member/break')
})

test('RTS 13 a reality check over what is open is read at every size, and goes by an answer alone', async ({
  page,
}) => {
  await arriveAs(page, await newMember(page.request))
  const { dialog, letGo } = await dueCheck(page)
  await page.goto('/member/deposit')
  await expect(dialog).toBeVisible()
  await expectSoundInThemes(page, 'reality check')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await letGo()
  await dialog.getByRole('button', { name: words.goOn }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/member/deposit')
})

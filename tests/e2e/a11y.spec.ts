/**
 * No accessibility fault on any page or dialog of this release, in both themes; targets; the keyboard alone. Pages that need nobody to
 * have something on them: `every-page.spec.ts`, where they are opened anyway.
 */
import { auth } from '#src/strings/auth/auth.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { errors } from '#src/strings/errors.ts'
import { lobby } from '#src/strings/lobby.ts'
import { play } from '#src/strings/play.ts'
import { signOutWords } from '#src/strings/sign-out.ts'
import { shell } from '#src/strings/shell.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { peopleNames } from '#sandbox/strings/people.ts'
import { expectSoundInThemes } from '../harness/e2e-sound.ts'
import { expect, freshMobile, freshName, readInboxOtp, test, type Page } from '../harness/e2e.ts'
import { bankTest } from '../harness/e2e-own-site.ts'
import { arriveAs, newMember, PASSWORD } from '../harness/e2e-people.ts'
import { focusIn } from '../harness/e2e-measure.ts'
import { visitEach } from '../harness/e2e-visits.ts'
import { expectMember, games, openFrame, openLogin, openMenu, playPath } from '../harness/e2e-shell.ts'

const visit = (page: Page, path: string) => visitEach(page, [path], async () => {})

const expectEachSound = (page: Page, paths: readonly string[]) =>
  visitEach(page, paths, (path) => expectSoundInThemes(page, path))

test("a visitor's games searched for, and an address of LINE that leads a visitor to the login", async ({
  page,
}) => {
  await expectEachSound(page, ['/lobby/slot?q=ทองคำ', '/lobby/slot?q=zzzzqqqq', '/liff/deposit'])
})

/** By the people who have something on them. */
const rewards = {
  narin1990: [
    '/redeem',
    '/redeem?view=history',
    '/member/creditfree',
    '/member/creditfree?group=week',
    '/member/creditfree?view=history',
    '/member/wheel',
    '/member/wheel?tab=2',
    '/member/wheel?view=fairness',
    '/member/wheel?view=history',
    '/poll/2',
  ],
  arisa: ['/affiliate', '/affiliate?view=network', '/affiliate?view=transactions', '/member/inbox'],
  ploy: ['/cashback', '/cashback?view=turnover', '/cashback?view=rules', '/winloss'],
  wanchai: ['/member/winloss', '/member/winloss?view=now', '/member/winloss?view=history'],
}

const money = [
  '/member/deposit',
  '/member/withdraw',
  '/member/statement',
  '/member/coupon',
  '/member/break',
  '/member/data',
  '/member/inbox',
  '/promotions',
  '/member/promotions',
  '/member/promotions?view=history',
  '/member/profile?tab=security',
]

for (const [username, pages] of Object.entries(rewards)) {
  test(`EXTRA-1 to EXTRA-8 rewards of ${username}`, async ({ page }) => {
    test.slow()
    await arriveAs(page, { username, mobile: '', password: SANDBOX_PASSWORD })
    await expectEachSound(page, pages)
  })
}

test('pages of money, of somebody who has much on them', async ({ page }) => {
  test.slow()
  await arriveAs(page, { username: 'narin1990', mobile: '', password: SANDBOX_PASSWORD })
  await expectEachSound(page, money)
})

test('the error page', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  await visit(page, '/no/such/page')
  await expectSoundInThemes(page, '404')
})

test('the game sheet: demo, choice of wallet, failed launch', async ({ page }) => {
  await visit(page, playPath(games.slot, 'demo'))
  await openFrame(page, games.slot)
  await expectSoundInThemes(page, 'demo')
  await page.goto(playPath(games.slot))
  await expect(page.getByRole('dialog', { name: lobby.choiceTitle })).toBeVisible()
  await expectSoundInThemes(page, 'how to play')
  await arriveAs(page, await newMember(page.request, { funds: 100 }))
  await page.evaluate(() => sessionStorage.removeItem('e2e.arrived'))
  await page.goto(playPath(games.slot))
  await openFrame(page, games.slot)
  await page.getByRole('button', { name: /เปลี่ยนกระเป๋า/ }).click()
  await expect(page.getByRole('dialog', { name: play.chooseWallet })).toBeVisible()
  await expectSoundInThemes(page, 'wallets')
  await page.goto(playPath(games.failing))
  await expect(page.getByRole('alertdialog', { name: play.failedTitle })).toBeVisible()
  await expectSoundInThemes(page, 'failed launch')
})

test('dialogs of signing in and registering', async ({ page, watch }) => {
  test.slow()
  watch.allow(/status of 503/)
  await visit(page, '/')
  const login = await openLogin(page)
  await expectSoundInThemes(page, 'login')
  await login.getByRole('button', { name: auth.login, exact: true }).click()
  await expectSoundInThemes(page, 'login with faults')
  await login.getByLabel(auth.usernameOrMobile).fill('suspended')
  await login.getByLabel(auth.password, { exact: true }).fill('chokdee2569')
  await login.getByRole('button', { name: auth.login, exact: true }).click()
  const trouble = page.getByRole('alertdialog', { name: errors.troubleFound })
  await expect(trouble).toBeVisible()
  await expectSoundInThemes(page, 'trouble')
  await trouble.getByRole('button', { name: auth.ok }).click()
  await login.getByRole('link', { name: auth.register }).click()

  const mobile = freshMobile()
  const dialog = page.getByRole('dialog', { name: auth.stepTitle.pending })
  await dialog.getByRole('button', { name: auth.next }).click()
  await expectSoundInThemes(page, 'registration with faults')
  await dialog.getByLabel(auth.username, { exact: true }).fill(freshName())
  await dialog.getByLabel(auth.mobile, { exact: true }).fill(mobile)
  await dialog.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
  await dialog.getByLabel(auth.knowUs).selectOption('1')
  await dialog.getByRole('button', { name: shell.close }).click()
  await expect(page.getByRole('alertdialog', { name: auth.cancelTitle })).toBeVisible()
  await expectSoundInThemes(page, 'cancel registration')
  await page.getByRole('button', { name: auth.cancelStay }).click()
  await dialog.getByRole('button', { name: auth.next }).click()
  const sms = page.getByRole('dialog', { name: auth.stepTitle.sms_verification })
  await expect(sms).toBeVisible()
  await expectSoundInThemes(page, 'code')
  // What is shown where signing in fails.
  await page.route('**/api/login', (route) => route.fulfill({ status: 503, json: {} }))
  await sms.getByLabel(auth.otpLabel).fill(await readInboxOtp(page, mobile))
  await expect(page.getByRole('dialog', { name: auth.stepTitle.completed })).toBeVisible()
  await expectSoundInThemes(page, 'registered')
})

bankTest('registration with a bank account: the step and the list of banks', async ({ page }) => {
  await visit(page, '/register')
  await page.getByLabel(auth.mobile, { exact: true }).fill(freshMobile())
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(auth.knowUs).selectOption('1')
  await page.getByRole('button', { name: auth.next }).click()
  await expect(page.getByLabel(auth.fullName)).toBeVisible()
  await expectSoundInThemes(page, 'bank account')
  await page.getByRole('button', { name: new RegExp(`^${auth.bank} `) }).click()
  await expect(page.getByRole('dialog', { name: auth.bankChoose })).toBeVisible()
  await expectSoundInThemes(page, 'banks')
})

test('LINE: what failed, and first use', async ({ page }) => {
  await visit(page, '/?code=x&state=y')
  await expect(page.getByRole('alertdialog', { name: auth.lineFailedTitle })).toBeVisible()
  await expectSoundInThemes(page, 'LINE failed')
  await page.goto('/login')
  await page.getByRole('link', { name: auth.loginWithLine }).click()
  await page.getByRole('radio', { name: new RegExp(peopleNames.kwan) }).check()
  await page.locator('button[name=answer][value=allow]').click()
  await expect(page.getByRole('button', { name: firstUse.link })).toBeVisible()
  await expectSoundInThemes(page, 'link LINE')
  await page.getByText(firstUse.create).click()
  await expect(page.getByRole('button', { name: auth.otpRequest })).toBeVisible()
  await expectSoundInThemes(page, 'register with LINE')
})

test('announcements, events, member menu, signing out', async ({ page }) => {
  await arriveAs(page, await newMember(page.request))
  await visit(page, '/')
  await page.getByRole('button', { name: /^ประกาศสำคัญ/ }).click()
  const notices = page.getByRole('dialog', { name: /^ประกาศสำคัญ/ })
  await expect(notices).toBeVisible()
  await expectSoundInThemes(page, 'announcements')
  await page.keyboard.press('Escape')
  await expect(notices).toBeHidden()
  await page.getByRole('button', { name: new RegExp(`^${shell.contacts}`) }).click()
  await page.getByRole('button', { name: new RegExp(`^${shell.events}`) }).click()
  await expect(page.getByRole('dialog', { name: /^ประกาศสำคัญ/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectSoundInThemes(page, 'events')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const menu = await openMenu(page)
  await expectSoundInThemes(page, 'member menu')
  await menu.getByRole('button', { name: memberArea.logout }).click()
  await expect(page.getByRole('alertdialog', { name: signOutWords.title })).toBeVisible()
  await expectSoundInThemes(page, 'sign out')
})

test('keyboard: the login dialog holds the focus and gives it back', async ({ page }) => {
  await visit(page, '/')
  const button = page.getByRole('button', { name: shell.login }).filter({ visible: true }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: auth.loginTitle })
  await expect(dialog.getByLabel(auth.usernameOrMobile)).toBeFocused()
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => focusIn(page, 'dialog'), `Tab ${step + 1}`).toBe(true)
  }
  // LOGIN-1: persistent.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: shell.close }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('keyboard: registering', async ({ page }) => {
  const mobile = freshMobile()
  await visit(page, '/register')
  await page.getByLabel(auth.mobile, { exact: true }).focus()
  await page.keyboard.type(mobile)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  // Past the button that shows the password.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(auth.username, { exact: true })).toBeFocused()
  await page.keyboard.type(freshName())
  // Past the referral code.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(auth.knowUs)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: auth.next })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(auth.otpLabel)).toBeVisible()
  await expect.poll(() => focusIn(page, 'main')).toBe(true)
  await page.getByLabel(auth.otpLabel).focus()
  await page.keyboard.type(await readInboxOtp(page, mobile))
  await expectMember(page)
})

test('keyboard: from a tile to the game and out again, back on the tile', async ({ page }) => {
  await visit(page, '/lobby/slot')
  const tile = page.getByRole('link', { name: new RegExp(`^${games.slot.name}`) })
  await tile.focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('dialog', { name: lobby.choiceTitle })
  await expect(choice).toBeVisible()
  await expect.poll(() => focusIn(page, 'dialog')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(tile).toBeFocused()
  await page.keyboard.press('Enter')
  await choice.getByRole('button', { name: new RegExp(`^${lobby.choiceDemo}`) }).focus()
  await page.keyboard.press('Enter')
  await openFrame(page, games.slot)
  // The game has the keyboard; Shift+Tab leads out of it to the way out.
  await expect(page.locator('iframe')).toBeFocused()
  const close = page.getByRole('button', { name: play.close })
  for (let step = 0; step < 12 && !(await close.evaluate((one) => one === document.activeElement)); step++) {
    await page.keyboard.press('Shift+Tab')
  }
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lobby\/slot$/)
  await expect(tile).toBeVisible()
})

test('keyboard: past the header in one press', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shell.skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

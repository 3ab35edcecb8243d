/** LOGIN-7, EXTRA-9: what a member changes of their own account, and what it means for the other device. */
// oneSize: sessions are alike at every size; a wide window has room for a name.
import { auth } from '#src/strings/auth/auth.ts'
import { banks } from '#src/strings/money/banks.ts'
import { forgot } from '#src/strings/auth/forgot.ts'
import { password as words } from '#src/strings/auth/password.ts'
import { profile } from '#src/strings/profile.ts'
import { expect, oneSize, readInboxOtp, test, type Page } from '../harness/e2e.ts'
import { arriveAs, newMember, type Person } from '../harness/e2e-people.ts'
import { expectMember } from '../harness/e2e-shell.ts'

const NEW = 'sunny-kite-42'
const SECURITY = '/member/profile?tab=security'
const isSignedIn = async (page: Page, token: string) =>
  (await page.request.get('/api/get_user_info', { headers: { authorization: `Bearer ${token}` } })).ok()

async function tokenWith(page: Page, { username }: Person, password: string): Promise<string | undefined> {
  const data = { username, password, agent_code: 'chokdee' }
  const reply = await page.request.post('/api/login', { data })
  return ((await reply.json()) as { access_token?: string }).access_token
}

/** Announcements come after signing in by hand: closed, whatever there are. */
async function closeNotices(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test('LOGIN-7 a new password signs the other device out, and this one stays', oneSize, async ({ page }) => {
  const person = await newMember(page.request)
  const here = await arriveAs(page, person)
  const phone = (await tokenWith(page, person, person.password))!
  await page.goto(SECURITY)
  await expect(page.getByText(profile.thisDevice)).toBeVisible()
  const form = page.getByRole('form', { name: profile.changePassword })
  await form.getByLabel(profile.oldPassword).fill(person.password)
  await form.getByLabel(words.new, { exact: true }).fill(NEW)
  await form.getByRole('button', { name: profile.savePassword }).click()
  await expect(page.getByText(profile.passwordSavedOthers)).toBeVisible()
  await expectMember(page)
  expect([await isSignedIn(page, here), await isSignedIn(page, phone)]).toEqual([true, false])
  expect(await tokenWith(page, person, person.password)).toBeUndefined()
  expect(await tokenWith(page, person, NEW)).toBeTruthy()
})

test('LOGIN-7 a device that is taken out is out', oneSize, async ({ page }) => {
  const person = await newMember(page.request)
  await arriveAs(page, person)
  const phone = (await tokenWith(page, person, person.password))!
  await page.goto(SECURITY)
  const remove = page.getByRole('button', { name: new RegExp(`^${profile.removeDevice('.*')}$`) })
  await expect(remove.first()).toBeVisible()
  const before = await remove.count()
  await page.getByRole('button', { name: profile.removeAll }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: profile.confirm }).click()
  await expect(remove).toHaveCount(0)
  expect(before).toBeGreaterThan(0)
  expect(await isSignedIn(page, phone)).toBe(false)
})

test('LOGIN-7 forgotten: number, code, new password, signed in', oneSize, async ({ page, watch }) => {
  // The registration's own code was sent less than a minute ago: the site says how long to wait.
  watch.allow(/429.*request_otp/)
  const person = await newMember(page.request)
  const old = (await tokenWith(page, person, person.password))!
  await page.goto('/login')
  await page.getByRole('link', { name: auth.forgot }).click()
  await expect(page).toHaveURL('/forgot')
  const first = page.getByRole('form', { name: forgot.mobileTitle })
  await first.getByRole('textbox', { name: auth.mobile }).fill(person.mobile)
  const request = first.getByRole('button', { name: auth.otpRequest })
  await request.click()
  // While the button counts down it is called otherwise.
  await expect(request).toBeHidden()
  await expect(request.or(page.getByLabel(auth.otpLabel))).toBeVisible({ timeout: 90_000 })
  if (await request.isVisible()) await request.click()
  await expect(page.getByLabel(auth.otpLabel)).toBeVisible()
  await page.getByLabel(auth.otpLabel).fill(await readInboxOtp(page, person.mobile))
  const second = page.getByRole('form', { name: forgot.newTitle })
  await second.getByLabel(words.new, { exact: true }).fill(NEW)
  await second.getByLabel(words.repeat).fill(NEW)
  await second.getByRole('button', { name: forgot.save }).click()
  await closeNotices(page)
  await expectMember(page)
  await expect(page).toHaveURL('/member')
  expect(await isSignedIn(page, old)).toBe(false)
  expect(await tokenWith(page, person, NEW)).toBeTruthy()
})

test('LOGIN-7 bank accounts: the first is the main one, the second waits for the desk', async ({ page }) => {
  const person = await newMember(page.request)
  await arriveAs(page, person)
  await page.goto('/member/profile')
  const give = async (button: string, bank: string, no: string) => {
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: button })
    await dialog.getByRole('button', { name: new RegExp(`^${auth.bank} `) }).click()
    const list = page.getByRole('dialog', { name: auth.bankChoose })
    await list.getByRole('searchbox').fill(bank)
    await list.getByRole('button', { name: new RegExp(bank) }).click()
    // Until the list is gone the form below it takes no keys.
    await expect(list).toBeHidden()
    await dialog.getByLabel(auth.fullName).fill('สมใจ ทดสอบ')
    await dialog.getByLabel(auth.accountNo).fill(no)
    await dialog.getByLabel(profile.yourPassword, { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: profile.saveAccount }).click()
    await expect(dialog).toBeHidden()
  }
  const no = person.mobile.slice(2)
  await give(profile.addFirst, banks[4].name, `00${no}`)
  const main = page.getByRole('main').getByRole('listitem').filter({ hasText: banks[4].name })
  await expect(main).toContainText(profile.accountStatus.main)
  await give(profile.addSecond, banks[5].name, `01${no}`)
  const second = page.getByRole('main').getByRole('listitem').filter({ hasText: banks[5].name })
  await expect(second).toContainText(profile.accountStatus.pending)

  const desk = await page.context().newPage()
  await desk.goto('/sandbox/bank-accounts')
  await desk.getByRole('button', { name: `Accept ${person.username}` }).click()
  await expect(desk.getByText(person.username)).toHaveCount(0)
  await page.reload()
  await expect(second).toContainText(profile.accountStatus.active)
})

test('SHELL-3 a member’s name is whole in the wallet of a phone', oneSize, async ({ page }) => {
  const person = await newMember(page.request)
  await arriveAs(page, person)
  await page.goto('/member')
  const name = page.getByRole('main').getByText(person.username, { exact: true })
  await expect(name).toBeVisible()
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
})

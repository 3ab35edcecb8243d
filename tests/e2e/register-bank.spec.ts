/** Registration with a bank account (REG-3, register_type 2), on a site of its own that is switched to it. */
// oneSize: the form is looked at in both sizes by a11y.spec.ts, what it sends is alike. Its faults and refusals: register.test.tsx.
import { auth } from '#src/strings/auth/auth.ts'
import { banks } from '#src/strings/money/banks.ts'
import { expect, freshMobile, oneSize, type Page } from '../harness/e2e.ts'
import { bankTest as test } from '../harness/e2e-own-site.ts'
import { PASSWORD } from '../harness/e2e-people.ts'
import { expectMember } from '../harness/e2e-shell.ts'

const KBANK = 1
const freshAccount = () => `000${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
const written = (account: string) => account.replace(/^(\d{3})(\d)(\d{5})(\d)$/, '$1-$2-$3-$4')

const details = (page: Page) => page.getByRole('form', { name: auth.stepTitle.pending })
const bankForm = (page: Page) => page.getByRole('form', { name: auth.stepTitle.bank_verification })

/** Its name says what is chosen too. */
const bankPicker = (page: Page) => bankForm(page).getByRole('button', { name: new RegExp(`^${auth.bank} `) })

async function fillDetails(page: Page, mobile = freshMobile()) {
  const form = details(page)
  await form.getByLabel(auth.mobile, { exact: true }).fill(mobile)
  await form.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
  await form.getByLabel(auth.knowUs).selectOption({ label: auth.knowUsChannel[5] })
  await form.getByRole('button', { name: auth.next }).click()
  await expect(bankForm(page)).toBeVisible()
  return mobile
}

async function pickBank(page: Page, query: string, name: string) {
  await bankPicker(page).click()
  const sheet = page.getByRole('dialog', { name: auth.bankChoose })
  await sheet.getByRole('searchbox', { name: auth.bankSearch }).fill(query)
  await sheet.getByRole('button', { name: new RegExp(name) }).click()
  await expect(sheet).toBeHidden()
}

async function fillBank(page: Page, account: string, owner = 'สมหญิง ใจดี') {
  await bankForm(page).getByLabel(auth.fullName).fill(owner)
  await bankForm(page).getByLabel(auth.accountNo).fill(account)
}

test(
  'REG-3 a visitor registers with a bank account; the platform makes the name, no code is sent',
  oneSize,
  async ({ page }) => {
    await page.goto('/register')
    await expect(details(page).getByLabel(auth.username, { exact: true })).toHaveCount(0)
    const mobile = await fillDetails(page)
    await pickBank(page, 'กสิกร', banks[KBANK].name)
    const account = freshAccount()
    await fillBank(page, account)
    // DATA-1: written with the bank's dashes while it is typed, sent without them.
    await expect(bankForm(page).getByLabel(auth.accountNo)).toHaveValue(written(account))
    const [request] = await Promise.all([
      page.waitForRequest('**/api/register'),
      bankForm(page).getByRole('button', { name: auth.confirmRegister }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      mobile,
      bank_id: KBANK,
      bank_account_no: account,
      mode: 'bank',
    })

    await expect(page.getByText(auth.stepTitle.completed)).toBeVisible()
    await expect(page.getByText(/^cd\d{8}$/)).toBeVisible()
    await expect(page.getByText(PASSWORD)).toBeVisible()
    const inbox = await page.request.get(`/sandbox/inbox.json?to=${mobile}`)
    expect(await inbox.json()).toEqual({ messages: [] })
    await page.getByRole('main').getByRole('button', { name: auth.login }).click()
    await expectMember(page)
  },
)

test('DATA-1 banks are found by Thai name, English name and short code', oneSize, async ({ page }) => {
  await page.goto('/register')
  await fillDetails(page)
  await bankPicker(page).click()
  const sheet = page.getByRole('dialog', { name: auth.bankChoose })
  // The list comes behind its form.
  await expect.poll(() => sheet.getByRole('listitem').count()).toBeGreaterThanOrEqual(17)
  for (const query of ['กสิกร', 'kasikorn', 'KBANK']) {
    await sheet.getByRole('searchbox').fill(query)
    // Names that sound alike may follow; the best comes first.
    await expect.poll(() => sheet.getByRole('listitem').count()).toBeLessThanOrEqual(3)
    await expect(sheet.getByRole('listitem').first()).toContainText(banks[KBANK].name)
  }
  await sheet.getByRole('searchbox').fill('ไม่มีธนาคารนี้')
  await expect(sheet.getByText(auth.bankNone)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(bankPicker(page)).toBeFocused()
})

/** Withdrawing to the end, both ends, and a statement that adds up to the wallets. PAY-2. */
// oneSize: money and files are alike at every size; the way to the end and axe are for both.
import { type APIRequestContext, type Page } from '@playwright/test'
import { AMOUNT_PAYOUT_BY_HAND, AMOUNT_PAYOUT_REFUSED, AMOUNT_PAYOUT_SILENT } from '#sandbox/sentinels.ts'
import { withdrawMessages } from '#server/strings/withdraw.ts'
import { formatBaht } from '#rules/baht.ts'
import { statement } from '#src/strings/money/statement.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { expect, oneSize, test } from '#tests/harness/e2e.ts'
import { api, arriveAs, balanceOf, newMember, PASSWORD } from '#tests/harness/e2e-people.ts'
import { expectSoundInThemes } from '#tests/harness/e2e-sound.ts'

/** Somebody with money and a bank account on file. */
async function rich(page: Page): Promise<string> {
  const person = await newMember(page.request, { funds: 3_000 })
  const token = await arriveAs(page, person)
  const account = {
    bank_id: 4,
    bank_account_name: 'สมหญิง ทดสอบ',
    bank_account_no: `0009${person.mobile.slice(-8)}`,
    password: PASSWORD,
  }
  await api(page.request, '/api/member/update_sub_bank_account', account, {
    authorization: `Bearer ${token}`,
  })
  return token
}

async function ask(page: Page, baht: string): Promise<void> {
  await page.goto('/member/withdraw')
  await fillAndConfirm(page, baht)
}

async function fillAndConfirm(page: Page, baht: string): Promise<void> {
  const form = page.getByRole('form', { name: withdraw.formLabel })
  await form.getByLabel(withdraw.amount).fill(baht)
  const send = form.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) })
  // Amount and button without a scroll, at every size.
  expect(await page.evaluate('scrollY')).toBe(0)
  await expect(send).toBeInViewport({ ratio: 1 })
  await send.click()
  await page.getByRole('dialog').getByRole('button', { name: withdraw.reviewConfirm }).click()
  await expect(page).toHaveURL(/\/member\/withdraw\/\d+$/)
}

interface Line {
  wallet_id: string
  amount: string
  balance: string
}

/** Line by line, in satang: each balance is the one before it and the amount; the last one is the wallet's. */
async function statementAddsUp(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await api<Line[]>(request, '/api/member/statement/list?limit=100', undefined, headers)
  const satang = (text: string) => Math.round(Number(text) * 100)
  const running = new Map<string, number>()
  for (const line of data.toReversed()) {
    const balance = (running.get(line.wallet_id) ?? 0) + satang(line.amount)
    expect(satang(line.balance)).toBe(balance)
    running.set(line.wallet_id, balance)
  }
  const total = [...running.values()].reduce((sum, balance) => sum + balance, 0)
  expect(total).toBe(await balanceOf(request, token))
}

test('PAY-2 a withdrawal is paid out, seen without reloading, and stands in the statement', async ({
  page,
}) => {
  const token = await rich(page)
  await ask(page, '1000')
  await expect(page.getByText(withdraw.doneTag)).toBeVisible()
  await expect(page.getByText(formatBaht(1_000_00)).first()).toBeVisible()
  expect(await balanceOf(page.request, token)).toBe(2_000_00)

  await page.getByRole('link', { name: withdraw.seeHistoryShort }).click()
  await expect(page).toHaveURL('/member/statement?kind=withdraw')
  await page.getByRole('button', { name: /^ถอนเงิน/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: statement.openCause.withdrawal }).click()
  await expect(page).toHaveURL(/\/member\/withdraw\/\d+$/)
  await statementAddsUp(page.request, token)
})

test('PAY-2 refused by the bank: the reason is told and the money is back', oneSize, async ({ page }) => {
  const token = await rich(page)
  await ask(page, AMOUNT_PAYOUT_REFUSED)
  await expect(page.getByRole('heading', { name: withdraw.refusedTitle })).toBeVisible()
  await expect(page.getByText(withdrawMessages.reasons.name_mismatch)).toBeVisible()
  expect(await balanceOf(page.request, token)).toBe(3_000_00)
  await statementAddsUp(page.request, token)
  const ledger = await page.request.get('/sandbox/ledger.json')
  expect(await ledger.json()).toMatchObject({ total: 0, faults: [] })
})

test('PAY-2 a bank that says nothing is asked again and pays once', oneSize, async ({ page }) => {
  await rich(page)
  await ask(page, AMOUNT_PAYOUT_SILENT)
  await expect(page.getByText(withdraw.doneTag)).toBeVisible()
  const ref = await page.getByText(/^W\d{10,}$/).textContent()
  const { payouts } = (await (await page.request.get('/sandbox/payouts.json')).json()) as {
    payouts: { reference: string; sent: number }[]
  }
  expect(payouts.filter((payout) => payout.reference === ref)).toMatchObject([{ sent: 1 }])
})

const transferring = (page: Page) =>
  page.locator('[aria-current="step"]', { hasText: withdraw.states.transferring }).first()

test(
  'PAY-2 waits as long as the bank does, and no second one begins meanwhile',
  oneSize,
  async ({ page }) => {
    const token = await rich(page)
    await ask(page, AMOUNT_PAYOUT_BY_HAND)
    await expect(transferring(page)).toBeVisible()
    const ref = (await page.getByText(/^W\d{10,}$/).textContent())!
    await page.goto('/member/withdraw')
    await expect(page.getByText(withdraw.blockedTitle)).toBeVisible()
    await page.getByRole('link', { name: withdraw.lift.open_request!, exact: true }).click()
    await expect(transferring(page)).toBeVisible()

    const bank = await page.context().newPage()
    await bank.goto('/sandbox/payouts')
    await bank.getByRole('button', { name: `Pay ${ref}` }).click()
    await expect(bank.getByRole('row', { name: new RegExp(ref) })).toContainText('done')
    await expect(page.getByText(withdraw.doneTag)).toBeVisible()
    expect(await balanceOf(page.request, token)).toBe(3_000_00 - 777_00)
  },
)

test(
  'PAY-2 the statement is kept as a CSV file and printed as a page of its own',
  oneSize,
  async ({ page }) => {
    await rich(page)
    await page.goto('/member/statement')
    await page.getByRole('button', { name: statement.download }).click()
    const sheet = page.getByRole('dialog', { name: statement.downloadTitle })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('link', { name: new RegExp(statement.csv) }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^statement-e2e\d+-\d{4}-\d\d-\d\d\.csv$/)
    const [print] = await Promise.all([
      page.context().waitForEvent('page'),
      sheet.getByRole('link', { name: new RegExp(statement.print) }).click(),
    ])
    await expect(print.getByRole('table')).toContainText('3000.00')
  },
)

test('PAY-2 no fault on these pages, in both themes', async ({ page }) => {
  test.slow()
  await rich(page)
  await page.goto('/member/withdraw')
  await expect(page.getByRole('form', { name: withdraw.formLabel })).toBeVisible()
  await expectSoundInThemes(page, 'form')
  await fillAndConfirm(page, AMOUNT_PAYOUT_BY_HAND)
  await expect(transferring(page)).toBeVisible()
  await expectSoundInThemes(page, 'transferring')
  const reference = (await page.getByText(/^W\d{10,}$/).textContent())!
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post('/sandbox/payouts', { form: { reference, answer: 'name_mismatch' }, headers })
  await expect(page.getByRole('heading', { name: withdraw.refusedTitle })).toBeVisible()
  await expectSoundInThemes(page, 'refused')
  await page.goto('/member/statement')
  await expect(page.getByText(statement.netTitle)).toBeVisible()
  await expect(page.getByText(/^A\d+$|· A\d+$/).first()).toBeVisible()
  await expectSoundInThemes(page, 'statement')
})

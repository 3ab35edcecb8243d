/** Money inside LINE: deep links to its pages, what a web view cannot do by itself, and reloads on the way (ENV-3, PAY). */
import type { APIRequestContext } from '@playwright/test'
import { sandboxAgent } from '#sandbox/strings/agent.ts'
import { statementWords } from '#server/strings/statement.ts'
import { formatBaht } from '#rules/baht.ts'
import { coupon } from '#src/strings/rewards/coupon.ts'
import { deposit, depositOrder } from '#src/strings/money/deposit.ts'
import { images } from '#src/strings/images.ts'
import { profile } from '#src/strings/profile.ts'
import { statement } from '#src/strings/money/statement.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { agents, expect, landed, test, type Page } from '../../harness/liff/e2e-liff.ts'
import { clockTest } from '../../harness/liff/e2e-liff-own-site.ts'
import { AGENT, api } from '../../harness/e2e-people.ts'

test.use({ userAgent: agents.android })
clockTest.use({ userAgent: agents.android })

/** Until then money comes in by itself, and no slip is asked for. */
const SLIP_AFTER_S = 30

const code = (page: Page) => page.getByRole('img', { name: /คิวอาร์โค้ด/ })

interface BookOrder {
  order_id: string
  pay_amount: string
}

/** The order as the sandbox's bank knows it. */
async function newestOrder(request: APIRequestContext, username: string): Promise<BookOrder> {
  const books = await request.get(`/sandbox/bank.json?username=${username}`)
  return ((await books.json()) as { orders: BookOrder[] }).orders[0]!
}

/** Paid, but the bank's notice is lost: answers the slip's picture. */
async function paySilently(page: Page, order_id: string): Promise<Buffer> {
  const paid = await page.request.post('/sandbox/bank/pay', {
    form: { order_id, how: 'silent' },
    headers: { origin: new URL(page.url()).origin, accept: 'application/json' },
  })
  const { transfers } = (await paid.json()) as { transfers: string[] }
  return (await page.request.get(`/sandbox/bank/slip/${transfers[0]}.png`)).body()
}

clockTest(
  'PAY-1 ENV-3 a deposit: code to be held down, kept over a new document, paid, proved by a slip',
  async ({ page, line, site }) => {
    await line.open(page, '/deposit')
    await landed(page, '/liff/deposit')
    await page.getByRole('radio', { name: new RegExp(deposit.kinds.qr) }).check()
    await page.getByRole('button', { name: deposit.baht('500'), exact: true }).click()
    await page.getByRole('button', { name: new RegExp(`^${deposit.submit.qr}`) }).click()
    await expect(page).toHaveURL(/\/liff\/payment\?order=\d+$/)
    // A real picture: LINE's browser knows no download, but offers to keep what is held down.
    await expect(code(page)).toHaveAttribute('src', /^data:image\/png;base64,/)
    await expect(page.getByText(depositOrder.holdToSave)).toBeVisible()
    const picture = await code(page).getAttribute('src')
    const { order_id, pay_amount } = await newestOrder(page.request, 'narin1990')
    const amount = formatBaht(Math.round(Number(pay_amount) * 100))

    // The phone took the memory back while the bank's app was open: LINE builds the page anew.
    await page.reload()
    await expect(code(page)).toHaveAttribute('src', picture!)
    await expect(page.getByText(amount).first()).toBeVisible()
    // Or the member comes back by the link in the chat.
    await line.open(page, '/payment')
    await expect(code(page)).toHaveAttribute('src', picture!)

    const slip = await paySilently(page, order_id)
    const field = page.getByLabel(depositOrder.slipField)
    await expect(page.getByText(depositOrder.slipTitle)).toBeVisible()
    await expect(field).toHaveCount(0)
    await site.later(SLIP_AFTER_S)
    await expect(field).toBeAttached()
    await field.setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await expect(page.getByText(images.fault.notAnImage)).toBeVisible()
    await field.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip })
    await page.getByRole('button', { name: depositOrder.slipSend }).click()
    await expect(page.getByText(depositOrder.creditedTag, { exact: true })).toBeVisible()
    await expect(page.getByText(`+${amount}`).first()).toBeVisible()
    await line.expectNoSecrets(page)
  },
)

test('PAY-2 ENV-3 a withdrawal from the link to the end, followed without leaving LINE', async ({
  page,
  line,
}) => {
  await line.open(page, '/withdraw', { as: 'arisa' })
  await landed(page, '/liff/withdraw')
  const form = page.getByRole('form', { name: withdraw.formLabel })
  await form.getByLabel(withdraw.amount).fill('100')
  await form.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: withdraw.reviewConfirm }).click()
  await expect(page).toHaveURL(/\/liff\/withdraw\/\d+$/)
  await page.reload()
  await expect(page.getByText(withdraw.doneTag)).toBeVisible()
  await expect(page).toHaveURL(/\/liff\/withdraw\/\d+$/)
  await line.expectNoSecrets(page)
})

test('PROMO-4 ENV-3 a link to one promotion opens its terms, and closing it stays inside', async ({
  page,
  line,
}) => {
  const { name } = sandboxAgent.promotions.firstDeposit
  const { data } = await api<{ promotion_agent_id: string; promotion_name: string }[]>(
    page.request,
    `/api/promotion/list?agent_code=${AGENT}`,
  )
  const { promotion_agent_id: id } = data.find((each) => each.promotion_name === name)!
  await line.open(page, `/promotions?id=${id}`)
  const terms = page.getByRole('dialog', { name })
  await expect(terms).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(terms).toBeHidden()
  await landed(page, '/liff/promotions')
  await line.expectNoSecrets(page)
})

test('PAY-2 ENV-3 a statement’s file opens in the phone’s own browser, which has no session', async ({
  page,
  line,
  playwright,
}) => {
  await line.open(page, '/statement')
  await landed(page, '/liff/statement')
  await page.getByRole('button', { name: statement.download }).click()
  const sheet = page.getByRole('dialog', { name: statement.downloadTitle })
  await expect(sheet.getByText(statement.opensOutside)).toBeVisible()
  const file = sheet.getByRole('link', { name: new RegExp(statement.csv) })
  const { href } = await file.evaluate((link: HTMLAnchorElement) => ({ href: link.href }))
  await file.click()
  await expect.poll(() => line.told.findLast((each) => each.startsWith('openWindow '))).toBeDefined()
  const told = line.told.findLast((each) => each.startsWith('openWindow '))!
  expect(told).toContain(JSON.stringify(href))
  expect(told).toContain('"external":true')
  const browser = await playwright.request.newContext()
  const answer = await browser.get(href)
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="statement-narin1990-/)
  expect(await answer.text()).toContain(statementWords.file.columns.join('","'))
  await browser.dispose()
  await line.expectNoSecrets(page)
})

for (const [path, sign] of [
  ['/profile', profile.data],
  ['/coupon', coupon.title],
] as const) {
  test(`EXTRA-9 EXTRA-6 ENV-3 ${path} opens by its link, with the member’s own data`, async ({
    page,
    line,
  }) => {
    await line.open(page, path)
    await landed(page, `/liff${path}`)
    await expect(page.getByText(sign, { exact: true }).first()).toBeVisible()
    await line.expectNoSecrets(page)
  })
}

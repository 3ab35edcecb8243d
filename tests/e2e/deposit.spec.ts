/**
 * Deposits: each way of paying (PAY-1); the sandbox's bank plays the other side. What is paid wrong, late, twice or by a stranger is
 * in src/pages/money/PaymentPage.test.tsx.
 */
// oneSize: what the bank does to an order is alike at every size; the form by keyboard and axe are for both.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { formatBaht } from '#rules/baht.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { banks } from '#src/strings/money/banks.ts'
import { deposit, depositOrder } from '#src/strings/money/deposit.ts'
import { asShown } from '#src/ui/words/joined.ts'
import { expect, oneSize, test, type Page } from '../harness/e2e.ts'
import { axeCheck } from '../harness/axe.ts'
import { clockTest } from '../harness/e2e-own-site.ts'
import { overflow, smallTargets } from '../harness/e2e-measure.ts'
import { api, arriveAs, balanceOf, newMember, type Person } from '../harness/e2e-people.ts'

const SCB = 4

/** Somebody with a bank account, who can deposit. */
async function depositor(page: Page): Promise<{ person: Person; token: string }> {
  const person = await newMember(page.request)
  const token = await arriveAs(page, person)
  await api(
    page.request,
    '/api/member/update_sub_bank_account',
    {
      bank_id: SCB,
      bank_account_name: `Depositor ${person.username}`,
      bank_account_no: `0000${person.mobile.slice(-8)}`,
      password: person.password,
    },
    { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  )
  return { person, token }
}

interface BookOrder {
  order_id: string
  state: string
  pay_amount: string
  held: { event_id: string }[]
}

async function newestOrder(request: APIRequestContext, username: string): Promise<BookOrder> {
  const books = await request.get(`/sandbox/bank.json?username=${username}`)
  const { orders } = (await books.json()) as { orders: BookOrder[] }
  expect(orders[0], `an order of ${username}`).toBeDefined()
  return orders[0]!
}

async function press(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
): Promise<string[]> {
  const { origin } = new URL((await request.get('/favicon.svg')).url())
  const answer = await request.post(path, { form, headers: { origin, accept: 'application/json' } })
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { transfers?: string[] }).transfers ?? []
}
const pay = (request: APIRequestContext, orderId: string, how: string) =>
  press(request, '/sandbox/bank/pay', { order_id: orderId, how })

const satangOf = (baht: string) => Math.round(Number(baht) * 100)

/** Opens an order by the form and answers it as the bank knows it. */
async function openOrder(
  page: Page,
  username: string,
  kind: 'qr' | 'bank' | 'truemoney',
): Promise<BookOrder> {
  await page.goto('/member/deposit')
  await page.getByRole('radio', { name: new RegExp(deposit.kinds[kind]) }).check()
  await page.getByRole('button', { name: deposit.baht('500'), exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${deposit.submit[kind]}`) }).click()
  await expect(page.getByRole('button', { name: depositOrder.ask })).toBeVisible()
  return newestOrder(page.request, username)
}

for (const kind of ['qr', 'bank', 'truemoney'] as const) {
  test(
    `PAY-1 by ${kind}: the money is in within seconds of the transfer, without reloading`,
    oneSize,
    async ({ page }) => {
      const { person, token } = await depositor(page)
      const order = await openOrder(page, person.username, kind)
      const amount = formatBaht(satangOf(order.pay_amount))
      await expect(page.getByText(amount).first()).toBeVisible()
      await pay(page.request, order.order_id, 'exact')
      await expect(page.getByText(depositOrder.creditedTag, { exact: true })).toBeVisible()
      await expect(page.getByText(`+${amount}`).first()).toBeVisible()
      expect(await balanceOf(page.request, token)).toBe(satangOf(order.pay_amount))
    },
  )
}

test(
  'PAY-1 the order is the server’s: another tab shows the same code, amount and time',
  oneSize,
  async ({ page, context }) => {
    const { person } = await depositor(page)
    const order = await openOrder(page, person.username, 'qr')
    const other = await context.newPage()
    await other.goto('/member/payment')
    const code = (tab: Page) => tab.getByRole('img', { name: /คิวอาร์โค้ด/ })
    await expect(other.getByText(formatBaht(satangOf(order.pay_amount))).first()).toBeVisible()
    await expect(code(page)).toHaveAttribute('src', /^data:image\/png/)
    await expect(code(other)).toHaveAttribute('src', (await code(page).getAttribute('src'))!)
  },
)

test('PAY-1 told three times by the bank: credited once', oneSize, async ({ page }) => {
  const { person, token } = await depositor(page)
  const order = await openOrder(page, person.username, 'qr')
  await pay(page.request, order.order_id, 'repeat')
  await expect(page.getByText(depositOrder.creditedTag, { exact: true })).toBeVisible()
  expect(await balanceOf(page.request, token)).toBe(satangOf(order.pay_amount))
})

/** Until then money comes in by itself, and no slip is asked for. */
const SLIP_AFTER_S = 30

/** Keeps the code of a slip from being read until what it returns is called. */
async function holdReading(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const open = createImageBitmap
    const held = new Promise((resolve) => addEventListener('e2e-read-on', resolve, { once: true }))
    window.createImageBitmap = async (picture: ImageBitmapSource) => {
      await held
      return open(picture)
    }
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('e2e-read-on')))
}

clockTest(
  'PAY-1 a notice that is lost: the slip is picked, its code read here, the money found',
  oneSize,
  async ({ page, site }) => {
    const { person, token } = await depositor(page)
    const order = await openOrder(page, person.username, 'qr')
    const [txnId] = await pay(page.request, order.order_id, 'silent')
    const slip = await page.request.get(`/sandbox/bank/slip/${txnId}.png`)
    const field = page.getByLabel(depositOrder.slipField)
    await expect(page.getByText(depositOrder.slipTitle)).toBeVisible()
    await expect(field).toHaveCount(0)
    await site.later(SLIP_AFTER_S)
    await expect(field).toBeAttached()
    const goOn = await holdReading(page)
    await field.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await slip.body() })
    const reading = page.getByText(depositOrder.slipReading)
    await expect(reading).toBeVisible()
    const send = page.getByRole('button', { name: depositOrder.slipSend })
    const whileReading = await send.boundingBox()
    await goOn()
    await expect(reading).toBeHidden()
    await expect(page.getByText(asShown(depositOrder.slipNoQr))).toHaveCount(0)
    expect(await send.boundingBox(), 'the button stays where it may be pressed').toEqual(whileReading)
    await send.click()
    await expect(page.getByText(depositOrder.creditedTag, { exact: true })).toBeVisible()
    expect(await balanceOf(page.request, token)).toBe(satangOf(order.pay_amount))
  },
)

test('PAY-1 the whole deposit by keyboard, and axe and targets are content', async ({ page }) => {
  const { person } = await depositor(page)
  await page.goto('/member/deposit')
  const first = page.getByRole('radio', { name: new RegExp(deposit.kinds.qr) })
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: new RegExp(deposit.kinds.bank) })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('300')
  expect(await axeCheck(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByLabel(deposit.amount, { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: depositOrder.copyAccount })).toBeVisible()
  expect(await axeCheck(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  const { order_id } = await newestOrder(page.request, person.username)
  await pay(page.request, order_id, 'exact')
  await expect(page.getByText(depositOrder.creditedTag, { exact: true })).toBeVisible()
  expect(await axeCheck(page)).toEqual([])
})

test('PAY-1 without a bank account one is given in place, and the deposit goes on there', async ({
  page,
}) => {
  const person = await newMember(page.request)
  await arriveAs(page, person)
  await page.goto('/member/deposit')
  const form = page.getByRole('form', { name: deposit.noAccountTitle })
  await form.getByRole('button', { name: new RegExp(auth.bankChoose) }).click()
  const sheet = page.getByRole('dialog', { name: auth.bankChoose })
  await sheet.getByRole('button', { name: banks[SCB].name }).click()
  // While it closes, what lies behind it takes no letters.
  await expect(sheet).toBeHidden()
  await form.getByLabel(auth.fullName).fill('สมใจ ทดสอบ')
  await form.getByLabel(auth.accountNo).fill(`0000${person.mobile.slice(-6)}`)
  await form.getByRole('button', { name: deposit.addAccount }).click()
  await expect(page.getByRole('radio', { name: new RegExp(deposit.kinds.qr) })).toBeVisible()
  await expect(page).toHaveURL('/member/deposit')
})

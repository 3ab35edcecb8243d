/** The notification centre: what happens is told, and what was read is read in every tab and on every device. */
// oneSize: what was read is alike at every size.
import { randomUUID } from 'node:crypto'
import { getInbox, markInboxRead } from '#contracts/inbox.ts'
import { inboxWords } from '#server/strings/inbox.ts'
import { inbox } from '#src/strings/inbox.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { axeCheck } from '../harness/axe.ts'
import { overflow, smallTargets } from '../harness/e2e-measure.ts'
import { api, arriveAs, newMember, type Person } from '../harness/e2e-people.ts'
import { openMenu } from '../harness/e2e-shell.ts'
import { expect, oneSize, test, type Page } from '../harness/e2e.ts'

const SCB = 4

interface Depositor {
  person: Person
  headers: Record<string, string>
}

/** Somebody signed in here who can deposit, with every announcement read. */
async function depositor(page: Page): Promise<Depositor> {
  const person = await newMember(page.request)
  const authorization = `Bearer ${await arriveAs(page, person)}`
  const account = {
    bank_id: SCB,
    bank_account_name: `Depositor ${person.username}`,
    bank_account_no: `0000${person.mobile.slice(-8)}`,
    password: person.password,
  }
  const headers = { authorization, 'idempotency-key': randomUUID() }
  await api(page.request, '/api/member/update_sub_bank_account', account, headers)
  await api(page.request, '/api/member/inbox/read', {}, headers)
  return { person, headers: { authorization } }
}

/** Opens an order and has the bank pay it; answers the notice's title. */
async function deposit({ request }: Page, { headers }: Depositor): Promise<string> {
  const { data: channels } = await api<{ channel_id: string; kind: string }[]>(
    request,
    '/api/member/payment/channels',
    undefined,
    headers,
  )
  const { data: order } = await api<{ order_id: string; pay_amount: string }>(
    request,
    '/api/member/payment/generate_qr',
    {
      channel_id: channels.find(({ kind }) => kind === 'qr')!.channel_id,
      sub_channel_id: '',
      amount: '500.00',
    },
    { ...headers, 'idempotency-key': randomUUID() },
  )
  const { origin } = new URL((await request.get('/favicon.svg')).url())
  const paid = await request.post('/sandbox/bank/pay', {
    form: { order_id: order.order_id, how: 'exact' },
    headers: { origin, accept: 'application/json' },
  })
  expect(paid.status()).toBe(200)
  return inboxWords.deposited(Math.round(Number(order.pay_amount) * 100))
}

const rowOf = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title })
const bell = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${inbox.bell}`) })
const unreadBell = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: inbox.bellUnread('1'), exact: true })
/** With its answers there: one that is still on its way is not asked for again when somebody comes back. */
const openInbox = async (page: Page) => {
  const answer = (limit: string) =>
    page.waitForResponse((each) => {
      const { pathname, searchParams } = new URL(each.url())
      return pathname === getInbox.path && searchParams.get('limit') === limit
    })
  await Promise.all([answer('20'), answer('1'), page.goto('/member/inbox')])
  await expect(page.getByRole('heading', { level: 1, name: pageTitles.inbox })).toBeAttached()
}
/** What the browser says when somebody comes back to a window. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test(
  'PAY-1 a deposit is told; read in one tab it is read in the other, and on another device',
  oneSize,
  async ({ page, context, browser, viewport }) => {
    const who = await depositor(page)
    await openInbox(page)
    const tab = await context.newPage()
    await openInbox(tab)
    const otherDevice = await browser.newContext({ viewport, locale: 'th-TH' })
    const device = await otherDevice.newPage()
    await arriveAs(device, who.person)

    const title = await deposit(page, who)
    await openInbox(device)
    for (const place of [page, tab, device]) {
      await comeBack(place)
      await expect(rowOf(place, title)).toContainText(inbox.unread)
      await expect(unreadBell(place)).toBeVisible()
    }

    await rowOf(page, title).click()
    await expect(page).toHaveURL(/\/member\/payment\?order=\d+$/)
    await expect(rowOf(tab, title)).not.toContainText(inbox.unread)
    await expect(tab.getByText(inbox.allRead)).toBeVisible()

    await comeBack(device)
    await expect(rowOf(device, title)).not.toContainText(inbox.unread)
    await expect(bell(device)).toHaveAccessibleName(inbox.bell)
    await otherDevice.close()
  },
)

test('the bell and the menu lead there, and all is read at once', async ({ page }) => {
  const who = await depositor(page)
  const title = await deposit(page, who)
  await page.goto('/')
  await expect(unreadBell(page)).toBeVisible()
  const menu = await openMenu(page)
  const entry = menu.getByRole('link', { name: memberArea.inbox })
  await expect(entry).toContainText(memberArea.badgeUnread(1))
  await entry.click()
  await expect(page).toHaveURL(/\/member\/inbox$/)
  await expect(rowOf(page, title)).toContainText(inbox.unread)
  expect(await axeCheck(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  // Shown as read before the server knows: a reload meanwhile would take the request back.
  const known = page.waitForResponse(`**${markInboxRead.path}`)
  await page.getByRole('button', { name: inbox.readAll }).click()
  await expect(page.getByText(inbox.allRead)).toBeVisible()
  await known
  await page.reload()
  await expect(rowOf(page, title)).not.toContainText(inbox.unread)
  await expect(bell(page)).toHaveAccessibleName(inbox.bell)
})

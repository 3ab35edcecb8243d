import { screen, waitFor, within } from '@testing-library/react'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getAgentBankAccounts, getAgentTrueMoneyAccounts } from '#contracts/agent.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { satang } from '#contracts/money.ts'
import {
  cancelOrder,
  createTransferOrder,
  generateQr,
  getDepositOrders,
  getPaymentChannels,
  getQrcodeInfo,
} from '#contracts/payment.ts'
import { getProtection } from '#contracts/protection.ts'
import { paymentOrders } from '#server/db/schema/payment.ts'
import { members } from '#server/db/schema/member.ts'
import { play } from '#sandbox/bank/pay.ts'
import { bankWords } from '#sandbox/strings/bank.ts'
import { paymentMessages } from '#server/strings/payment.ts'
import { getOperation } from '#contracts/operations.ts'
import { isResting } from '#src/data/protection/pause.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { profile } from '#src/strings/profile.ts'
import { agentAccounts } from '#src/strings/money/agent-accounts.ts'
import { deposit as words, depositOrder } from '#src/strings/money/deposit.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { limitOffer } from '#src/strings/protection/limit-offer.ts'
import { windowOf } from '#tests/harness/jsdom/window-of.ts'
import { broken, failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const submit = (kind: 'qr' | 'bank' = 'qr') =>
  main().findByRole('button', { name: new RegExp(words.submit[kind]) })

/** Tests of this file share people: what one left open is closed. */
async function closeOrders(username: string) {
  const token = await site.tokenOf(username)
  const { data } = await site.server.call(getQrcodeInfo, {}, { as: token })
  if (data?.state === 'waiting')
    await site.server.call(cancelOrder, { order_id: data.order_id }, { as: token })
}
async function ordersOf(username: string) {
  const { db } = site.server
  const [member] = await db.select().from(members).where(eq(members.username, username))
  return db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.memberId, member!.id))
    .orderBy(asc(paymentOrders.id))
}

describe('the form', () => {
  it('PAY-1 shows the account on file, the channels, the least amount', async () => {
    await site.renderAt('/member/deposit', { as: 'somchai' })
    const channels = await main().findByRole('group', { name: words.channels })
    expect(within(channels).getAllByRole('radio')).toHaveLength(3)
    expect(
      within(channels).getByRole('radio', { name: new RegExp(bankWords.channels.qr.name) }),
    ).toBeChecked()
    const from = main().getByRole('region', { name: words.from })
    expect(from).toHaveTextContent('กสิกรไทย 000-•-••100-4')
    expect(main().getByText(words.min('100'))).toBeVisible()
    const asks = await main().findByRole('list', { name: words.asks })
    expect(asks).toHaveTextContent(paymentMessages.notices.exact)
  })

  it('PAY-1 the last deposit that brought money is chosen by itself, and no other', async () => {
    const token = await site.tokenOf('noi')
    const { data: channels } = await site.server.call(getPaymentChannels, {}, { as: token })
    const bank = channels.find(({ kind }) => kind === 'bank')!
    for (const [baht, how] of [
      [700, 'exact'],
      [900, 'expire'],
    ] as const) {
      const wish = { channel_id: bank.channel_id, amount: satang(baht * 100) }
      const { data: order } = await site.server.call(createTransferOrder, wish, { as: token })
      await play(site.server.deps, order.order_id, how)
    }
    await site.renderAt('/member/deposit', { token })
    await submit('bank')
    expect(main().getByRole('radio', { name: new RegExp(bankWords.channels.bank.name) })).toBeChecked()
    expect(main().getByLabelText(words.amount)).toHaveValue('700')
    expect(main().getByText(new RegExp(words.asLast))).toBeVisible()
  })

  it('PAY-1 without what was deposited last the form stands as it is', async () => {
    site.answer(getDepositOrders, () => failure(500))
    await site.renderAt('/member/deposit', { as: 'lek' })
    await submit()
    expect(main().getByLabelText(words.amount)).toHaveValue('')
    expect(main().queryByText(new RegExp(words.asLast))).toBeNull()
  })

  it('PAY-1 without a bank account one is given in place, without the password; then the form is there', async () => {
    const { user, address } = await site.renderAt('/member/deposit', { as: 'malee' })
    const form = within(await main().findByRole('form', { name: words.noAccountTitle }))
    expect(main().queryByRole('radio')).toBeNull()
    expect(form.queryByLabelText(profile.yourPassword)).toBeNull()
    await user.click(form.getByRole('button', { name: words.addAccount }))
    expect(await form.findByText(auth.bankRequired)).toBeVisible()
    await user.click(form.getByRole('button', { name: new RegExp(auth.bankChoose) }))
    await user.click(await screen.findByRole('button', { name: /กสิกรไทย/ }))
    // What comes next has the caret.
    await waitFor(() => expect(form.getByLabelText(auth.fullName)).toHaveFocus())
    await user.keyboard('มาลี มีสุข')
    await user.type(form.getByLabelText(auth.accountNo), '0981112223')
    await user.click(form.getByRole('button', { name: words.addAccount }))
    expect(await submit()).toBeVisible()
    expect(main().getByRole('region', { name: words.from })).toHaveTextContent('มาลี มีสุข')
    expect(address()).toBe('/member/deposit')
  })

  it('PAY-1 its parts come one after another, and what two of them show is asked for once', async () => {
    const token = await site.tokenOf('narin1990')
    const { data: channels } = await site.server.call(getPaymentChannels, {}, { as: token })
    const { channel_id } = channels.find(({ kind }) => kind === 'bank')!
    const wish = { channel_id, amount: satang(800_00) }
    const { data: order } = await site.server.call(createTransferOrder, wish, { as: token })
    await play(site.server.deps, order.order_id, 'exact')
    const before = site.asked.length
    const { client } = await site.renderAt('/member/deposit', { token })
    expect(await main().findByLabelText(words.amount)).toBeVisible()
    expect(await main().findByRole('heading', { name: words.recent })).toBeVisible()
    expect(await main().findByText(new RegExp(`^(${limitOffer.title}|${limitOffer.link})$`))).toBeVisible()
    expect(await isResting(client)).toBe(false)
    const asked = site.asked.slice(before)
    for (const { path } of [getDepositOrders, getProtection])
      expect(asked.filter((one) => one.includes(path))).toHaveLength(1)
  })

  it('PAY-1 channels that cannot be loaded say so and are tried again', async () => {
    site.answer(getPaymentChannels, () => failure(500))
    const { user } = await site.renderAt('/member/deposit', { as: 'somchai' })
    const alert = await main().findByRole('alert')
    expect(alert).toHaveTextContent(words.channelsFailed)
    site.mend(getPaymentChannels)
    await user.click(within(alert).getByRole('button'))
    expect(await submit()).toBeVisible()
  })

  it.each([
    ['', words.amountRequired],
    ['50', words.amountMin('100')],
    ['100.50', words.amountWhole],
    ['999999', words.amountMax('200,000')],
  ])('PAY-1 "%s" is refused beside the amount, and nothing is sent', async (typed, sentence) => {
    const { user } = await site.renderAt('/member/deposit', { as: 'somchai' })
    const send = await submit()
    if (typed) await user.type(main().getByLabelText(words.amount), typed)
    await user.click(send)
    expect(await main().findByText(sentence)).toBeVisible()
    expect(site.asked.some((path) => path.includes('generate_qr'))).toBe(false)
  })

  it('PAY-1 an amount over or under what is allowed is said as the field is left, until it is right', async () => {
    const { user } = await site.renderAt('/member/deposit', { as: 'somchai' })
    await submit()
    const field = main().getByLabelText(words.amount)
    await user.click(field)
    await user.tab()
    expect(field).not.toBeInvalid()
    await user.type(field, '50')
    expect(field).not.toBeInvalid()
    await user.tab()
    expect(await main().findByText(words.amountMin('100'))).toBeVisible()
    await user.type(field, '0')
    await waitFor(() => expect(field).not.toBeInvalid())
  })

  it('PAY-1 a quick amount and Enter open an order; the code page follows', async () => {
    const { user, address } = await site.renderAt('/member/deposit', { as: 'nid' })
    await submit()
    await user.click(main().getByRole('button', { name: words.baht('500') }))
    expect(main().getByLabelText(words.amount)).toHaveValue('500')
    await user.type(main().getByLabelText(words.amount), '{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/member\/payment\?order=\d+$/))
    expect(await main().findByRole('img', { name: /คิวอาร์โค้ด/ })).toBeVisible()
    await closeOrders('nid')
  })

  it('PAY-1 the chosen channel decides: a transfer order for the bank', async () => {
    const { user } = await site.renderAt('/member/deposit', { as: 'boy' })
    await submit()
    await user.click(main().getByRole('radio', { name: new RegExp(bankWords.channels.bank.name) }))
    await user.type(main().getByLabelText(words.amount), '300')
    await user.click(await submit('bank'))
    expect(await main().findByRole('button', { name: depositOrder.copyAccount })).toBeVisible()
    expect((await ordersOf('boy')).at(-1)).toMatchObject({ kind: 'bank', amount: 300_00 })
    await closeOrders('boy')
  })

  it.each([
    ['bank', bankWords.channels.bank.name, getAgentBankAccounts],
    ['truemoney', bankWords.channels.truemoney.name, getAgentTrueMoneyAccounts],
  ] as const)('PAY-1 who transfers sees the agent’s own accounts first: %s', async (kind, name, endpoint) => {
    const { user } = await site.renderAt('/member/deposit', { as: 'boy' })
    await submit()
    expect(site.asked).not.toContain(`POST ${endpoint.path}`)
    await user.click(main().getByRole('radio', { name: new RegExp(name) }))
    const part = await main().findByRole('region', { name: agentAccounts.title[kind] })
    const { data } = await site.server.call<Endpoint>(endpoint, { agent_code: 'chokdee' })
    const accounts = data as Record<string, string>[]
    expect(accounts.length).toBeGreaterThan(0)
    expect(within(part).getAllByRole('listitem')).toHaveLength(accounts.length)
    const digits = part.textContent.replaceAll(/\D/g, '')
    for (const account of accounts) expect(digits).toContain(account.mobile ?? account.bank_account_no)
    expect(part).toHaveTextContent(agentAccounts.orderFirst)
  })

  it.each([404, 501, 500])(
    'PAY-1 without the agent’s accounts (%i) the form stands as it is',
    async (status) => {
      site.answer(getAgentBankAccounts, () => failure(status))
      const { user } = await site.renderAt('/member/deposit', { as: 'boy' })
      await submit()
      await user.click(main().getByRole('radio', { name: new RegExp(bankWords.channels.bank.name) }))
      await waitFor(() => expect(site.asked).toContain(`POST ${getAgentBankAccounts.path}`))
      expect(await submit('bank')).toBeVisible()
      expect(main().queryByRole('region', { name: agentAccounts.title.bank })).toBeNull()
      // Nothing is said: the form's own line for failures is empty.
      expect(main().getByRole('alert')).toBeEmptyDOMElement()
    },
  )

  it('PAY-1 what the server refuses stands in the form, and what was typed stays', async () => {
    site.answer(generateQr, () => Response.json({ error: 1, message: paymentMessages.noSlot, data: null }))
    const { user } = await site.renderAt('/member/deposit', { as: 'somchai' })
    await user.type(await main().findByLabelText(words.amount), '700')
    await user.click(await submit())
    expect(await main().findByText(paymentMessages.noSlot)).toBeVisible()
    expect(main().getByLabelText(words.amount)).toHaveValue('700')
  })
})

describe('an order that is open', () => {
  it('PAY-1 stands in place of the form, is taken up again, or given up after asking', async () => {
    const token = await site.tokenOf('arisa')
    const { data: channels } = await site.server.call(getPaymentChannels, {}, { as: token })
    const wish = { channel_id: channels[1]!.channel_id, amount: 400_00 as never }
    const { data: order } = await site.server.call(createTransferOrder, wish, { as: token })
    const { user, address } = await site.renderAt('/member/deposit', { token })
    const open = within(await main().findByRole('region', { name: words.openTitle }))
    expect(main().queryByRole('radio')).toBeNull()
    expect(open.getByRole('link', { name: words.resume })).toHaveAttribute(
      'href',
      `/member/payment?order=${order.order_id}`,
    )
    expect(open.getByRole('timer')).toBeInTheDocument()
    await user.click(open.getByRole('button', { name: words.cancel }))
    const question = within(await screen.findByRole('alertdialog', { name: words.cancelTitle }))
    await user.click(question.getByRole('button', { name: words.cancel }))
    expect(await main().findByRole('radio', { name: new RegExp(bankWords.channels.qr.name) })).toBeVisible()
    expect(address()).toBe('/member/deposit')
  })

  it('PAY-1 whose money comes while the page is open: said, balance asked again, the form is back', async () => {
    const token = await site.tokenOf('lek')
    const { data: channels } = await site.server.call(getPaymentChannels, {}, { as: token })
    const wish = { channel_id: channels[1]!.channel_id, amount: 100_00 as never }
    const { data: order } = await site.server.call(createTransferOrder, wish, { as: token })
    await site.renderAt('/member/deposit', { token })
    await main().findByRole('region', { name: words.openTitle })
    const before = site.asked.filter((path) => path.includes('/member/wallets')).length
    await play(site.server.deps, order.order_id, 'exact')
    expect(await screen.findByText(new RegExp(depositOrder.announceCredited('')))).toBeVisible()
    // The same way again is chosen.
    expect(await submit('bank')).toBeVisible()
    await waitFor(() =>
      expect(site.asked.filter((path) => path.includes('/member/wallets')).length).toBeGreaterThan(before),
    )
    const recent = within(await main().findByRole('region', { name: words.recent }))
    expect(recent.getByText(words.states.credited)).toBeVisible()
  })
})

describe('on a wide screen', () => {
  let narrow = () => {}
  beforeEach(() => {
    narrow = windowOf(1280)
  })
  afterEach(() => narrow())
  const aside = () => within(screen.getByRole('complementary', { name: words.asideTitle }))
  const ordered = () => main().findByRole('group', { name: words.ordered })

  it('27.3 the code stands beside the form that made it, which is given up for another amount after asking', async () => {
    // What the sandbox gave before: how many depends on the hour.
    const earlier = (await ordersOf('noi')).length
    const { user, address } = await site.renderAt('/member/deposit', { as: 'noi' })
    await user.click(await main().findByRole('radio', { name: new RegExp(bankWords.channels.qr.name) }))
    await user.clear(main().getByLabelText(words.amount))
    await user.type(main().getByLabelText(words.amount), '300')
    await user.click(await submit())
    expect(await ordered()).toBeDisabled()
    expect(address()).toBe('/member/deposit')
    expect(await aside().findByRole('img', { name: /คิวอาร์โค้ด/ })).toBeVisible()
    expect(main().getByLabelText(words.amount)).toHaveValue('300')
    expect(main().getByLabelText(words.amount)).toBeDisabled()
    expect(main().queryByRole('button', { name: new RegExp(`^${words.submit.qr}`) })).toBeNull()
    await user.click(main().getByRole('button', { name: words.change.qr }))
    const question = within(await screen.findByRole('alertdialog', { name: words.cancelTitle }))
    await user.click(question.getByRole('button', { name: words.cancel }))
    // The form holds what the order was made with; beside it there is no order any more.
    expect(await main().findByRole('button', { name: new RegExp(`^${words.submit.qr}`) })).toBeVisible()
    expect(main().getByLabelText(words.amount)).toHaveValue('300')
    expect(main().getByLabelText(words.amount)).toBeEnabled()
    await waitFor(() => expect(aside().queryByText(depositOrder.endedTitle.cancelled)).toBeNull())
    expect((await ordersOf('noi')).slice(earlier).map(({ state }) => state)).toEqual(['cancelled'])
  })

  it('27.3 an order that is paid shows so in its place, and the form is free for another', async () => {
    const token = await site.tokenOf('noi')
    const { data: channels } = await site.server.call(getPaymentChannels, {}, { as: token })
    const wish = { channel_id: channels[1]!.channel_id, amount: satang(200_00) }
    const { data: order } = await site.server.call(createTransferOrder, wish, { as: token })
    await site.renderAt('/member/deposit', { token })
    expect(await ordered()).toBeDisabled()
    expect(main().getByRole('button', { name: words.change.bank })).toBeVisible()
    await play(site.server.deps, order.order_id, 'exact')
    expect(await aside().findByText(depositOrder.creditedTag)).toBeVisible()
    // The way chosen is the last one, or what the form of the test before was left with.
    const free = new RegExp(`^(${words.submit.qr}|${words.submit.bank})`)
    expect(await main().findByRole('button', { name: free })).toBeEnabled()
    expect(main().queryByRole('group', { name: words.ordered })).toBeNull()
  })
})

describe('an outcome that is not known', () => {
  it('PAY-1 asks how the write ended and sends nothing twice', async () => {
    let sent = 0
    site.answer(generateQr, async (request) => {
      sent += 1
      await site.server.app.fetch(request)
      return broken()
    })
    const { user, address } = await site.renderAt('/member/deposit', { as: 'fon' })
    await user.type(await main().findByLabelText(words.amount), '200')
    await user.click(await submit())
    await waitFor(() => expect(address()).toMatch(/^\/member\/payment\?order=/))
    expect(sent).toBe(1)
    expect(await ordersOf('fon')).toHaveLength(1)
    await closeOrders('fon')
  })

  it('PAY-1 while nobody can be asked how it ended there is nothing to send with, and what was typed is kept', async () => {
    site.answer(generateQr, broken)
    site.answer(getOperation, broken)
    const { user } = await site.renderAt('/member/deposit', { as: 'hero' })
    await user.type(await main().findByLabelText(words.amount), '200')
    await user.click(await submit())
    expect(await main().findByText(moneyWrite.unknownTitle)).toBeVisible()
    const named = new RegExp(`^${words.submit.qr}`)
    expect(main().queryByRole('button', { name: named, hidden: true })).toBeNull()
    site.mend(getOperation)
    await user.click(main().getByRole('button', { name: moneyWrite.checkAgain }))
    expect(await submit()).toBeVisible()
    expect(main().getByLabelText(words.amount)).toHaveValue('200')
    expect(site.asked.filter((path) => path.includes('generate_qr'))).toHaveLength(1)
    site.mend(generateQr)
  })

  it('PAY-1 says that it is being looked into while nobody can be asked', async () => {
    site.answer(generateQr, broken)
    const { user } = await site.renderAt('/member/deposit', { as: 'hero' })
    await user.type(await main().findByLabelText(words.amount), '200')
    await user.click(await submit())
    // The write never arrived: it may be sent again, under the same key.
    expect(await screen.findByText(/ติดต่อระบบไม่ได้/)).toBeVisible()
    expect(main().queryByText(moneyWrite.unknownTitle)).toBeNull()
    expect(main().getByLabelText(words.amount)).toHaveValue('200')
    expect(await ordersOf('hero')).toHaveLength(0)
  })
})

it('PAY-1 a deposit that came to nothing is not lost: it says so, leads to what can be done, older ones too', async () => {
  const token = await site.tokenOf('fon')
  const { data: channels } = await site.server.call(getPaymentChannels, {}, { as: token })
  const refs: string[] = []
  for (let n = 1; n <= 5; n++) {
    const wish = { channel_id: channels[1]!.channel_id, amount: satang(n * 100_00) }
    const { data: order } = await site.server.call(createTransferOrder, wish, { as: token })
    refs.push(order.ref)
    if (n === 5) await play(site.server.deps, order.order_id, 'expire')
    else await site.server.call(cancelOrder, { order_id: order.order_id }, { as: token })
  }
  const { user } = await site.renderAt('/member/deposit', { token })
  const recent = within(await main().findByRole('region', { name: words.recent }))
  expect(recent.getAllByText(words.states.cancelled)).toHaveLength(3)
  const expired = recent.getByText(words.states.expired).closest('a')
  expect(expired).toHaveAttribute('href', expect.stringMatching(/^\/member\/payment\?order=\d+$/))
  expect(recent.queryByText(new RegExp(refs[0]!))).toBeNull()
  await user.click(recent.getByRole('button', { name: words.earlier }))
  expect(await recent.findByText(new RegExp(refs[0]!))).toBeVisible()
  expect(recent.queryByRole('button', { name: words.earlier })).toBeNull()
})

describe('a promotion with the deposit', () => {
  it('PAY-1 is not ticked beforehand, shows turnover with own figures, and must be agreed to', async () => {
    const { user, address } = await site.renderAt('/member/deposit', { as: 'boy' })
    const group = within(await main().findByRole('group', { name: words.promotion.title }))
    expect(group.getByRole('radio', { name: new RegExp(words.promotion.none) })).toBeChecked()
    await user.type(main().getByLabelText(words.amount), '500')
    const [, welcome] = group.getAllByRole('radio')
    await user.click(welcome!)
    expect(await group.findByText('฿5,000.00')).toBeVisible()
    expect(group.getByText(words.promotion.formula('500', '500', '5'))).toBeVisible()
    expect(group.getByText(words.promotion.meaning)).toBeVisible()
    await user.click(await submit())
    expect(await group.findByText(words.promotion.mustAgree)).toBeVisible()
    await user.click(group.getByRole('checkbox', { name: words.promotion.agree }))
    await user.click(await submit())
    await waitFor(() => expect(address()).toMatch(/^\/member\/payment/))
    expect((await ordersOf('boy')).at(-1)!.promotionId).not.toBeNull()
    await closeOrders('boy')
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { satang } from '#contracts/money.ts'
import {
  createTransferOrder,
  generateQr,
  getPaymentChannels,
  getQrcodeInfo,
  inquireStatus,
} from '#contracts/payment.ts'
import { paymentOrders } from '#server/db/schema/payment.ts'
import { play, type Way } from '#sandbox/bank/pay.ts'
import { paymentMessages } from '#server/strings/payment.ts'
import { formatBaht } from '#rules/baht.ts'
import { deposit, depositOrder as words } from '#src/strings/money/deposit.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { lookAgain } from '#tests/harness/jsdom/look-again.ts'
import { windowOf } from '#tests/harness/jsdom/window-of.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const kinds = { qr: 0, bank: 1, truemoney: 2 }

/** An order of a member who had none; several tests share people, so what was open is closed. */
async function opened(username: string, kind: keyof typeof kinds, amount = 500) {
  const token = await site.tokenOf(username)
  const as = { as: token }
  const { data: before } = await site.server.call(getQrcodeInfo, {}, as)
  if (before?.state === 'waiting') await play(site.server.deps, before.order_id, 'expire')
  const { data: channels } = await site.server.call(getPaymentChannels, {}, as)
  const wish = { channel_id: channels[kinds[kind]]!.channel_id, amount: satang(amount * 100) }
  const { data: order } =
    kind === 'qr'
      ? await site.server.call(generateQr, { ...wish, sub_channel_id: '' }, as)
      : await site.server.call(createTransferOrder, wish, as)
  return { token, order, path: `/member/payment?order=${order.order_id}` }
}
const pay = (orderId: string, way: Way) => play(site.server.deps, orderId, way)

describe('what to pay', () => {
  it('PAY-1 by QR: a real picture with the amount, never payable and said so, time on the server’s clock', async () => {
    const { token, order, path } = await opened('somchai', 'qr')
    const { platform, user } = await site.renderAt(path, { token })
    const amount = formatBaht(order.pay_amount)
    const picture = await main().findByRole('img', { name: words.qrSandboxAlt(amount) })
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/))
    expect(main().getByText(words.notPayable)).toBeInTheDocument()
    expect(main().getByText(words.sandboxNote)).toBeVisible()
    expect(main().getByRole('timer')).toHaveTextContent(/14 นาที|15 นาที/)
    expect(main().getByText(words.ref(order.ref))).toBeVisible()
    expect(main().getByRole('list', { name: words.steps })).toBeInTheDocument()
    await user.click(main().getByRole('button', { name: words.saveQr }))
    expect(platform.calls).toContain(`saveImage ${words.qrFile(order.ref)}`)
  })

  it('PAY-1 by transfer: account, name, exact amount, each to be copied, and from whom', async () => {
    const { token, order, path } = await opened('narin1990', 'bank')
    const { user } = await site.renderAt(path, { token })
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await main().findByRole('button', { name: words.copyAccount }))
    expect(write).toHaveBeenLastCalledWith('0000000022')
    expect(await screen.findByText(words.accountCopied)).toBeVisible()
    await user.click(main().getByRole('button', { name: words.copyAmount }))
    expect(write).toHaveBeenLastCalledWith((order.pay_amount / 100).toFixed(2))
    expect(main().getByText(words.onlyFrom('ไทยพาณิชย์', '482-1', 'นรินทร์ ใจดี'))).toBeVisible()
    expect(main().getByRole('heading', { name: words.status })).toBeVisible()
  })

  it('PAY-1 by TrueMoney: only from the registered phone', async () => {
    const { token, path } = await opened('arisa', 'truemoney')
    await site.renderAt(path, { token })
    expect(await main().findByText('080-000-0000')).toBeVisible()
    expect(main().getByText(words.onlyMobile('081-000-0006'))).toBeVisible()
  })

  it('PAY-1 without a number in the address the open order is taken up again', async () => {
    const { token, order } = await opened('hero', 'bank')
    await site.renderAt('/member/payment', { token })
    expect(await main().findByText(formatBaht(order.pay_amount))).toBeVisible()
    // Paid, it is no open one any more; the page shows its end all the same.
    await pay(order.order_id, 'exact')
    await lookAgain()
    expect(await main().findByText(words.creditedTag)).toBeVisible()
    expect(main().queryByText(words.none)).toBeNull()
  })

  it('PAY-1 with no open order says so and leads on', async () => {
    await site.renderAt('/member/payment', { as: 'slowpoke' })
    expect(await main().findByText(words.none)).toBeVisible()
    expect(main().getByRole('link', { name: words.toDeposit })).toHaveAttribute('href', '/member/deposit')
  })

  it('PAY-1 of somebody else, or not there, is no order but a sentence', async () => {
    const { path } = await opened('nid', 'qr')
    await site.renderAt(path, { as: 'lek' })
    expect(await main().findByRole('alert')).toHaveTextContent(words.failed)
  })
})

describe('on a wide screen', () => {
  let narrow = () => {}
  beforeEach(() => {
    narrow = windowOf(1280)
  })
  afterEach(() => narrow())

  it('27.3 the form that made the order stands beside it, and leads back to itself', async () => {
    const { token, path } = await opened('somchai', 'qr')
    const { user, address } = await site.renderAt(path, { token })
    expect(await main().findByRole('group', { name: deposit.ordered })).toBeDisabled()
    expect(main().getByRole('img', { name: /คิวอาร์โค้ด/ })).toBeVisible()
    await user.click(main().getByRole('button', { name: deposit.change.qr }))
    const question = within(await screen.findByRole('alertdialog', { name: deposit.cancelTitle }))
    await user.click(question.getByRole('button', { name: deposit.cancel }))
    await waitFor(() => expect(address()).toBe('/member/deposit'))
    expect(await main().findByLabelText(deposit.amount)).toHaveValue('500')
  })

  it('27.3 an order that is over is not to be changed: what it was, and one way on', async () => {
    const { token, order, path } = await opened('fon', 'bank')
    await pay(order.order_id, 'expire')
    await site.renderAt(path, { token })
    expect(await main().findByText(words.endedTitle.expired)).toBeVisible()
    expect(await main().findByRole('group', { name: deposit.ordered })).toBeDisabled()
    expect(main().queryByRole('button', { name: deposit.change.bank })).toBeNull()
    expect(main().getAllByRole('link', { name: words.newOrder })).toHaveLength(1)
  })
})

describe('how it goes on, without reloading', () => {
  it('PAY-1 the money is in: amount, wallet, balances; what shows the balance is asked again', async () => {
    const { token, order, path } = await opened('boy', 'qr')
    await site.renderAt(path, { token })
    await main().findByRole('img', { name: /คิวอาร์โค้ด/ })
    await pay(order.order_id, 'exact')
    expect(await main().findByText(words.creditedTag)).toBeVisible()
    const amount = formatBaht(order.pay_amount)
    expect(main().getAllByText(`+${amount}`).length).toBeGreaterThan(0)
    expect(main().getByText('฿1,200.00')).toBeVisible()
    expect(screen.getByText(words.announceCredited(amount)).closest('[role=status]')).not.toBeNull()
    expect(
      await screen.findByRole('button', {
        name: memberArea.balanceChip(
          formatBaht(order.pay_amount + 1_200_00),
          formatBaht(order.pay_amount + 1_200_00),
        ),
      }),
    ).toBeInTheDocument()
  })

  it.each([
    [
      'wrong',
      words.checkingTitle,
      (asked: number) => paymentMessages.heldAmount(formatBaht(asked - 100), formatBaht(asked)),
    ],
    ['stranger', words.checkingTitle, (asked: number) => paymentMessages.heldName(formatBaht(asked))],
    ['twice', words.creditedTag, (asked: number) => paymentMessages.creditedAgain(2, formatBaht(asked))],
    ['late', words.creditedTag, (asked: number) => paymentMessages.creditedLate(formatBaht(asked))],
  ] as const)('PAY-1 paid %s: %s, and why', async (way, title, sentence) => {
    const { token, order, path } = await opened('hero', 'bank', 600)
    await site.renderAt(path, { token })
    await main().findByRole('button', { name: words.copyAccount })
    await pay(order.order_id, way)
    await lookAgain()
    expect(await main().findByText(sentence(order.pay_amount))).toBeVisible()
    expect(main().getAllByText(title).length).toBeGreaterThan(0)
  })

  it('PAY-1 paid, and the order cannot be read for a while: it is read again until the page no longer asks for the money', async () => {
    const { token, order, path } = await opened('boy', 'qr')
    await site.renderAt(path, { token })
    await main().findByRole('img', { name: /คิวอาร์โค้ด/ })
    let failures = 0
    site.answer(getQrcodeInfo, (request) => (++failures <= 3 ? failure(500) : site.server.app.fetch(request)))
    await pay(order.order_id, 'exact')
    expect(await main().findByText(words.creditedTag)).toBeVisible()
    expect(failures).toBeGreaterThan(3)
  })

  it('PAY-1 run out: says not to pay, and what to do for who has paid', async () => {
    const { token, order, path } = await opened('fon', 'bank')
    await pay(order.order_id, 'expire')
    await site.renderAt(path, { token })
    expect(await main().findByText(words.endedTitle.expired)).toBeVisible()
    expect(main().getByText(words.endedText.expired)).toBeVisible()
    expect(main().queryByRole('button', { name: words.copyAccount })).toBeNull()
    expect(main().getByRole('link', { name: words.newOrder })).toHaveAttribute('href', '/member/deposit')
  })

  it('PAY-1 "I have paid" looks at once, and says when there is nothing yet', async () => {
    const { token, path } = await opened('fon', 'qr')
    const { user } = await site.renderAt(path, { token })
    const before = () => site.asked.filter((each) => each.includes('inquiry_status')).length
    await user.click(await main().findByRole('button', { name: words.ask }))
    expect(await screen.findByText(words.notYet)).toBeVisible()
    expect(before()).toBeGreaterThan(0)
  })

  it('PAY-1 a status that cannot be had leaves the order standing', async () => {
    site.answer(inquireStatus, () => failure(500))
    const { token, path } = await opened('lek', 'bank')
    await site.renderAt(path, { token })
    expect(await main().findByRole('button', { name: words.copyAccount })).toBeVisible()
    expect(main().queryByRole('alert')).toBeNull()
  })

  it('PAY-1 is given up after asking, not by one press', async () => {
    const { token, path } = await opened('lek', 'bank')
    const { user } = await site.renderAt(path, { token })
    await user.click(await main().findByRole('button', { name: deposit.cancel }))
    const question = within(await screen.findByRole('alertdialog', { name: deposit.cancelTitle }))
    await user.click(question.getByRole('button', { name: deposit.keep }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(main().getByRole('button', { name: words.copyAccount })).toBeVisible()
    await user.click(main().getByRole('button', { name: deposit.cancel }))
    const again = within(await screen.findByRole('alertdialog', { name: deposit.cancelTitle }))
    await user.click(again.getByRole('button', { name: deposit.cancel }))
    expect(await main().findByText(words.endedTitle.cancelled)).toBeVisible()
  })
})

describe('the slip', () => {
  it('PAY-1 is offered half a minute after the order, not before', async () => {
    const { token, order, path } = await opened('somchai', 'bank')
    await site.renderAt(path, { token })
    expect(await main().findByText(/แนบสลิปได้ในอีก/)).toBeVisible()
    expect(main().queryByRole('button', { name: words.slipSend })).toBeNull()
    expect(order.slip_from! - order.created_at).toBe(30_000)
  })

  it('PAY-1 asks for a picture first, and says what is no picture', async () => {
    const { token, order, path } = await opened('somchai', 'bank')
    await site.server.db
      .update(paymentOrders)
      .set({ slipFrom: order.created_at - 1000 })
      .where(eq(paymentOrders.id, order.order_id))
    const { user } = await site.renderAt(path, { token })
    await user.click(await main().findByRole('button', { name: words.slipSend }))
    expect(await main().findByText(words.slipRequired)).toBeVisible()
    const input = main().getByLabelText(words.slipField)
    fireEvent.change(input, { target: { files: [new File(['hello'], 'slip.txt')] } })
    expect(await main().findByText(/ไม่ใช่รูปภาพ/)).toBeVisible()
  })
})

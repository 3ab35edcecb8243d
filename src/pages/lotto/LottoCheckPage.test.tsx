import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cancelBill, checkReceipt } from '#contracts/bills.ts'
import { bills, receipt } from '#src/strings/lotto/bill.ts'
import { receiptCheck as words } from '#src/strings/lotto/receipt-check.ts'
import { shell } from '#src/strings/shell.ts'
import { endRound, govPrizes, openRound, placeBill } from '#tests/harness/lotto.ts'
import { broken, failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const placed = async (as = 'hero', lottery = 'gov') =>
  placeBill(site, as, (await openRound(site, lottery)).round_id, [
    ['top2', '72', 20],
    ['bottom2', '27', 5],
  ])

it('LOTTO-3 a visitor types a code as they like and sees what the server knows, and not whose it is', async () => {
  const bill = await placed()
  const { user, address } = await site.renderAt('/lotto/check')
  const typed = bill.check_code.toLowerCase().replaceAll('-', ' ')
  await user.type(await main().findByLabelText(words.code), typed)
  await user.click(main().getByRole('button', { name: words.check }))
  expect(await main().findByText(words.real)).toBeVisible()
  expect(address()).toBe(`/lotto/check/${typed.replaceAll(' ', '')}`)
  const paper = within(main().getByRole('region', { name: words.receipt }))
  for (const said of [bill.bill_no, bill.check_code, bill.round.lottery_name, '72', '27', '฿25.00'])
    expect(paper.getByText(said)).toBeVisible()
  expect(within(main().getByRole('region', { name: words.sums })).getByText(words.winsMax)).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/hero/i)
  expect(screen.getByRole('main')).not.toHaveTextContent(bill.wallet_name)
})

it('LOTTO-3 the QR of a receipt leads to the page that checks it', async () => {
  const bill = await placed()
  const { user } = await site.renderAt(`/lotto/bills?bill=${bill.bill_id}`, { as: 'hero' })
  const sheet = await screen.findByRole('dialog', { name: bills.detail })
  await user.click(await within(sheet).findByRole('button', { name: bills.receipt }))
  const paper = within(await screen.findByRole('dialog', { name: receipt.title }))
  expect(await paper.findByRole('img', { name: receipt.qr(bill.check_code) })).toBeVisible()
  expect(paper.getByText(receipt.checkAt(`${location.host}/lotto/check`))).toBeVisible()
})

it('LOTTO-3 a code that no bill has: not found, and another can be typed', async () => {
  const { user, address } = await site.renderAt('/lotto/check/0000-0000-0000-0000')
  expect(await main().findByRole('heading', { name: words.unknown })).toBeVisible()
  expect(main().getByText(words.unknownText)).toBeVisible()
  const bill = await placed()
  await user.type(main().getByLabelText(words.another), bill.check_code)
  await user.click(main().getByRole('button', { name: words.check }))
  expect(await main().findByText(words.real)).toBeVisible()
  expect(address()).toBe(`/lotto/check/${bill.check_code}`)
})

it('LOTTO-3 a code of before says how to come by a new one', async () => {
  await site.renderAt('/lotto/check/7K3MQ-9X2TA')
  expect(await main().findByText(words.older)).toBeVisible()
})

it('LOTTO-3 nothing typed is no question', async () => {
  const { user, address } = await site.renderAt('/lotto/check')
  await user.click(await main().findByRole('button', { name: words.check }))
  expect(main().getByText(words.codeMissing)).toBeVisible()
  expect(address()).toBe('/lotto/check')
})

it('LOTTO-3 cancelled, won, and put right: each is said', async () => {
  const cancelled = await placed('nid')
  const as = await site.tokenOf('nid')
  await site.server.call(cancelBill, { agent_id: 7, bill_id: cancelled.bill_id }, { as })
  await site.renderAt(`/lotto/check/${cancelled.check_code}`)
  expect(await main().findAllByText(bills.states.cancelled)).not.toHaveLength(0)
  expect(main().getByText(words.refunded)).toBeVisible()
  expect(main().queryByText(words.winsMax)).toBeNull()

  const won = await placed('boy')
  await endRound(site, won.round.round_id, govPrizes('472', '90'))
  await site.renderAt(`/lotto/check/${won.check_code}`)
  expect(await main().findByText(words.won)).toBeVisible()
  expect(main().getByText(receipt.lineWon('+\u200d฿1,900.00'))).toBeVisible()

  const { data } = await site.server.call(checkReceipt, { code: won.check_code })
  expect(data).toMatchObject({ state: 'won', corrected: false })
})

it.each([404, 405, 501])(
  'LOTTO-3 where receipts cannot be checked (%i) the page does not call one false',
  async (status) => {
    site.answer(checkReceipt, () => (status === 501 ? failure(501) : new Response('', { status })))
    await site.renderAt('/lotto/check/7K3M-Q9X2-TA4B-W8ZC')
    expect(await main().findByRole('heading', { name: words.notOffered })).toBeVisible()
    expect(main().queryByText(words.unknown)).toBeNull()
    site.mend(checkReceipt)
  },
)

it('LOTTO-3 a failure is no verdict either, and can be tried again', async () => {
  const bill = await placed('hero', 'hanoi-vip')
  site.answer(checkReceipt, broken)
  const { user } = await site.renderAt(`/lotto/check/${bill.check_code}`)
  const alert = await main().findByRole('alert')
  expect(alert).toHaveTextContent(words.failed)
  site.mend(checkReceipt)
  await user.click(within(alert).getByRole('button', { name: shell.retry }))
  await waitFor(() => expect(main().getByText(words.real)).toBeVisible())
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { takeBillNews } from '#contracts/bills.ts'
import { getProtection } from '#contracts/protection.ts'
import { calmAt } from '#src/app/frame/calm.ts'
import { createQueryClient } from '#src/data/query-client.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { slipOf, useSlips } from '#src/stores/slip.ts'
import { shell } from '#src/strings/shell.ts'
import { bills, billNews as words } from '#src/strings/lotto/bill.ts'
import { endRound, govPrizes, openRound, placeBill } from '#tests/harness/lotto.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'
import { tellBillNews } from './news.ts'

const site = openSite()
const prizes = [
  { key: 'special', numbers: ['12481'] },
  { key: 'first', numbers: ['90772'] },
]
const title = words.won
const calm = () => Promise.resolve()

/** As the site does when the member comes back: each visit begins with an empty cache. */
const comeBack = () => {
  let telling: Promise<void> = Promise.resolve()
  act(() => {
    telling = tellBillNews(createQueryClient(), calm)
  })
  return () => telling
}

it('LOTTO-3 a win is told once, calmly, and leads to the bill; what was lost is not told', async () => {
  const round = await openRound(site, 'hanoi-vip')
  const won = await placeBill(site, 'hero', round.round_id, [['run_top', '4', 20]])
  await placeBill(site, 'hero', round.round_id, [['run_top', '5', 10]])
  await endRound(site, round.round_id, prizes)
  const { user, address } = await site.renderAt('/lotto/bills', { as: 'hero' })
  const done = comeBack()
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
  expect(dialog.getByText('+64.00')).toBeVisible()
  // The net of the whole bill is the loud figure.
  expect(dialog.getByText('+฿44.00').className).toMatch(/won/)
  expect(dialog.getByRole('img', { name: words.digits(bills.top, '4 8 1') })).toBeVisible()
  // Told when it is on the screen, not when it is closed.
  const as = await site.tokenOf('hero')
  await waitFor(async () =>
    expect((await site.server.call(takeBillNews, { seen: [] }, { as })).data).toEqual([]),
  )
  await user.click(dialog.getByRole('link', { name: words.open }))
  await waitFor(() => expect(address()).toBe(`/lotto/bills?bill=${won.bill_id}`))
  await act(done)
  await act(comeBack())
  expect(screen.queryByRole('dialog', { name: title })).toBeNull()
})

it('RTS 14A what brought less than it cost is one plain sentence, though a bill of it gained: nothing is drawn over the page', async () => {
  const round = await openRound(site, 'hanoi-vip')
  await placeBill(site, 'narin1990', round.round_id, [['run_top', '4', 20]])
  await placeBill(site, 'narin1990', round.round_id, [['run_top', '5', 80]])
  await endRound(site, round.round_id, prizes)
  await site.renderAt('/lotto/bills', { as: 'narin1990' })
  await act(comeBack())
  expect(await screen.findByText(words.less('฿100.00', '฿64.00'))).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('in a break a win is told in plain words, with no way to play on', async () => {
  const round = await openRound(site, 'hanoi-vip')
  await placeBill(site, 'wanchai', round.round_id, [['run_top', '4', 20]])
  await endRound(site, round.round_id, prizes)
  await site.renderAt('/lotto/bills', { as: 'wanchai' })
  site.answer(getProtection, () => failure(503))
  useResting.setState({ resting: true })
  await act(comeBack())
  expect(await screen.findByText(words.plain('฿64.00'))).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  site.mend(getProtection)
})

it('a win waits while the member is at their money, and comes when they have left; "again" fills the slip', async () => {
  const round = await openRound(site, 'hanoi-vip')
  await placeBill(site, 'ploy', round.round_id, [['run_top', '4', 20]])
  await endRound(site, round.round_id, prizes)
  const { user, router, address, go } = await site.renderAt('/member/withdraw', { as: 'ploy' })
  let done: Promise<void> = Promise.resolve()
  act(() => {
    done = tellBillNews(createQueryClient(), () => calmAt(router))
  })
  await screen.findAllByRole('heading')
  expect(screen.queryByRole('dialog', { name: title })).toBeNull()
  await go('/lotto/bills')
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const next = await openRound(site, 'hanoi-vip')
  await user.click(dialog.getByRole('button', { name: words.again }))
  await waitFor(() => expect(address()).toBe(`/lotto/${next.round_id}`))
  await act(() => done)
  expect(slipOf(useSlips.getState(), next.round_id).lines).toEqual([
    { bet_type: 'run_top', number: '4', amount: 2000 },
  ])
})

it('LOTTO-3 told on one device is told on all', async () => {
  const round = await openRound(site, 'hanoi-vip')
  const bill = await placeBill(site, 'arisa', round.round_id, [['run_top', '4', 20]])
  await endRound(site, round.round_id, prizes)
  const as = await site.tokenOf('arisa')
  const ask = async () => (await site.server.call(takeBillNews, { seen: [] }, { as })).data
  expect((await ask()).map(({ bill_id }) => bill_id)).toEqual([bill.bill_id])
  const { user } = await site.renderAt('/lotto/bills', { as: 'arisa' })
  const done = comeBack()
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.click(dialog.getByRole('button', { name: shell.close }))
  await act(done)
  expect(await ask()).toEqual([])
})

it('LOTTO-3 money that came back is one line, no dialog', async () => {
  const round = await openRound(site, 'hanoi-vip')
  await placeBill(site, 'nid', round.round_id, [['run_top', '4', 15]])
  await endRound(site, round.round_id, null)
  await site.renderAt('/lotto/bills', { as: 'nid' })
  await act(comeBack())
  expect(await screen.findByText(words.refunds('1', '฿15.00'))).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('LOTTO-3 when it cannot be asked nothing is said, and it is told the next time', async () => {
  const round = await openRound(site)
  await placeBill(site, 'boy', round.round_id, [['run_top', '4', 5]])
  await endRound(site, round.round_id, govPrizes('481', '72'))
  site.answer(takeBillNews, () => failure(503))
  await site.renderAt('/lotto/bills', { as: 'boy' })
  await act(comeBack())
  expect(screen.queryByRole('dialog')).toBeNull()
  site.mend(takeBillNews)
  const done = comeBack()
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  await act(async () => screen.getByRole('button', { name: shell.close }).click())
  await act(done)
})

it('LOTTO-3 what one draw brought is one line with its sum, however many bills won in it', async () => {
  const vip = await openRound(site, 'hanoi-vip')
  const hanoi = await openRound(site, 'hanoi')
  for (const round of [vip, vip, hanoi])
    await placeBill(site, 'somchai', round.round_id, [['run_top', '4', 20]])
  for (const round of [hanoi, vip]) await endRound(site, round.round_id, prizes)
  await site.renderAt('/lotto/bills', { as: 'somchai' })
  const done = comeBack()
  const dialog = within(await screen.findByRole('dialog', { name: words.title('3') }))
  const lines = dialog.getAllByRole('listitem')
  expect(lines).toHaveLength(2)
  const line = lines.find((one) => one.textContent?.includes(vip.lottery_name))!
  expect(line).toHaveTextContent(words.bills('2'))
  expect(line).toHaveTextContent('+฿128.00')
  await act(async () => dialog.getByRole('button', { name: shell.close }).click())
  await act(done)
})

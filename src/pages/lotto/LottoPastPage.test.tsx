import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getLottoLobby, getLottoPast, lottery as wireLottery } from '#contracts/lotto.ts'
import * as z from 'zod/mini'
import { lottoLobby } from '#src/strings/lotto/lotto-lobby.ts'
import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { lottoResults } from '#src/strings/lotto/lotto-results.ts'
import { broken, failure, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()

/** A lottery of the sandbox that has drawn, and its draws. */
async function drawn() {
  const { lotteries } = (await site.server.call(getLottoLobby, {})).data
  const lottery = lotteries.find(({ kind, last_result }) => kind === 'draw' && last_result)!
  const { data, body } = await site.server.call(getLottoPast, { lottery_id: lottery.lottery_id, limit: 50 })
  return { lottery, past: data, total: (body as { total: number }).total }
}

it('LOTTO-1 the past draws of a lottery, each leading to all that was drawn', async () => {
  const { lottery, past } = await drawn()
  const { user, address } = await site.renderAt(`/lotto/past/${lottery.lottery_id}`)
  const table = await screen.findByRole('table', { name: words.list(lottery.name) })
  expect(within(table).getAllByRole('row')).toHaveLength(past.draws.length + 1)
  expect(screen.getByLabelText(words.lottery)).toHaveValue(lottery.lottery_id)
  const [newest] = past.draws
  await user.click(within(table).getByRole('link', { name: new RegExp(newest!.title) }))
  await waitFor(() => expect(address()).toBe(`/lotto/results?round=${newest!.round_id}`))
  const sheet = await screen.findByRole('dialog', { name: lottery.name })
  await user.click(await within(sheet).findByRole('link', { name: lottoResults.past }))
  await waitFor(() => expect(address()).toBe(`/lotto/past/${lottery.lottery_id}`))
})

it('LOTTO-1 without a lottery the first of the lobby; another is chosen', async () => {
  const { lottery } = await drawn()
  const { user, address } = await site.renderAt('/lotto/past')
  const choice = await screen.findByLabelText(words.lottery)
  await user.selectOptions(choice, lottery.lottery_id)
  await waitFor(() => expect(address()).toBe(`/lotto/past/${lottery.lottery_id}`))
})

it('LOTTO-1 how often what came, in the address, and never what to make of it', async () => {
  const { lottery, past } = await drawn()
  const [newest] = past.draws
  const { user, address } = await site.renderAt(`/lotto/past/${lottery.lottery_id}`)
  await user.click(await screen.findByRole('link', { name: words.views.stats }))
  const digits = await screen.findByRole('table', { name: words.stats(words.kinds.run_top) })
  expect(within(digits).getAllByRole('row')).toHaveLength(11)
  expect(screen.getByText(new RegExp(words.nothingNext))).toBeVisible()
  await user.click(screen.getByRole('link', { name: words.kinds.bottom2 }))
  await user.click(screen.getByRole('link', { name: words.tensOf(Number(newest!.bottom2[0])) }))
  const ten = newest!.bottom2[0] === '0' ? '' : `&ten=${newest!.bottom2[0]}`
  expect(address()).toBe(`/lotto/past/${lottery.lottery_id}?tab=stats&of=bottom2${ten}`)
  const pairs = await screen.findByRole('table', { name: words.stats(words.kinds.bottom2) })
  const row = within(pairs).getByRole('rowheader', { name: newest!.bottom2 }).closest('tr')!
  expect(row).toHaveTextContent(words.ago(0))
  await user.click(screen.getByRole('link', { name: words.last(20) }))
  expect(address()).toContain('last=20')
})

it('LOTTO-1 a number shows the draws it would have won in; the address keeps it', async () => {
  const { lottery, past } = await drawn()
  const [newest] = past.draws
  const { user, address } = await site.renderAt(`/lotto/past/${lottery.lottery_id}?tab=check`)
  const field = await screen.findByLabelText(words.yourNumber)
  expect(screen.getByText(words.ask)).toBeVisible()
  await user.type(field, '1x')
  expect(await screen.findByText(/ใส่เฉพาะตัวเลข/)).toBeVisible()
  await user.clear(field)
  await user.type(field, newest!.top3)
  const hits = await screen.findByRole('list', { name: words.hits })
  expect(within(hits).getAllByRole('listitem')[0]).toHaveTextContent(newest!.title)
  expect(address()).toBe(`/lotto/past/${lottery.lottery_id}?tab=check&number=${newest!.top3}`)
})

it('LOTTO-1 a link with a number opens on it', async () => {
  const { lottery, past } = await drawn()
  await site.renderAt(`/lotto/past/${lottery.lottery_id}?tab=check&number=${past.draws[0]!.bottom2}`)
  expect(await screen.findByRole('list', { name: words.hits })).toBeVisible()
})

it('LOTTO-1 no draws yet, no such lottery, and a failure that can be tried again', async () => {
  const { lottery, past } = await drawn()
  site.answer(getLottoPast, () => success({ ...past, draws: [] }))
  await site.renderAt(`/lotto/past/${lottery.lottery_id}?tab=stats`)
  expect(await screen.findByRole('heading', { name: words.none })).toBeVisible()
  site.mend(getLottoPast)
  await site.renderAt('/lotto/past/999999')
  expect(await screen.findByRole('heading', { name: words.notFound })).toBeVisible()
  site.answer(getLottoPast, broken)
  const { user } = await site.renderAt(`/lotto/past/${lottery.lottery_id}`)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(words.failed)
  site.mend(getLottoPast)
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('table', { name: words.list(lottery.name) })).toBeVisible()
})

it.each([404, 405, 501])('LOTTO-1 where the past is not offered (%i) the page says so', async (status) => {
  site.answer(getLottoPast, () => (status === 501 ? failure(501) : new Response('', { status })))
  await site.renderAt('/lotto/past/1')
  expect(await screen.findByRole('heading', { name: words.notOffered })).toBeVisible()
  site.mend(getLottoPast)
})

it('LOTTO-1 the lobby leads there, but not where the platform says nothing of it', async () => {
  await site.renderAt('/lotto/lobby')
  expect(await screen.findByRole('link', { name: lottoLobby.pastShort })).toHaveAttribute(
    'href',
    '/lotto/past',
  )
  const { data } = await site.server.call(getLottoLobby, {})
  const lotteries = data.lotteries.map((lottery) => z.encode(wireLottery, { ...lottery, past: undefined }))
  site.answer(getLottoLobby, () =>
    Response.json({ status: 0, message: '', data: { categories: data.categories, lotteries } }),
  )
  await site.renderAt('/lotto/lobby')
  expect(await screen.findByRole('link', { name: lottoLobby.rates })).toBeVisible()
  await screen.findAllByRole('link', { name: new RegExp(lotteries[0]!.name) })
  expect(screen.queryByRole('link', { name: lottoLobby.pastShort })).toBeNull()
  site.mend(getLottoLobby)
})

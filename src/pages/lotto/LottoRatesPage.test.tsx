import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getLottoLobby, getLottoRates, getLottoRule } from '#contracts/lotto.ts'
import { formatRate } from '#rules/baht.ts'
import { lottoRates as words } from '#src/strings/lotto/lotto-rates.ts'
import { ui } from '#src/strings/ui.ts'
import { broken, failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const rates = async (category_id: string) =>
  (await site.server.call(getLottoRates, { agent_id: 7, category_id })).data

it('LOTTO-1 each bet type: what it pays, its limits, chance and return, from the server', async () => {
  const [lottery] = await rates('1')
  const lobby = (await site.server.call(getLottoLobby, {})).data
  const { round } = lobby.lotteries.find(({ lottery_id: id }) => id === lottery!.lottery_id)!
  const rules = (await site.server.call(getLottoRule, { round_id: round!.round_id })).data
  await site.renderAt('/lotto/rates')
  const table = await screen.findByRole('table', { name: words.table(lottery!.lottery_name) })
  expect(within(table).getAllByRole('row')).toHaveLength(lottery!.rates.length + 1)
  await screen.findByRole('heading', { name: words.rules })
  for (const { bet_type, name, rate } of lottery!.rates) {
    const row = within(table)
      .getByRole('rowheader', { name: new RegExp(`^${name}`) })
      .closest('tr')!
    const rule = rules.bet_types.find((one) => one.bet_type === bet_type)!
    expect(row).toHaveTextContent(formatRate(rate))
    expect(row).toHaveTextContent(words.percent(String(rule.return_percent)))
  }
})

it('LOTTO-1 the bet that gives back least is named; its rule shows numbers that win and that lose', async () => {
  const { user } = await site.renderAt('/lotto/rates')
  expect(await screen.findByText(/คืนเฉลี่ยต่ำสุดของหวยนี้/)).toBeVisible()
  const [lottery] = await rates('1')
  const first = lottery!.rates[0]!
  const rules = screen.getByRole('region', { name: words.rules })
  const summary = within(rules).getAllByText(first.name)[0]!
  await user.click(summary)
  const bet = summary.closest('details')!
  expect(bet).toHaveAttribute('open')
  for (const label of [words.win, words.example, words.wins, words.loses])
    expect(within(bet).getByText(label)).toBeVisible()
  expect(within(bet).getByText(words.worked('฿10', `฿${formatRate(first.rate * 10)}`))).toBeVisible()
})

it('LOTTO-1 category and lottery stand in the address', async () => {
  const [first, second] = await rates('2')
  const { user, address } = await site.renderAt('/lotto/rates?category=2')
  expect(await screen.findByRole('heading', { name: first!.lottery_name })).toBeVisible()
  await user.click(screen.getByRole('link', { name: second!.lottery_name }))
  await waitFor(() => expect(address()).toBe(`/lotto/rates?category=2&lottery=${second!.lottery_id}`))
  expect(await screen.findByRole('heading', { name: second!.lottery_name })).toBeVisible()
})

it('LOTTO-1 without rules the rates stand, and the rules are asked for again', async () => {
  site.answer(getLottoRule, () => failure(500))
  const { user } = await site.renderAt('/lotto/rates')
  expect(await screen.findByText(words.rulesFailed)).toBeVisible()
  expect(screen.getByRole('table')).toBeVisible()
  site.mend(getLottoRule)
  await user.click(screen.getByRole('button', { name: ui.retry }))
  expect(await screen.findByRole('heading', { name: words.rules })).toBeVisible()
})

it('LOTTO-1 rates that cannot be loaded are asked for again', async () => {
  site.answer(getLottoRates, broken)
  const { user } = await site.renderAt('/lotto/rates')
  expect(await screen.findByText(words.failed)).toBeVisible()
  site.mend(getLottoRates)
  await user.click(screen.getByRole('button', { name: ui.retry }))
  expect(await screen.findByRole('table')).toBeVisible()
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getLottoLobby, getLottoResults, type LottoResult, lottoResult } from '#contracts/lotto.ts'
import { platformDouble } from '#src/platform/double.ts'
import { dayPlus, thaiDayOf } from '#rules/thai-day.ts'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'
import { share } from '#src/strings/line/share.ts'
import { ui } from '#src/strings/ui.ts'
import { broken, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const today = () => thaiDayOf(site.server.clock.now())
const asked = (path: string) => site.asked.filter((one) => one.startsWith(`GET ${path}`))

/** The sandbox's last government draw. */
async function governmentDraw(): Promise<LottoResult> {
  const lobby = (await site.server.call(getLottoLobby, {})).data
  const category_id = lobby.categories[0]!.category_id
  const results = (await site.server.call(getLottoResults, { agent_id: 7, category_id, limit: 20 })).data
  return results.find(({ prizes }) => prizes.some(({ key }) => key === 'front3'))!
}
const hanoi = (over: Partial<LottoResult> = {}): LottoResult => ({
  round: {
    round_id: '690455',
    lottery_id: '7',
    category_id: '2',
    lottery_name: 'ฮานอยปกติ',
    title: 'งวด 20 พ.ย. 2569',
    state: 'settled',
    opens_at: Date.now() - 9_000_000,
    closes_at: Date.now() - 900_000,
  },
  prizes: [{ key: 'special', name: 'รางวัลพิเศษ', numbers: ['07804'] }],
  top3: '804',
  top2: '04',
  bottom2: '09',
  announced_at: Date.now() - 600_000,
  source_url: 'https://results.example/hanoi',
  source_read_at: Date.now() - 500_000,
  ...over,
})
const answerWith = (...results: LottoResult[]) =>
  site.answer(getLottoResults, () => success(results.map((one) => z.encode(lottoResult, one))))

it('LOTTO-1 a government draw: all its prizes, and the digits that bets are decided by', async () => {
  const draw = await governmentDraw()
  const { user, address } = await site.renderAt(`/lotto/results?round=${draw.round.round_id}`)
  const sheet = await screen.findByRole('dialog', { name: draw.round.lottery_name })
  const numbers = await within(sheet).findAllByText(/^\d+$/)
  const shown = numbers.map(({ textContent }) => textContent)
  expect(shown).toEqual(expect.arrayContaining(draw.prizes.flatMap((prize) => prize.numbers)))
  expect(within(sheet).getByText(words.top).nextElementSibling).toHaveTextContent(draw.top3)
  await user.click(within(sheet).getByRole('button', { name: ui.close }))
  await waitFor(() => expect(address()).toBe('/lotto/results'))
})

it('LOTTO-1 the way from a result to its round leads there and stays there', async () => {
  const draw = await governmentDraw()
  const { user, address } = await site.renderAt(`/lotto/results?round=${draw.round.round_id}`)
  const sheet = await screen.findByRole('dialog', { name: draw.round.lottery_name })
  await user.click(await within(sheet).findByRole('link', { name: words.seeRound }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(address()).toBe(`/lotto/${draw.round.round_id}`))
})

it('LOTTO-1 an outside draw names its source and when it was read; the result is shared', async () => {
  const platform = platformDouble({ shareWay: 'lineFriends' })
  const result = hanoi()
  answerWith(result)
  site.answer({ ...getLottoResults, path: '/api/lotto/result' }, () => success(z.encode(lottoResult, result)))
  const { user } = await site.renderAt('/lotto/results?category=2', { platform })
  const table = await screen.findByRole('table', { name: words.resultsToday })
  await user.click(within(table).getByRole('link', { name: /^ฮานอยปกติ/ }))
  const sheet = await screen.findByRole('dialog', { name: 'ฮานอยปกติ' })
  expect(await within(sheet).findByRole('link', { name: words.openSource })).toHaveAttribute(
    'href',
    'https://results.example/hanoi',
  )
  expect(within(sheet).getByText(words.readAt)).toBeVisible()
  await user.click(within(sheet).getByRole('button', { name: words.share }))
  const sharing = await screen.findByRole('dialog', { name: share.title })
  await user.click(within(sharing).getByRole('button', { name: share.pickFriends }))
  await waitFor(() => expect(platform.calls.join()).toContain('/lotto/results?round=690455'))
})

it('LOTTO-1 another day stands in the address; after today there is none', async () => {
  answerWith()
  const { user, address } = await site.renderAt('/lotto/results')
  // The device's clock is days ahead of the server's; what the server says holds.
  await waitFor(() => expect(asked('/api/lotto/results').join()).toContain(`day=${today()}`))
  expect(await screen.findByRole('heading', { name: words.none })).toBeVisible()
  expect(screen.getByRole('button', { name: words.nextDay })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: words.previousDay }))
  const yesterday = dayPlus(today(), -1)
  expect(address()).toBe(`/lotto/results?day=${yesterday}`)
  await waitFor(() => expect(asked(`/api/lotto/results`).join()).toContain(`day=${yesterday}`))
  fireEvent.change(screen.getByLabelText(words.day), { target: { value: '2026-11-16' } })
  expect(address()).toBe('/lotto/results?day=2026-11-16')
  fireEvent.change(screen.getByLabelText(words.day), { target: { value: '0002-11-16' } })
  expect(address()).toBe('/lotto/results?day=2026-11-16')
  await user.click(screen.getByRole('button', { name: words.toToday }))
  expect(address()).toBe('/lotto/results')
})

it('LOTTO-1 a member sees only the rounds of own bills; a visitor is not offered that', async () => {
  const { user, address } = await site.renderAt('/lotto/results', { as: 'narin1990' })
  await user.click(await screen.findByRole('button', { name: words.mine }))
  expect(address()).toBe('/lotto/results?mine=1')
  await waitFor(() => expect(asked('/api/lotto/results').join()).toContain('mine=true'))
  expect(screen.getByRole('button', { name: words.mine })).toHaveAttribute('aria-pressed', 'true')
})

it('LOTTO-1 a visitor has no "mine"', async () => {
  await site.renderAt('/lotto/results')
  expect(await screen.findByRole('button', { name: words.previousDay })).toBeVisible()
  expect(screen.queryByRole('button', { name: words.mine })).toBeNull()
})

it('LOTTO-1 a round without a result says that the bills were paid back', async () => {
  const round = { ...hanoi().round, state: 'no_result' as const }
  answerWith(hanoi({ round, prizes: [], top3: '', bottom2: '' }))
  await site.renderAt('/lotto/results?category=2')
  expect(await screen.findByRole('cell', { name: words.cancelled })).toBeVisible()
})

it('LOTTO-1 results that cannot be loaded are asked for again', async () => {
  site.answer(getLottoResults, broken)
  const { user } = await site.renderAt('/lotto/results')
  expect(await screen.findByText(words.failed)).toBeVisible()
  answerWith(hanoi())
  await user.click(screen.getByRole('button', { name: ui.retry }))
  expect(await screen.findByRole('link', { name: /^ฮานอยปกติ \d/ })).toBeVisible()
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getLottoLobby, getLottoRounds } from '#contracts/lotto.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const lobby = async () => (await site.server.call(getLottoLobby, {})).data

it('LOTTO-1 every lottery of the platform stands on the wall once', async () => {
  const { lotteries, categories } = await lobby()
  await site.renderAt('/lotto/lobby')
  expect(await screen.findByRole('heading', { level: 1, name: pageTitles.lottoLobby })).toBeVisible()
  const main = screen.getByRole('main')
  await within(main).findByRole('list', { name: words.closingNext })
  for (const { name } of categories)
    expect(within(main).getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining('category='),
    )
  const yeekee = screen.getByRole('region', { name: new RegExp(`${words.yeekeeTitle('', 88).trim()}$`) })
  const hearts = within(main).getAllByRole('button', { name: /ในรายการโปรด$/ })
  // One of them has the panel.
  expect(hearts).toHaveLength(lotteries.length - 1)
  expect(within(yeekee).getByRole('heading')).toBeVisible()
})

it('LOTTO-1 the panel leads into the running Yeekee round, and to all that still come today', async () => {
  const { lotteries } = await lobby()
  const yeekee = lotteries.find(({ round }) => round?.rounds_a_day === 88)!
  const rounds = (await site.server.call(getLottoRounds, { lottery_id: yeekee.lottery_id })).data
  const { user, address } = await site.renderAt(`/lotto/lobby?category=${yeekee.category_id}`)
  const enter = await screen.findByRole('link', { name: words.enterRound })
  expect(enter).toHaveAttribute('href', `/lotto/${yeekee.round!.round_id}`)
  await user.click(await screen.findByRole('button', { name: words.allRounds }))
  const sheet = await screen.findByRole('dialog', { name: words.roundsOf(yeekee.name) })
  const links = await within(sheet).findAllByRole('link', { name: /^รอบที่/ })
  const left = 88 - yeekee.round!.round_no! + 1
  expect(links).toHaveLength(left)
  expect(links[0]).toHaveAttribute('href', `/lotto/${yeekee.round!.round_id}`)
  expect(links[0]).toHaveAttribute('aria-current', 'true')
  expect(rounds.length).toBeGreaterThanOrEqual(left)
  await user.click(within(sheet).getByRole('link', { name: words.pastRounds }))
  await waitFor(() => expect(address()).toBe(`/lotto/results?category=${yeekee.category_id}`))
})

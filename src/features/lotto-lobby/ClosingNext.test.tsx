import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Lottery } from '#contracts/lotto.ts'
import { type LottoLobby, lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import { ClosingNext } from './ClosingNext.tsx'

const MINUTE = 60_000

/** A lottery whose round closes in so many minutes; one that has closed waits for its result. */
function lottery(id: string, closesIn: number, round_no?: number): Lottery {
  const now = Date.now()
  return {
    lottery_id: id,
    category_id: '1',
    name: `หวย ${id}`,
    name_en: '',
    badge: id,
    kind: 'draw',
    round: {
      round_id: `round-${id}`,
      lottery_id: id,
      category_id: '1',
      lottery_name: id,
      title: '',
      state: 'open',
      opens_at: now - 60 * MINUTE,
      closes_at: now + closesIn * MINUTE,
      ...(round_no === undefined ? {} : { round_no }),
    },
  }
}
const shown = (...lotteries: Lottery[]) =>
  renderPart(<ClosingNext />, {
    user: narin,
    seed: [[lottoLobbyQuery().queryKey, { categories: [], lotteries } satisfies LottoLobby]],
  })

afterEach(() => void vi.unstubAllGlobals())

it('27.1 the four that close next, soonest first, each one press from its round; days are said as days', () => {
  shown(
    lottery('E', 3 * 24 * 60),
    lottery('B', 40),
    lottery('A', 8, 46),
    lottery('D', 26 * 60),
    lottery('C', 90),
    lottery('over', -1),
  )
  const card = screen.getByRole('region', { name: words.closingNextOfAll })
  const rows = within(within(card).getByRole('list')).getAllByRole('link')
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(
    ['A', 'B', 'C', 'D'].map((id) => `/lotto/round-${id}`),
  )
  expect(rows[0]).toHaveTextContent(`หวย A ${words.yeekeeRound(46)}`)
  expect(within(rows[0]!).getByRole('timer')).toBeVisible()
  expect(rows[3]).toHaveTextContent(words.daysLeft(1))
  expect(screen.getByRole('link', { name: words.allLotteries })).toHaveAttribute('href', '/lotto/lobby')
})

it('says that nothing is open, and is not there for an agent without a lottery', () => {
  const { unmount } = shown(lottery('over', -1))
  expect(screen.getByText(words.none.closing.title)).toBeVisible()
  unmount()
  shown()
  expect(screen.queryByRole('region')).toBeNull()
})

it('says when it could not be loaded, and tries again when told', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', fetched)
  const { user } = renderPart(<ClosingNext />, { user: narin })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(words.failed)
  fetched.mockClear()
  await user.click(within(alert).getByRole('button'))
  expect(fetched).toHaveBeenCalled()
})

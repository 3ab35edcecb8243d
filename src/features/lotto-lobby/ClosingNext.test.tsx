import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Lottery } from '#contracts/lotto.ts'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
import { ClosingNext } from './ClosingNext.tsx'

const MINUTE = 60_000
const now = Date.parse('2026-11-20T17:20:00+07:00')

function lottery(id: string, name: string, closesIn: number, round_no?: number): Lottery {
  return {
    lottery_id: id,
    category_id: '1',
    name,
    name_en: '',
    badge: 'VN',
    kind: round_no === undefined ? 'draw' : 'yeekee',
    top_rate: 850,
    round: {
      round_id: `round-${id}`,
      lottery_id: id,
      category_id: '1',
      lottery_name: name,
      title: '',
      state: 'open',
      opens_at: now - MINUTE,
      closes_at: now + closesIn * MINUTE,
      ...(round_no !== undefined && { round_no, rounds_a_day: 88 }),
    },
    last_result: null,
  }
}
const show = (lotteries: readonly Lottery[] | null) =>
  renderPart(<ClosingNext />, {
    seed: lotteries ? [[lottoLobbyQuery().queryKey, { categories: [], lotteries }] as const] : [],
  })
const card = () => within(screen.getByRole('region', { name: words.closingTitle }))

beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('27.1 names the three rounds that close next, each with its time and the way into it', () => {
  show([
    lottery('9', 'ลาวพัฒนา', 180),
    lottery('8', 'ฮานอยพิเศษ', 8 * 60),
    lottery('7', 'ฮานอยปกติ', 50),
    lottery('6', 'ปิดแล้ว', -5),
    lottery('1', 'ยี่กี', 10, 46),
  ])
  const rows = card().getAllByRole('listitem')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toHaveTextContent(/ยี่กี รอบที่ 46.*ปิด 17:30 น\./)
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/lotto/round-1')
  expect(within(rows[0]!).getByRole('timer')).toHaveTextContent(/10/)
  expect(rows[1]).toHaveTextContent('ฮานอยปกติ')
  expect(rows[2]).toHaveTextContent('ลาวพัฒนา')
  expect(card().getByRole('link', { name: words.allLotteries })).toHaveAttribute('href', '/lotto/lobby')
})

it('27.1 says the day of a round that closes after midnight', () => {
  show([lottery('1', 'ยี่กี', 8 * 60, 80)])
  expect(card().getByRole('listitem')).toHaveTextContent('ปิด พรุ่งนี้ 01:20 น.')
})

it('27.1 says plainly that no lottery is open', () => {
  show([lottery('6', 'ปิดแล้ว', -5)])
  expect(card().getByText(words.noneOpen)).toBeVisible()
})

it('27.1 that could not be loaded says so, and tries again when told', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', fetched)
  const { user } = show(null)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(words.failed)
  fetched.mockClear()
  await user.click(within(alert).getByRole('button'))
  expect(fetched).toHaveBeenCalled()
})

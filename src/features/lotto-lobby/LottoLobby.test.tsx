import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Lottery } from '#contracts/lotto.ts'
import { waitingBillsQuery } from '#src/data/lotto/bills.ts'
import { featuredLotteryQuery, type LottoLobby as Lobby, lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { useLobby } from '#src/stores/lobby.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { ui } from '#src/strings/ui.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import { LottoLobby } from './LottoLobby.tsx'

/** How far the server is ahead of this device. */
const clock = vi.hoisted(() => ({ offset: 0 }))
vi.mock('#src/lib/server-clock.ts', () => ({
  serverNow: () => Date.now() + clock.offset,
  serverClockMeasured: () => {},
}))

const MINUTE = 60_000
const phone = Date.parse('2026-11-20T17:20:00+07:00')
const server = () => phone + clock.offset

function lottery(id: string, name: string, closesIn: number, over: Partial<Lottery> = {}): Lottery {
  const closes_at = server() + closesIn * MINUTE
  return {
    lottery_id: id,
    category_id: '2',
    name,
    name_en: '',
    badge: 'VN',
    kind: 'draw',
    top_rate: 850,
    round: {
      round_id: `round-${id}`,
      lottery_id: id,
      category_id: '2',
      lottery_name: name,
      title: 'งวด 20 พ.ย. 2569',
      state: 'open',
      opens_at: server() - MINUTE,
      closes_at,
    },
    last_result: { round_id: 'before', top3: '804', bottom2: '29' },
    ...over,
  }
}
const hanoi = () => lottery('7', 'ฮานอยปกติ', 40, { name_en: 'Hanoi' })
const lao = () => lottery('8', 'ลาวพัฒนา', 8, { badge: 'LA' })
const lobbyOf = (...lotteries: Lottery[]): Lobby => ({
  categories: [
    { category_id: '1', name: 'หวยไทย' },
    { category_id: '2', name: 'ต่างประเทศ' },
  ],
  lotteries,
})

/** What the server answers when it is asked. */
const fetched = vi.fn<typeof fetch>()
const answer = (lobby: Lobby) =>
  new Response(JSON.stringify({ status: 0, message: '', data: lobby }), { status: 200 })

function show(lobby: Lobby | null, at = '/lotto/lobby') {
  const seed = lobby ? [[lottoLobbyQuery().queryKey, lobby] as const] : []
  return renderPart(<LottoLobby />, { at, seed })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const group = (name: string) => screen.getByRole('list', { name })
const card = (name: string) => screen.getByRole('link', { name: new RegExp(name) })

beforeEach(() => {
  vi.useFakeTimers({ now: phone })
  vi.stubGlobal('fetch', fetched)
  clock.offset = 0
  localStorage.clear()
  useLobby.setState({ favourites: [] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

it('24.4 the pages of the lottery are tabs; how many bills wait is told to their member', async () => {
  const seed = [
    [lottoLobbyQuery().queryKey, lobbyOf(hanoi())],
    [waitingBillsQuery().queryKey, 2],
  ] as const
  const tabs = () =>
    within(screen.getByRole('navigation', { name: words.beside }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])
  const member = renderPart(<LottoLobby />, { at: '/lotto/lobby', user: narin, seed })
  await pass(0)
  expect(tabs()).toEqual([
    [words.bet, '/lotto/lobby', 'page'],
    [`${words.bills}2`, '/lotto/bills', null],
    [words.results, '/lotto/results', null],
    [words.rates, '/lotto/rates', null],
  ])
  member.unmount()
  show(lobbyOf(hanoi()))
  await pass(0)
  expect(tabs()[1]).toEqual([words.bills, '/lotto/bills', null])
})

it('LOTTO-1 each lottery leads to its round, and says when it closes and how it was drawn last', () => {
  show(lobbyOf(hanoi()))
  expect(card('ฮานอยปกติ')).toHaveAttribute('href', '/lotto/round-7')
  expect(card('ฮานอยปกติ')).toHaveTextContent(words.closesAt(words.today('18:00 น.')))
  expect(card('ฮานอยปกติ')).toHaveTextContent(words.lastDigits('804', '29'))
  expect(card('ฮานอยปกติ')).toHaveTextContent(words.topRate('850'))
})

it('LOTTO-1 the panel that was served waits for its round in its place', async () => {
  const yeekee = lottery('5', 'ยี่กี', 9, { kind: 'yeekee' })
  const served = [featuredLotteryQuery().queryKey, { name: 'ยี่กี', roundsADay: 88 }] as const
  let tell = (_answer: Response) => {}
  fetched.mockImplementation(() => new Promise((resolve) => (tell = resolve)))
  renderPart(<LottoLobby />, { at: '/lotto/lobby', seed: [served] })
  const panel = () => screen.getByRole('region', { name: words.yeekeeTitle('ยี่กี', 88) })
  const picture = panel().querySelector('img')
  expect(within(panel()).queryByRole('link')).toBeNull()
  await pass(0)
  act(() => tell(answer(lobbyOf({ ...yeekee, round: { ...yeekee.round!, rounds_a_day: 88 } }))))
  await pass(100)
  expect(within(panel()).getByRole('link', { name: words.enterRound })).toHaveAttribute(
    'href',
    '/lotto/round-5',
  )
  expect(panel().querySelector('img')).toBe(picture)
})

it('LOTTO-1 what was served of all categories is not shown for one', async () => {
  const served = [featuredLotteryQuery().queryKey, { name: 'ยี่กี', roundsADay: 88 }] as const
  fetched.mockImplementation(() => new Promise(() => {}))
  renderPart(<LottoLobby />, { at: '/lotto/lobby?category=2', seed: [served] })
  await pass(0)
  expect(screen.queryByRole('region', { name: words.yeekeeTitle('ยี่กี', 88) })).toBeNull()
})

it.each([
  ['right', 0],
  ['ten minutes slow', 10 * MINUTE],
  ['ten minutes fast', -10 * MINUTE],
])('LOTTO-1 a phone whose clock is %s counts the same seconds', async (_, offset) => {
  clock.offset = offset
  show(lobbyOf(hanoi()))
  expect(within(card('ฮานอยปกติ')).getByRole('timer')).toHaveTextContent(
    `${words.closesIn} ${ui.time('00', '40', '00')}`,
  )
  await pass(61_000)
  expect(within(card('ฮานอยปกติ')).getByRole('timer')).toHaveTextContent(ui.time('00', '38', '59'))
})

it('LOTTO-1 a second changes nothing on the wall but the clocks', async () => {
  show(lobbyOf(hanoi(), lao(), lottery('9', 'หวยรัฐบาลไทย', 20_000)))
  await pass(0)
  const touched: Node[] = []
  const watch = new MutationObserver((changes) => touched.push(...changes.map(({ target }) => target)))
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await pass(3000)
  watch.disconnect()
  expect(touched.length).toBeGreaterThan(0)
  const outside = touched.filter(
    (node) => !(node instanceof Element ? node : node.parentElement)?.closest('[role=timer]'),
  )
  expect(outside).toEqual([])
})

it('LOTTO-1 little time is said in words too', async () => {
  show(lobbyOf(lottery('7', 'ฮานอยปกติ', 11)))
  expect(card('ฮานอยปกติ')).not.toHaveTextContent(/ใกล้ปิดรับ/)
  await pass(2 * MINUTE)
  expect(card('ฮานอยปกติ')).toHaveTextContent(words.closesSoon(words.today('17:31 น.')))
})

it('LOTTO-1 a round that closes waits for its result at once, and the lobby is asked for again', async () => {
  // Not at a moment at which it would be asked for anyway, every half minute.
  const closing = () => lottery('8', 'ลาวพัฒนา', 8.2)
  const before = lobbyOf(hanoi(), closing())
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  fetched.mockImplementation(async () => answer(before))
  show(before)
  expect(within(group(words.closingNext)).getAllByRole('link')[0]).toHaveTextContent('ลาวพัฒนา')
  await pass(8.1 * MINUTE)
  fetched.mockClear()
  fetched.mockImplementation(async () => answer(lobbyOf(hanoi(), { ...closing(), round: null })))
  await pass(7000)
  // Where it was: nothing else comes under the finger that is about to press.
  expect(within(group(words.closingNext)).getAllByRole('link')[0]).toHaveTextContent(words.waiting)
  expect(screen.queryByRole('list', { name: words.resting })).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  await pass(5000)
  expect(fetched).toHaveBeenCalledOnce()
  expect(within(group(words.closingNext)).getByText(words.noRound)).toBeVisible()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(within(group(words.closingNext)).getByRole('link')).toHaveTextContent('ฮานอยปกติ')
  expect(screen.getByText(words.noRound)).toBeVisible()
})

it('LOTTO-1 a phone ten minutes ahead is arranged by its own clock until the server told its', async () => {
  const [near, far] = [lottery('8', 'ลาวพัฒนา', 8), hanoi()]
  fetched.mockImplementation(async () => answer(lobbyOf(near, far)))
  clock.offset = 10 * MINUTE
  show(lobbyOf(near, far))
  expect(within(group(words.resting)).getByRole('link')).toHaveTextContent('ลาวพัฒนา')
  clock.offset = 0
  await pass(1500)
  expect(screen.queryByRole('list', { name: words.resting })).toBeNull()
  expect(within(group(words.closingNext)).getAllByRole('link')[0]).toHaveTextContent('ลาวพัฒนา')
})

it('LOTTO-1 what was kept of an earlier visit is arranged anew when the lobby has come', async () => {
  fetched.mockImplementation(async () => answer(lobbyOf(hanoi(), lottery('8', 'ลาวพัฒนา', 90))))
  const { client } = show(lobbyOf(hanoi(), lottery('8', 'ลาวพัฒนา', 8)))
  expect(within(group(words.closingNext)).getAllByRole('link')[0]).toHaveTextContent('ลาวพัฒนา')
  await act(() => client.invalidateQueries())
  await pass(1000)
  expect(within(group(words.closingNext)).getAllByRole('link')[0]).toHaveTextContent('ฮานอยปกติ')
})

it('LOTTO-1 a drawn round shows its digits and leads to its result; one without a result says so', () => {
  const drawn = lottery('7', 'ฮานอยปกติ', -30, {
    last_result: { round_id: 'round-7', top3: '012', bottom2: '07' },
  })
  const none = lottery('8', 'ลาวพัฒนา', -30)
  show(
    lobbyOf(
      { ...drawn, round: { ...drawn.round!, state: 'settled' } },
      { ...none, round: { ...none.round!, state: 'no_result' } },
    ),
  )
  expect(card('ฮานอยปกติ')).toHaveAttribute('href', '/lotto/results?round=round-7')
  expect(within(card('ฮานอยปกติ')).getByText('012')).toBeVisible()
  expect(within(card('ฮานอยปกติ')).getByText('07')).toBeVisible()
  expect(card('ลาวพัฒนา')).toHaveTextContent(words.cancelled)
})

it('LOTTO-1 an open round days away says how many', () => {
  show(lobbyOf(lottery('9', 'หวยรัฐบาลไทย', 10 * 24 * 60 + 30)))
  expect(card('หวยรัฐบาลไทย')).toHaveTextContent(words.daysLeft(10))
  expect(within(card('หวยรัฐบาลไทย')).queryByRole('timer')).toBeNull()
})

it('LOTTO-1 a favourite moves to the top and is there on the next visit', () => {
  const first = show(lobbyOf(hanoi(), lao()))
  fireEvent.click(screen.getByRole('button', { name: ui.favouriteAdd('ฮานอยปกติ') }))
  expect(within(group(words.favourites)).getByRole('link')).toHaveTextContent('ฮานอยปกติ')
  expect(within(group(words.closingNext)).getByRole('link')).toHaveTextContent('ลาวพัฒนา')
  first.unmount()
  expect(localStorage.getItem('chokdee.lobby')).toContain('@lotto/7')
  show(lobbyOf(hanoi(), lao()))
  fireEvent.click(screen.getByRole('button', { name: ui.favouriteRemove('ฮานอยปกติ') }))
  expect(screen.queryByRole('list', { name: words.favourites })).toBeNull()
})

it('LOTTO-1 the category stands in the address, and shows its lotteries only', () => {
  show(lobbyOf(hanoi(), lottery('9', 'หวยรัฐบาลไทย', 20, { category_id: '1' })), '/lotto/lobby?category=1')
  expect(screen.getByRole('link', { name: 'หวยไทย' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'ต่างประเทศ' })).toHaveAttribute('href', '/lotto/lobby?category=2')
  expect(within(group(words.open)).getByRole('link')).toHaveTextContent('หวยรัฐบาลไทย')
})

it('LOTTO-1 a category without lotteries says so', () => {
  show(lobbyOf(hanoi()), '/lotto/lobby?category=1')
  expect(screen.getByRole('heading', { name: words.none.category.title })).toBeVisible()
})

it('LOTTO-1 a filter stands in the address: what closes soon, what is open today, what has a heart', () => {
  const names = () =>
    screen.getAllByRole('link', { name: /ฮานอยปกติ|ลาวพัฒนา|รัฐบาล|ยี่กี/ }).map((link) => link.textContent)
  const lobby = () =>
    lobbyOf(
      lottery('9', 'หวยรัฐบาลไทย', 3 * 24 * 60),
      hanoi(),
      lao(),
      lottery('5', 'ยี่กี', 9, { kind: 'yeekee' }),
    )
  useLobby.setState({ favourites: [] })
  const closing = show(lobby(), '/lotto/lobby?show=closing')
  expect(screen.getByRole('link', { name: words.filters.closing })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: words.all })).not.toHaveAttribute('aria-current')
  expect(names()).toEqual([
    expect.stringContaining('ลาวพัฒนา'),
    expect.stringContaining('ยี่กี'),
    expect.stringContaining('ฮานอยปกติ'),
    expect.stringContaining('หวยรัฐบาลไทย'),
  ])
  closing.unmount()
  const today = show(lobby(), '/lotto/lobby?show=today')
  expect(names()).toHaveLength(3)
  expect(screen.queryByText('หวยรัฐบาลไทย')).toBeNull()
  today.unmount()
  const none = show(lobby(), '/lotto/lobby?show=favourites')
  expect(screen.getByRole('heading', { name: words.none.favourites.title })).toBeVisible()
  none.unmount()
  const heart = show(lobby(), '/lotto/lobby')
  fireEvent.click(screen.getByRole('button', { name: ui.favouriteAdd('หวยรัฐบาลไทย') }))
  fireEvent.click(screen.getByRole('link', { name: words.filters.favourites }))
  expect(heart.router.state.location.search).toBe('?show=favourites')
  expect(within(group(words.favourites)).getByRole('link')).toHaveTextContent('หวยรัฐบาลไทย')
})

it('LOTTO-1 a filter that nobody knows shows all, and a category has none', () => {
  const unknown = show(lobbyOf(hanoi()), '/lotto/lobby?show=mine')
  expect(screen.getByRole('link', { name: words.all })).toHaveAttribute('aria-current', 'page')
  unknown.unmount()
  show(lobbyOf(hanoi()), '/lotto/lobby?show=favourites&category=2')
  expect(screen.getByRole('link', { name: 'ต่างประเทศ' })).toHaveAttribute('aria-current', 'page')
  expect(within(group(words.open)).getByRole('link')).toHaveTextContent('ฮานอยปกติ')
})

it.each([
  ['hanoi', 'ฮานอยปกติ'],
  ['ฮานอยปรกติ', 'ฮานอยปกติ'],
  ['ลาว พัฒนา', 'ลาวพัฒนา'],
  ['vn', 'ฮานอยปกติ'],
])('LOTTO-1 a search for %s finds %s, and stands in the address', async (query, name) => {
  vi.useRealTimers()
  const { router } = show(lobbyOf(hanoi(), lao()))
  fireEvent.change(screen.getByRole('searchbox', { name: words.search }), { target: { value: query } })
  const found = await screen.findByRole('list', { name: words.found(query) })
  expect(within(found).getAllByRole('link')[0]).toHaveTextContent(name)
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q')).toBe(query))
})

it('LOTTO-1 nothing found: why, and the way back to everything', async () => {
  vi.useRealTimers()
  show(lobbyOf(hanoi()), '/lotto/lobby?q=zzzz')
  expect(await screen.findByRole('heading', { name: words.notFound('zzzz') })).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: words.showAll }))
  expect(await screen.findByRole('link', { name: /ฮานอยปกติ/ })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: words.search })).toHaveValue('')
})

it('LOTTO-1 a lobby that cannot be loaded says so and is asked for again', async () => {
  vi.useRealTimers()
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  show(null)
  expect(await screen.findByText(words.failed)).toBeVisible()
  fetched.mockImplementation(async () => answer(lobbyOf()))
  fireEvent.click(screen.getByRole('button', { name: ui.retry }))
  expect(await screen.findByRole('heading', { name: words.none.category.title })).toBeVisible()
})

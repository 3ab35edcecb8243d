import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { ofAnybody, ofMember } from '#src/data/query-key.ts'
import { useLobby } from '#src/stores/lobby.ts'
import { desk } from '#src/strings/desk.ts'
import { shell } from '#src/strings/shell.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import { DeskRail } from './DeskRail.tsx'

const gameCalled = (game_id: string, game_name: string) => ({
  game_id,
  provider_id: 'chang',
  sub_provider_id: '',
  source: '',
  game_name,
  game_name_en: '',
  provider_name: 'ช้างเกมส์',
  category: 'slot',
  image: '',
  tags: [],
  has_demo: true,
  maintenance: false,
})
const elephant = gameCalled('sl-1', 'ช้างนำโชค')
const peacock = gameCalled('sl-2', 'นกยูงรำแพน')

const hanoi = {
  lottery_id: '7',
  category_id: '2',
  name: 'ฮานอยปกติ',
  name_en: 'Hanoi',
  badge: 'VN',
  kind: 'draw',
  round: {
    round_id: 'r-7',
    lottery_id: '7',
    category_id: '2',
    lottery_name: 'ฮานอยปกติ',
    title: '',
    state: 'open',
    opens_at: 0,
    closes_at: Date.now() + 3_600_000,
  },
}

function setup(last: readonly unknown[] = [peacock], at = '/') {
  const lists = ['casino', 'slot', 'fishing', 'sport', 'freespin'] as const
  return renderPart(<DeskRail folded={false} />, {
    at,
    user: narin,
    seed: [
      [['agent.config'], { info: { line_contact_url: 'https://line.me/shop' }, configs: [] }],
      [ofMember('game.lobby', 'last'), last],
      [ofMember('bill.list', 'waiting'), 2],
      [
        lottoLobbyQuery().queryKey,
        { categories: [{ category_id: '2', name: 'ต่างประเทศ' }], lotteries: [hanoi] },
      ],
      ...lists.map(
        (key) => [ofAnybody('game.lobby', key), key === 'slot' ? [elephant, peacock] : []] as const,
      ),
      ...lists.map((key) => [ofAnybody('lobby.configs', key), { game_count: 1280, providers: [] }] as const),
    ],
  })
}

it('leads home, to the lottery and to every category, and to who helps', () => {
  setup()
  const nav = screen.getByRole('navigation', { name: desk.rail })
  const targets = within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/', '/lotto/lobby', '/slot', '/casino', '/fishing', '/sport', '/freespin'])
  expect(within(nav).getByRole('link', { name: shell.categories.slot })).toHaveTextContent('1,280')
  expect(screen.getByRole('link', { name: desk.help })).toHaveAttribute('href', 'https://line.me/shop')
})

it.each([
  ['/', shell.home],
  ['/slot', shell.categories.slot],
  ['/lotto/lobby', shell.categories.lottery],
  ['/lotto/12345', shell.categories.lottery],
  ['/lotto/bills', shell.categories.lottery],
])('marks where %s is', (at, name) => {
  setup([], at)
  const nav = screen.getByRole('navigation', { name: desk.rail })
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName(new RegExp(`^${name}`))
})

it('27.1 says how many bills wait, and how many games are favourites, of whatever category', () => {
  useLobby.setState({ favourites: [] })
  const { unmount } = setup()
  expect(screen.getByRole('link', { name: shell.categories.lottery })).toHaveTextContent(
    desk.waitingBills('2'),
  )
  expect(screen.queryByRole('link', { name: new RegExp(desk.favourites) })).toBeNull()
  unmount()
  useLobby.setState({ favourites: ['chang/sl-1', 'chang/sl-2'] })
  setup()
  const favourites = screen.getByRole('link', { name: new RegExp(desk.favourites) })
  expect(favourites).toHaveAttribute('href', '/lobby/hot?fav=1')
  expect(favourites).toHaveTextContent('2')
  useLobby.setState({ favourites: [] })
})

it('shows what was played last, and nothing of it where nothing was', () => {
  const { unmount } = setup()
  const recents = screen.getByRole('group', { name: new RegExp(desk.recents) })
  expect(within(recents).getByRole('link', { name: peacock.game_name })).toHaveAttribute(
    'href',
    '/play?game=sl-2&provider=chang',
  )
  unmount()
  setup([])
  expect(screen.queryByRole('group', { name: new RegExp(desk.recents) })).toBeNull()
})

it('27.6 finds by name, and a press on Escape puts it away', async () => {
  const { user } = setup()
  await user.type(screen.getByRole('searchbox', { name: desk.search }), 'ช้างนำ')
  expect(await screen.findByText(desk.found('ช้างนำ', '1'))).toBeVisible()
  expect(screen.getByRole('link', { name: /^ช้างนำโชค/ })).toHaveTextContent('สล็อต · ช้างเกมส์')
  await user.keyboard('{Escape}')
  expect(screen.queryByText(desk.found('ช้างนำ', '1'))).toBeNull()
})

it('27.1 finds lotteries too, and leads into the round', async () => {
  const { user } = setup()
  await user.type(screen.getByRole('searchbox', { name: desk.search }), 'hanoi')
  expect(await screen.findByText(desk.foundBoth('hanoi', '1', '0'))).toBeVisible()
  const row = screen.getByRole('link', { name: /ฮานอยปกติ/ })
  expect(row).toHaveAttribute('href', '/lotto/r-7')
  expect(screen.queryByText(desk.notFound('hanoi'))).toBeNull()
  expect(screen.queryByRole('link', { name: desk.seeLotteries })).toBeNull()
})

it('27.7 finds nothing and says so: no other games in their place, what was played last by its name', async () => {
  const { user } = setup()
  await user.type(screen.getByRole('searchbox', { name: desk.search }), 'xyz')
  expect(await screen.findByText(desk.notFound('xyz'))).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(desk.notFoundText)
  expect(screen.queryByRole('link', { name: /^ช้างนำโชค/ })).toBeNull()
})

it('says when it could not search, and tries again when told', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', fetched)
  const { user } = renderPart(<DeskRail folded={false} />, { user: narin, seed: [] })
  await user.type(screen.getByRole('searchbox', { name: desk.search }), 'ช้าง')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(desk.failed)
  fetched.mockClear()
  await user.click(within(alert).getByRole('button'))
  expect(fetched).toHaveBeenCalled()
  vi.unstubAllGlobals()
})

it('27.4 folded, it is unfolded over the page by a button, and folded again by Escape, by a press elsewhere and by a way', async () => {
  const { user } = renderPart(<DeskRail folded />, { at: '/lotto/lobby', user: narin })
  const opener = () => screen.getByRole('button', { expanded: true })
  const unfold = () => user.click(screen.getByRole('button', { name: desk.unfold }))
  const isFolded = () =>
    expect(screen.getByRole('button', { name: desk.unfold })).toHaveAttribute('aria-expanded', 'false')
  isFolded()
  await unfold()
  expect(opener()).toHaveAccessibleName(desk.fold)
  await user.keyboard('{Escape}')
  isFolded()
  expect(screen.getByRole('button', { name: desk.unfold })).toHaveFocus()
  await unfold()
  await user.click(document.body)
  isFolded()
  await unfold()
  await user.click(screen.getByRole('link', { name: shell.categories.slot }))
  isFolded()
})

it('27.4 Escape puts away what was found first, then the rail', async () => {
  const { user } = renderPart(<DeskRail folded />, { at: '/lotto/lobby', user: narin })
  await user.click(screen.getByRole('button', { name: desk.unfold }))
  await user.type(screen.getByRole('searchbox', { name: desk.search }), 'x')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: desk.fold })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: desk.unfold })).toBeVisible()
})

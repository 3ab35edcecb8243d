import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game, LobbyKey } from '#contracts/games.ts'
import { ApiError } from '#src/api/api-error.ts'
import * as lists from '#src/data/lobby/lobby-calls.ts'
import * as calls from '#src/data/public-reads.ts'
import { useToasts } from '#src/dialogs/toasts.ts'
import { lobbyLoaded, useLobby } from '#src/stores/lobby.ts'
import { gameOpened, recentsOf } from '#src/stores/recents.ts'
import { useSession } from '#src/stores/session.ts'
import { lobby } from '#src/strings/lobby.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import { Lobby } from './Lobby.tsx'

vi.mock('#src/data/public-reads.ts', () => ({
  fetchLobby: vi.fn<typeof calls.fetchLobby>(),
  fetchLobbyConfig: vi.fn<typeof calls.fetchLobbyConfig>(),
}))
vi.mock('#src/data/lobby/lobby-calls.ts', () => ({
  fetchFirstGames: vi.fn<typeof lists.fetchFirstGames>(),
  fetchWholeLobby: (...asked: Parameters<typeof calls.fetchLobby>) => calls.fetchLobby(...asked),
}))

const game = (id: string, name: string, over: Partial<Game> = {}): Game => ({
  game_id: id,
  provider_id: 'chang',
  sub_provider_id: '',
  source: 's',
  game_name: name,
  game_name_en: '',
  provider_name: 'ช้างเกมส์',
  category: 'slot',
  image: '',
  tags: [],
  ...over,
})
const peacock = game('sl-1', 'นกยูงรำแพน', { tags: ['hot'], rtp: 95 })
const elephant = game('sl-2', 'ช้างนำโชค', {
  tags: ['new'],
  rtp: 97,
  provider_id: 'ploy',
  provider_name: 'พลอยสตูดิโอ',
})
const resting = game('sl-3', 'สล็อตวันวาน', { maintenance: true })
const dragon = game('ca-1', 'บาคาร่ามังกรแดง', { category: 'casino' })
const many = Array.from({ length: 3000 }, (_, at) => game(`m-${at}`, `เกมที่ ${at + 1}`))

function answer(lists: Partial<Record<LobbyKey, readonly Game[] | Error>>) {
  vi.mocked(calls.fetchLobby).mockImplementation(async (key) => {
    const list = lists[key] ?? []
    if (list instanceof Error) throw list
    return [...list]
  })
}
const offline = new ApiError('offline', { endpoint: 'game.lobby' })

function show(lobbyKey: LobbyKey = 'slot', { member = false, at = '/lobby/slot' } = {}) {
  const onChoose = vi.fn<(game: Game) => void>()
  const onLogin = vi.fn<() => void>()
  const view = renderPart(
    <Lobby lobbyKey={lobbyKey} member={member} onChoose={onChoose} onLogin={onLogin} onShare={() => {}} />,
    {
      at,
      user: member ? narin : null,
    },
  )
  return { ...view, onChoose, onLogin, search: () => view.router.state.location.search }
}
const names = () => screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)

/** As a browser's: what it observes it tells once that is laid out. */
class PromptObserver {
  #hear: () => void
  #is = true
  constructor(hear: () => void) {
    this.#hear = hear
  }
  observe() {
    queueMicrotask(() => this.#is && act(this.#hear))
  }
  disconnect() {
    this.#is = false
  }
}

beforeEach(() => {
  useLobby.setState({ favourites: [] })
  useToasts.setState({ items: [] })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    width: 358,
    top: 0,
    height: 0,
  } as DOMRect)
  vi.stubGlobal('ResizeObserver', PromptObserver)
  answer({ slot: [peacock, elephant, resting], casino: [dragon] })
  // A platform that has the whole lists alone.
  vi.mocked(lists.fetchFirstGames).mockRejectedValue(offline)
  vi.mocked(calls.fetchLobbyConfig).mockRejectedValue(offline)
})

it('GAME-1 shows a lobby: its games, tags, providers and count', async () => {
  show()
  // Its rows are drawn when it is known where they lie.
  await waitFor(() => expect(document.querySelector('[data-row]')).not.toBeNull())
  expect(await screen.findByText('นกยูงรำแพน')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('สล็อต 3 เกม')
  expect(screen.getByText(lobby.tags.new)).toBeVisible()
  expect(screen.getByText(lobby.maintenance)).toBeVisible()
  expect(screen.getByRole('button', { name: 'ช้างเกมส์ 2 เกม' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'สล็อต' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: lobby.lotto })).toHaveAttribute('href', '/lotto/lobby')
})

it('GAME-1 of 3,000 games only the rows near the window are drawn, each knowing its place', async () => {
  answer({ slot: many })
  show()
  await screen.findByText('เกมที่ 1')
  expect(document.querySelectorAll('*').length).toBeLessThan(1500)
  const items = screen.getAllByRole('listitem')
  expect(items.length).toBeLessThan(60)
  expect(items[4]).toHaveAttribute('aria-posinset', '5')
  expect(items[4]).toHaveAttribute('aria-setsize', '3000')
  await waitFor(() => expect(document.querySelector('[data-row]')).not.toBeNull())
})

it('GAME-1 the keyboard walks on from row to row before the page has scrolled to the next', async () => {
  answer({ slot: many })
  const { user } = show()
  await screen.findByText('เกมที่ 1')
  await waitFor(() => expect(document.querySelector('[data-row]')).not.toBeNull())
  const place = () => document.activeElement!.closest('[aria-posinset]')?.getAttribute('aria-posinset')
  act(() => screen.getAllByRole('listitem')[0]!.querySelector('a')!.focus())
  // Past the heart of each tile, and far beyond what was drawn at first.
  while (document.activeElement !== document.body && Number(place()) < 90) await user.tab()
  expect(place()).toBe('90')
  await user.tab({ shift: true })
  expect(Number(place())).toBeGreaterThan(88)
})

it('GAME-1 a visitor is asked how to play, a member goes to the game', async () => {
  const visitor = show()
  await visitor.user.click(await screen.findByRole('link', { name: /นกยูงรำแพน/ }))
  expect(visitor.onChoose).toHaveBeenCalledWith(peacock)
  visitor.unmount()
  const member = show('slot', { member: true })
  await member.user.click(await screen.findByRole('link', { name: /นกยูงรำแพน/ }))
  expect(member.path()).toBe('/play')
  expect(member.search()).toBe('?game=sl-1&provider=chang')
})

it('GAME-1 a game under maintenance is shown and says so, but does not open', async () => {
  const { user, onChoose, path } = show('slot', { member: true })
  await user.click(await screen.findByRole('link', { name: /สล็อตวันวาน/ }))
  expect(useToasts.getState().items[0]?.text).toBe(lobby.maintenanceNow('สล็อตวันวาน'))
  expect(onChoose).not.toHaveBeenCalled()
  expect(path()).toBe('/lobby/slot')
})

it('GAME-1 searches all categories however it is spelt, and puts the search into the address', async () => {
  const { user, search } = show()
  await screen.findByText('นกยูงรำแพน')
  await user.type(screen.getByRole('searchbox'), 'mangkon')
  expect(await screen.findByText('บาคาร่ามังกรแดง')).toBeVisible()
  expect(names()).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent(lobby.foundCount('1'))
  await waitFor(() => expect(search()).toBe('?q=mangkon'))
  await user.clear(screen.getByRole('searchbox'))
  expect(await screen.findByText('นกยูงรำแพน')).toBeVisible()
  await waitFor(() => expect(search()).toBe(''))
})

it('GAME-1 a search in the address is searched for, and going back empties the field', async () => {
  const { router } = show('slot', { at: '/lobby/slot?q=ชางนำโชค' })
  expect(await screen.findByText('ช้างนำโชค')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('ชางนำโชค')
  await act(() => router.navigate('/lobby/slot'))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(await screen.findByText('นกยูงรำแพน')).toBeVisible()
})

it('GAME-1 nothing found offers names that come near', async () => {
  const { user } = show()
  await screen.findByText('นกยูงรำแพน')
  await user.type(screen.getByRole('searchbox'), 'มังกรน้ำแข็งยักษ์')
  expect(await screen.findByText(lobby.notFoundTitle('มังกรน้ำแข็งยักษ์'))).toBeVisible()
  expect(
    within(await screen.findByRole('list', { name: lobby.near })).getByText('บาคาร่ามังกรแดง'),
  ).toBeVisible()
})

it('GAME-1 provider, hearts and order stand in the address', async () => {
  const { user, search } = show()
  await screen.findByText('นกยูงรำแพน')
  await user.selectOptions(screen.getByRole('combobox', { name: lobby.sort }), 'rtp')
  expect(search()).toBe('?sort=rtp')
  expect(names()[0]).toContain('ช้างนำโชค')
  await user.click(screen.getByRole('button', { name: 'พลอยสตูดิโอ 1 เกม' }))
  expect(search()).toBe('?sort=rtp&provider=ploy')
  expect(names()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: new RegExp(lobby.favouritesOnly) }))
  expect(await screen.findByText(lobby.noGamesFiltered)).toBeVisible()
  await user.click(screen.getByRole('button', { name: lobby.clearFilters }))
  expect(search()).toBe('?sort=rtp')
})

it('GAME-1 a heart is kept, and shows its game among the favourites', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'เพิ่ม ช้างนำโชค ในรายการโปรด' }))
  await user.click(screen.getByRole('button', { name: `${lobby.favouritesOnly} 1` }))
  expect(names()).toHaveLength(1)
  expect(localStorage.getItem('chokdee.lobby')).toContain('ploy/sl-2')
  await user.click(screen.getByRole('button', { name: /นำ ช้างนำโชค ออก/ }))
  expect(await screen.findByText(lobby.noFavourites)).toBeVisible()
})

const lastPlayed = () => screen.queryByRole('heading', { name: lobby.lastPlayed })

it('GAME-1 the last played games of a member are above the grid: what the device knows, then what the server says', async () => {
  useSession.setState({ user: narin })
  gameOpened(elephant)
  let tell: (games: Game[]) => void = () => {}
  vi.mocked(calls.fetchLobby).mockImplementation((key) =>
    key === 'last' ? new Promise((resolve) => (tell = resolve)) : Promise.resolve([peacock]),
  )
  show('slot', { member: true })
  expect(await screen.findByRole('link', { name: /นกยูงรำแพน/ })).toBeVisible()
  const rail = within(screen.getByRole('list', { name: lobby.lastPlayed }))
  expect(rail.getAllByRole('listitem')).toHaveLength(1)
  expect(rail.getByRole('link', { name: /ช้างนำโชค/ })).toBeVisible()
  // Played meanwhile on another device.
  act(() => tell([dragon, elephant]))
  expect(await rail.findByRole('link', { name: /บาคาร่ามังกรแดง/ })).toBeVisible()
  expect(rail.getAllByRole('listitem')).toHaveLength(2)
})

it('GAME-1 where the device knows of none the games do not move for those of the server; the next visit has them', async () => {
  answer({ slot: [peacock], last: [dragon] })
  const first = show('slot', { member: true })
  expect(await screen.findByRole('link', { name: /นกยูงรำแพน/ })).toBeVisible()
  await waitFor(() => expect(recentsOf(narin.username)?.games).toHaveLength(1))
  expect(lastPlayed()).toBeNull()
  first.unmount()
  show('slot', { member: true })
  expect(await screen.findByRole('link', { name: /บาคาร่ามังกรแดง/ })).toBeVisible()
  expect(lastPlayed()).toBeVisible()
})

it('GAME-1 a visitor has no last played games, and is led to sign in for them', async () => {
  const { user, onLogin } = show('last', { at: '/lobby/last' })
  await user.click(await screen.findByRole('button', { name: lobby.login }))
  expect(onLogin).toHaveBeenCalled()
  expect(calls.fetchLobby).not.toHaveBeenCalledWith('last', expect.anything(), expect.anything())
})

it('GAME-1 a lobby that fails says so, and is tried again', async () => {
  answer({ slot: offline })
  const { user } = show()
  expect(await screen.findByText(lobby.failed)).toBeVisible()
  answer({ slot: [peacock] })
  await user.click(screen.getByRole('button', { name: lobby.retry }))
  expect(await screen.findByText('นกยูงรำแพน')).toBeVisible()
})

it('GAME-1 offline, what an earlier visit kept is shown', async () => {
  lobbyLoaded('slot', [elephant])
  answer({ slot: offline })
  show()
  expect(await screen.findByText('ช้างนำโชค')).toBeVisible()
  expect(await screen.findByText(lobby.partly.kept, { exact: false })).toBeVisible()
})

it('GAME-1 what was kept is replaced silently by what is there now', async () => {
  lobbyLoaded('slot', [elephant])
  show()
  expect(screen.getByText('ช้างนำโชค')).toBeVisible()
  expect(await screen.findByText('นกยูงรำแพน')).toBeVisible()
  expect(screen.queryByText(lobby.partly.kept, { exact: false })).toBeNull()
})

it('GAME-1 offline, a search still finds what was kept', async () => {
  lobbyLoaded('casino', [dragon])
  answer({ slot: offline, casino: offline, fishing: offline, sport: offline, freespin: offline })
  show('slot', { at: '/lobby/slot?q=มังกร' })
  expect(await screen.findByText('บาคาร่ามังกรแดง')).toBeVisible()
  expect(screen.getByText(lobby.partly.incomplete, { exact: false })).toBeVisible()
})

it('GAME-1 a search without any games says so, and is tried again', async () => {
  answer({ slot: offline, casino: offline, fishing: offline, sport: offline, freespin: offline })
  const { user } = show('slot', { at: '/lobby/slot?q=มังกร' })
  expect(await screen.findByText(lobby.searchFailed)).toBeVisible()
  answer({ casino: [dragon] })
  await user.click(screen.getByRole('button', { name: lobby.retry }))
  expect(await screen.findByText('บาคาร่ามังกรแดง')).toBeVisible()
})

describe('GAME-1 the first games of a category', () => {
  const providers = [
    { provider_id: 'chang', provider_name: 'ช้างเกมส์', provider_name_en: '', logo: '', game_count: 2 },
    { provider_id: 'ploy', provider_name: 'พลอยสตูดิโอ', provider_name_en: '', logo: '', game_count: 1 },
  ]
  beforeEach(() => {
    vi.mocked(lists.fetchFirstGames).mockResolvedValue([peacock])
    vi.mocked(calls.fetchLobbyConfig).mockResolvedValue({
      lobby_key: 'slot',
      title: '',
      game_count: 3,
      providers,
    })
  })

  it('stand there with all providers before the list is asked for, and their number is not taken for all', async () => {
    let come: (games: Game[]) => void = () => {}
    vi.mocked(calls.fetchLobby).mockReturnValue(new Promise((resolve) => (come = resolve)))
    show()
    expect(await screen.findByText('นกยูงรำแพน')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'พลอยสตูดิโอ 1 เกม' })).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await waitFor(() => expect(calls.fetchLobby).toHaveBeenCalled())
    come([peacock, elephant, resting])
    expect(await screen.findByText('ช้างนำโชค')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('สล็อต 3 เกม')
  })

  it.each(['?provider=ploy', '?sort=name', '?fav=1'])(
    'are not asked for where a choice needs all: %s',
    async (search) => {
      show('slot', { at: `/lobby/slot${search}` })
      await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
      expect(lists.fetchFirstGames).not.toHaveBeenCalled()
    },
  )

  it('stay when the list does not come, and are said to be only the first', async () => {
    answer({ slot: offline })
    const { user } = show()
    expect(await screen.findByText(lobby.partly.first, { exact: false })).toBeVisible()
    expect(screen.getByText('นกยูงรำแพน')).toBeVisible()
    answer({ slot: [peacock, elephant] })
    await user.click(screen.getByRole('button', { name: lobby.retry }))
    expect(await screen.findByText('ช้างนำโชค')).toBeVisible()
  })
})

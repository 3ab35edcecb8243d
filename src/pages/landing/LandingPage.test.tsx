import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import * as reads from '#src/data/public-reads.ts'
import { useDialogs } from '#src/dialogs/dialogs.ts'
import { useSession } from '#src/stores/session.ts'
import { errors } from '#src/strings/errors.ts'
import { landing } from '#src/strings/landing.ts'
import { shell } from '#src/strings/shell.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import '#src/features/notices/NoticeDialog.tsx'
import { LandingPage } from './LandingPage.tsx'

vi.mock('#src/data/public-reads.ts')
vi.mock('#src/features/member-panel/MemberPanel.tsx', () => ({ MemberPanel: () => <p>panel</p> }))

const game = (id: string) => ({
  game_id: id,
  provider_id: 'p',
  game_name: `เกม ${id}`,
  provider_name: 'ช้างเกมส์',
  image: '',
  tags: [],
  has_demo: true,
})
const banner = {
  id: '1',
  title: 'โบนัส 100%',
  image: '/art/leaf-elephant.webp',
  link: '/promotions',
  eyebrow: '',
  subtitle: '',
  action: 'ดูเงื่อนไข',
  tone: 'lacquer',
}
const notice = { id: '1', type: 1, link: '', image: '', title: 'ธนาคารปิดปรับปรุง', description: '' }
const promotion = {
  promotion_agent_id: '1',
  type_id: 1,
  promotion_name: 'ต้อนรับ',
  description: '',
  bundles: [{ key: 'bonus_percent', val: '100', default_val: '' }],
}
const many = Array.from({ length: 20 }, (_, index) => game(String(index)))

const config = [['agent.config'], { info: { agent_name: 'โชคดี', agent_logo: '' }, configs: [] }] as const
const banners = [['agent.banners'], [banner]] as const
const notices = [['agent.notifications'], [notice]] as const
const hot = [['game.lobby', 'hot'], many] as const
const counts = [['lobby.configs', 'slot'], { game_count: 1280, providers: [] }] as const
const offers = [['promotion.list'], [promotion]] as const
const seed = [config, banners, notices, hot, counts, offers]

const never = () => new Promise<never>(() => {})

beforeEach(() => {
  useDialogs.setState({ stack: [] })
  for (const read of Object.values(reads)) vi.mocked(read as () => Promise<unknown>).mockImplementation(never)
})

it('SHELL-2 has the lobby part that the bottom tab leads to, a link to each category and its count', () => {
  renderPart(<LandingPage />, { seed })
  const lobby = document.getElementById('feature-lobby')!
  const targets = within(lobby)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/casino', '/slot', '/fishing', '/sport', '/freespin', '/lotto/lobby'])
  expect(within(lobby).getByText(landing.gameCount('1,280'))).toBeInTheDocument()
})

it('shows twelve hot games; a visitor is led to the demo, a member to the game', () => {
  const { unmount } = renderPart(<LandingPage />, { seed })
  const tiles = () =>
    within(screen.getByRole('region', { name: landing.hotGames })).getAllByRole('link', { name: /^เกม/ })
  expect(tiles()).toHaveLength(12)
  expect(tiles()[0]).toHaveAttribute('href', '/play?game=0&provider=p&mode=demo')
  unmount()
  renderPart(<LandingPage />, { seed, user: narin })
  expect(tiles()[0]).toHaveAttribute('href', '/play?game=0&provider=p')
})

it('SHELL-7 opens the announcements from the strip', async () => {
  const { user } = renderPart(<LandingPage />, { seed })
  await user.click(screen.getByRole('button', { name: landing.announcement(notice.title) }))
  expect(await screen.findByRole('dialog', { name: /ประกาศสำคัญ/ })).toBeVisible()
})

it('SHELL-3 has panel and last played for members only', async () => {
  const last = [['member', 'game.lobby', 'last'], [game('7')]] as const
  const { unmount } = renderPart(<LandingPage />, { seed })
  expect(screen.queryByText('panel')).toBeNull()
  expect(reads.fetchLobby).not.toHaveBeenCalledWith('last', expect.anything(), expect.anything())
  unmount()
  expect(screen.queryByRole('region', { name: landing.lastPlayed })).toBeNull()
  renderPart(<LandingPage />, { seed: [...seed, last], user: narin })
  expect(await screen.findByText('panel')).toBeVisible()
  const recents = screen.getByRole('region', { name: landing.lastPlayed })
  expect(within(recents).getByRole('link', { name: /เกม 7/ })).toHaveAttribute(
    'href',
    '/play?game=7&provider=p',
  )
})

it('keeps the page when a part fails, says what failed and why, and tries again', async () => {
  vi.mocked(reads.fetchLobby).mockRejectedValueOnce(new ApiError('timeout', { endpoint: 'game.lobby' }))
  const { user } = renderPart(<LandingPage />, { seed: [config, banners, notices, counts, offers] })
  const part = await screen.findByRole('alert')
  expect(part).toHaveTextContent(landing.hotGamesFailed)
  expect(part).toHaveTextContent(errors.sentence.timeout)
  expect(screen.getByText(banner.title)).toBeVisible()
  vi.mocked(reads.fetchLobby).mockResolvedValueOnce(many as never)
  await user.click(within(part).getByRole('button', { name: shell.retry }))
  expect(await screen.findByRole('link', { name: /เกม 0/ })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('waits with boxes of the same shape, read aloud once a part', () => {
  renderPart(<LandingPage />)
  expect(screen.getAllByText(shell.loading).length).toBeGreaterThanOrEqual(3)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('has an empty state for hot games, and leaves out promotions and announcements that there are none of', () => {
  renderPart(<LandingPage />, {
    seed: [
      config,
      banners,
      [['game.lobby', 'hot'], []],
      [['promotion.list'], []],
      [['agent.notifications'], []],
    ],
  })
  expect(screen.getByText(landing.hotGamesEmpty)).toBeVisible()
  expect(screen.queryByRole('heading', { name: landing.promotions })).toBeNull()
  expect(screen.queryByRole('button', { name: /ประกาศ/ })).toBeNull()
})

it('leaves promotions out where the platform does not serve them yet', async () => {
  vi.mocked(reads.fetchPromotions).mockRejectedValueOnce(
    new ApiError('notYet', { endpoint: 'promotion.list' }),
  )
  renderPart(<LandingPage />, { seed: [config, banners, notices, hot, counts] })
  await waitFor(() => expect(screen.queryByRole('heading', { name: landing.promotions })).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is rendered at build time without any style attribute, and hydrates to the same page, also for a member', async () => {
  const page = () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
    for (const [key, data] of seed) client.setQueryData(key, data)
    return (
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <LandingPage />
        </MemoryRouter>
      </QueryClientProvider>
    )
  }
  useSession.setState({ user: null, ended: null })
  const html = renderToString(page())
  expect(html).not.toMatch(/ style=/)
  expect(html).toContain('โบนัส 100%')

  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  useSession.setState({ user: narin, ended: null })
  const onRecoverableError = vi.fn()
  let app: ReturnType<typeof hydrateRoot> | undefined
  await act(async () => {
    app = hydrateRoot(root, page(), { onRecoverableError })
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => app?.unmount())
  root.remove()
})

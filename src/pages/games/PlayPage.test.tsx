import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Game } from '#contracts/games.ts'
import { ApiError } from '#src/api/api-error.ts'
import * as calls from '#src/data/game-calls.ts'
import { setPlatform } from '#src/platform/current.ts'
import { platformDouble } from '#src/platform/double.ts'
import { lobbyLoaded } from '#src/stores/lobby.ts'
import { useVisit } from '#src/stores/visit.ts'
import { lobby } from '#src/strings/lobby.ts'
import { play } from '#src/strings/play.ts'
import { shell } from '#src/strings/shell.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import { PlayPage } from './PlayPage.tsx'

vi.mock('#src/data/game-calls.ts', () => ({
  fetchProviderGames: vi.fn<typeof calls.fetchProviderGames>(),
  fetchGameWallets: vi.fn<typeof calls.fetchGameWallets>(),
  fetchDemoLink: vi.fn<typeof calls.fetchDemoLink>(),
}))
vi.mock('#src/data/public-reads.ts', () => ({ fetchAgentConfig: () => new Promise(() => {}) }))

const game: Game = {
  game_id: 'sl-1',
  provider_id: 'chang',
  sub_provider_id: '',
  source: 's',
  game_name: 'นกยูงรำแพน',
  game_name_en: '',
  provider_name: 'ช้างเกมส์',
  category: 'slot',
  image: '',
  tags: [],
  rtp: null,
  has_demo: true,
  maintenance: false,
}
const at = '/play?game=sl-1&provider=chang'

beforeEach(() => {
  setPlatform(platformDouble())
  useVisit.setState({ returnTo: null })
  vi.mocked(calls.fetchProviderGames).mockResolvedValue([game])
  vi.mocked(calls.fetchGameWallets).mockReturnValue(new Promise(() => {}))
  vi.mocked(calls.fetchDemoLink).mockResolvedValue('http://localhost:3001/demo')
})

it("GAME-2 a member goes straight into the game, found in its provider's list", async () => {
  renderPart(<PlayPage />, { at, user: narin })
  expect(await screen.findByRole('heading', { name: 'นกยูงรำแพน' })).toBeVisible()
  expect(screen.getByRole('img', { name: shell.footer.adults })).toBeVisible()
  expect(calls.fetchProviderGames).toHaveBeenCalledWith('chang', expect.any(Number), expect.anything())
  await waitFor(() => expect(calls.fetchGameWallets).toHaveBeenCalled())
})

it('GAME-2 a game that a lobby kept is not asked for', async () => {
  lobbyLoaded('slot', [game])
  renderPart(<PlayPage />, { at, user: narin })
  expect(await screen.findByRole('heading', { name: 'นกยูงรำแพน' })).toBeVisible()
  expect(calls.fetchProviderGames).not.toHaveBeenCalled()
})

it('GAME-2 a visitor is asked how to play: the demo', async () => {
  const { user, router } = renderPart(<PlayPage />, { at })
  await user.click(await screen.findByRole('button', { name: new RegExp(lobby.choiceDemo) }))
  await waitFor(() => expect(router.state.location.search).toBe('?game=sl-1&provider=chang&mode=demo'))
  expect(await screen.findByTitle(play.frame('นกยูงรำแพน'))).toBeVisible()
  expect(calls.fetchGameWallets).not.toHaveBeenCalled()
})

it('ROUTE-3 a visitor is asked how to play: sign-in, which comes back to the game', async () => {
  const { user, path } = renderPart(<PlayPage />, { at })
  await user.click(await screen.findByRole('button', { name: new RegExp(lobby.choiceLogin) }))
  await waitFor(() => expect(path()).toBe('/login'))
  expect(useVisit.getState().returnTo).toBe(at)
})

it('GAME-2 a game that does not exist says so, and leads to others', async () => {
  vi.mocked(calls.fetchProviderGames).mockResolvedValue([])
  const { user, path } = renderPart(<PlayPage />, { at, user: narin })
  await user.click(await screen.findByRole('button', { name: play.otherGames }))
  await waitFor(() => expect(path()).toBe('/lobby'))
})

it('GAME-2 a game that could not be looked up is tried again', async () => {
  vi.mocked(calls.fetchProviderGames).mockRejectedValue(new ApiError('offline', { endpoint: 'game.list' }))
  const { user } = renderPart(<PlayPage />, { at, user: narin })
  expect(await screen.findByText(play.findFailed)).toBeVisible()
  vi.mocked(calls.fetchProviderGames).mockResolvedValue([game])
  await user.click(screen.getByRole('button', { name: play.retry }))
  expect(await screen.findByRole('heading', { name: 'นกยูงรำแพน' })).toBeVisible()
})

it('GAME-2 the first page of a visit closes into the lobby', async () => {
  const { user, path } = renderPart(<PlayPage />, { at, user: narin })
  await screen.findByRole('heading', { name: 'นกยูงรำแพน' })
  await user.click(screen.getByRole('button', { name: play.close }))
  await waitFor(() => expect(path()).toBe('/lobby'))
})

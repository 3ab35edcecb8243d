import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Game } from '#contracts/games.ts'
import { setPlatform } from '#src/platform/current.ts'
import { platformDouble } from '#src/platform/double.ts'
import { useInvitation } from '#src/stores/invitation.ts'
import { useVisit } from '#src/stores/visit.ts'
import { lobby } from '#src/strings/lobby.ts'
import { share } from '#src/strings/line/share.ts'
import * as calls from '#src/data/public-reads.ts'
import * as lists from '#src/data/lobby/lobby-calls.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
import { LobbyPage } from './LobbyPage.tsx'

vi.mock('#src/data/public-reads.ts', () => ({
  fetchLobbyConfig: vi.fn<typeof calls.fetchLobbyConfig>(),
}))
vi.mock('#src/data/lobby/lobby-calls.ts', () => ({
  fetchFirstGames: vi.fn<typeof lists.fetchFirstGames>(),
  fetchWholeLobby: vi.fn<typeof lists.fetchWholeLobby>(),
}))

const game: Game = {
  game_id: 'sl-1',
  provider_id: 'chang',
  sub_provider_id: '',
  source: '',
  game_name: 'นกยูงรำแพน',
  game_name_en: '',
  provider_name: 'ช้างเกมส์',
  category: 'slot',
  image: '',
  tags: [],
}

/** The page on its own addresses, nothing on those it leads to. */
function Page() {
  return /^\/(lobby|slot)/.test(useLocation().pathname) ? <LobbyPage /> : null
}

beforeEach(() => {
  useVisit.setState({ returnTo: null })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 358, top: 0 } as DOMRect)
  vi.mocked(lists.fetchFirstGames).mockResolvedValue([game])
  vi.mocked(calls.fetchLobbyConfig).mockResolvedValue({
    lobby_key: 'slot',
    title: '',
    game_count: 1,
    providers: [],
  })
  vi.mocked(lists.fetchWholeLobby).mockResolvedValue([game])
})

it('ROUTE-1 /slot is the lobby of slots', async () => {
  renderPart(<Page />, { at: '/slot' })
  expect(await screen.findByRole('link', { name: lobby.names.slot })).toHaveAttribute('aria-current', 'page')
  expect(lists.fetchFirstGames).toHaveBeenCalledWith('slot', 60, expect.anything())
  await waitFor(() =>
    expect(lists.fetchWholeLobby).toHaveBeenCalledWith('slot', expect.anything(), expect.anything()),
  )
})

it('GAME-2 a visitor chooses the demo', async () => {
  const { user, router, path } = renderPart(<Page />, { at: '/lobby/slot' })
  await user.click(await screen.findByRole('link', { name: /นกยูงรำแพน/ }))
  await user.click(await screen.findByRole('button', { name: new RegExp(lobby.choiceDemo) }))
  await waitFor(() => expect(path()).toBe('/play'))
  expect(router.state.location.search).toBe('?game=sl-1&provider=chang&mode=demo')
})

it('ROUTE-3 a visitor chooses to sign in, and comes back to the game', async () => {
  const { user, path } = renderPart(<Page />, { at: '/lobby/slot' })
  await user.click(await screen.findByRole('link', { name: /นกยูงรำแพน/ }))
  await user.click(await screen.findByRole('button', { name: new RegExp(lobby.choiceLogin) }))
  await waitFor(() => expect(path()).toBe('/login'))
  expect(useVisit.getState().returnTo).toBe('/play?game=sl-1&provider=chang')
})

it('ENV-7 a lobby, and a game in it, are sent to friends', async () => {
  const platform = platformDouble({ shareWay: 'lineFriends' })
  setPlatform(platform)
  useInvitation.setState({ agentCode: '1001' })
  const { user } = renderPart(<Page />, { at: '/slot?provider=chang' })
  const send = async () => {
    const sheet = await screen.findByRole('dialog', { name: share.title })
    await user.click(within(sheet).getByRole('button', { name: share.pickFriends }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: share.title })).toBeNull())
  }
  await user.click(await screen.findByRole('button', { name: lobby.shareLobby }))
  await send()
  await user.click(await screen.findByRole('link', { name: /นกยูงรำแพน/ }))
  await user.click(await screen.findByRole('button', { name: lobby.shareGame('นกยูงรำแพน') }))
  await send()
  expect(platform.calls).toEqual([
    `share ${location.origin}/slot?provider=chang&ag=1001`,
    `share ${location.origin}/play?game=sl-1&provider=chang&ag=1001`,
  ])
  // The question how to play is still there.
  expect(screen.getByRole('button', { name: new RegExp(lobby.choiceDemo) })).toBeVisible()
})

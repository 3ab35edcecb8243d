/** Lobbies and games. */
import { queryOptions } from '@tanstack/react-query'
import type { Game, LobbyKey } from '#contracts/games.ts'
import { env } from '#src/lib/env.ts'
import { ofAnybody, ofMember } from './query-key.ts'

const calls = () => import('./game-calls.ts')
const publicReads = () => import('./public-reads.ts')

/** More than any provider has. */
const PROVIDER_LIMIT = 5000

/** All games of a lobby. `last` is the member's own: sign-out removes it. */
export const lobbyQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: key === 'last' ? ofMember('game.lobby', key) : ofAnybody('game.lobby', key),
    queryFn: async ({ signal }) => (await publicReads()).fetchLobby(key, env.agentCode, signal),
    staleTime: key === 'last' ? 10_000 : 10 * 60_000,
    // A lobby left for a game is found as it was, at the same place of its list.
    gcTime: 60 * 60_000,
  })

export const lobbyConfigQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: ofAnybody('lobby.configs', key),
    queryFn: async (asking) => (await publicReads()).fetchLobbyConfig(key, env.agentCode, asking),
    staleTime: 10 * 60_000,
  })

/** All games of one provider; for a game whose lobby is not in the cache (a shared link, a reload). */
export const providerGamesQuery = (providerId: string) =>
  queryOptions({
    queryKey: ofAnybody('game.list', providerId),
    queryFn: async ({ signal }) => (await calls()).fetchProviderGames(providerId, PROVIDER_LIMIT, signal),
    staleTime: 10 * 60_000,
  })

/** Wallets that may pay for this game, with their balances: never shown from an earlier visit. */
export const gameWalletsQuery = (game: Game) =>
  queryOptions({
    queryKey: ofMember('game.wallets', game.provider_id, game.game_id),
    queryFn: async ({ signal }) => (await calls()).fetchGameWallets(game, signal),
    staleTime: 0,
    gcTime: 0,
  })

/** Link of a game played from this wallet (GAME-2). Not a query: every call starts a session at the provider. */
export const startGame = async (game: Game, walletId: string, isMobile: boolean, signal: AbortSignal) =>
  (await calls()).fetchGameLink(game, walletId, isMobile, signal)

/** Link of a demo. */
export const startDemo = async (game: Game, isMobile: boolean, signal: AbortSignal) =>
  (await calls()).fetchDemoLink(game, isMobile, env.agentCode, signal)

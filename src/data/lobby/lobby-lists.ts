/** Lobbies of a category, which may be thousands of games: the first of them, and all. Apart from `games.ts`, which the landing carries. */
import { queryOptions } from '@tanstack/react-query'
import { type GameCategory, type LobbyKey } from '#contracts/games.ts'
import { env } from '#src/lib/env.ts'
import { lobbyQuery } from '../games.ts'
import { ofAnybody } from '../query-key.ts'

const calls = () => import('./lobby-calls.ts')

/** Games of a category that are asked for before the whole of it: more than two screens of a desktop. */
const FIRST_GAMES = 60

/** Lobbies that hold a category; the others are short lists of their own. */
export const isCategory = (key: LobbyKey): key is GameCategory => key !== 'hot' && key !== 'last'

/** The most played of a category, for the first screen of its lobby. */
export const firstGamesQuery = (category: LobbyKey) =>
  queryOptions({
    queryKey: ofAnybody('game.list', 'first', category),
    queryFn: async ({ signal }) => (await calls()).fetchFirstGames(category, FIRST_GAMES, signal),
    staleTime: 10 * 60_000,
    // The whole list waits for it and shows the same.
    retry: false,
  })

/** `lobbyQuery`, of a category read in slices. */
export const wholeLobbyQuery = (key: LobbyKey) =>
  isCategory(key)
    ? queryOptions({
        ...lobbyQuery(key),
        queryFn: async ({ signal }) => (await calls()).fetchWholeLobby(key, env.agentCode, signal),
      })
    : lobbyQuery(key)

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Game, LobbyKey } from '#contracts/games.ts'
import { lobbyQuery } from '#src/data/games.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { keptGames, lobbyLoaded } from '#src/stores/lobby.ts'

export interface LobbyGames {
  games: readonly Game[]
  /** Nothing to show yet. */
  pending: boolean
  /** Nothing to show yet, and an earlier visit found nothing either. */
  emptyBefore: boolean
  failed: boolean
  /** What an earlier visit kept: the first games, until the list itself comes. */
  kept: boolean
  busy: boolean
  retry: () => void
}

/** A lobby: at once what an earlier visit kept of it (GAME-1), replaced silently by the list of now. */
export function useLobbyGames(key: LobbyKey, enabled = true): LobbyGames {
  const { data, isError, isFetching, refetch } = useQuery({ ...lobbyQuery(key), enabled })
  const stored = useMemo(() => (enabled ? keptGames(key) : null), [key, enabled])
  const games = data ?? stored ?? []

  useEffect(() => {
    if (data) return whenIdle(() => lobbyLoaded(key, data))
  }, [key, data])

  const pending = !data && !isError && games.length === 0
  return {
    games,
    pending,
    emptyBefore: pending && stored !== null,
    failed: isError,
    kept: !data && games.length > 0,
    busy: isFetching,
    retry: () => void refetch(),
  }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Game, LobbyKey } from '#contracts/games.ts'
import { firstGamesQuery, isCategory, wholeLobbyQuery } from '#src/data/lobby/lobby-lists.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { keptGames, lobbyLoaded } from '#src/stores/lobby.ts'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import { afterPosters } from './after-posters.ts'

export interface LobbyGames {
  games: readonly Game[]
  /** Nothing to show yet. */
  pending: boolean
  failed: boolean
  /** The first games alone, of now or kept of an earlier visit, until the list itself comes. */
  only: 'first' | 'kept' | null
  busy: boolean
  retry: () => void
}

interface Wanted {
  enabled?: boolean
  /** Not in the order that the first games have, or not of them alone: the whole list is asked for at once. */
  whole?: boolean
}

/**
 * A lobby: at once what an earlier visit kept of it (GAME-1), or the first games of its category; the list itself, which
 * may be thousands, after their posters, and silently in their place.
 */
export function useLobbyGames(key: LobbyKey, { enabled = true, whole = false }: Wanted = {}): LobbyGames {
  // What was served knows nothing of this device: it is taken over first.
  const here = useTakenOver()
  const stored = useMemo(() => (enabled && here ? keptGames(key) : null), [key, enabled, here])
  const kept = stored && stored.length > 0 ? stored : null
  const later = !whole && isCategory(key)
  const first = useQuery({
    ...firstGamesQuery(key),
    enabled: enabled && later && kept === null,
  })
  const shown = useOnceShown(key, later && !first.isLoading)
  const { data, isError, isFetching, refetch } = useQuery({
    ...wholeLobbyQuery(key),
    enabled: enabled && (!later || shown),
  })
  const games = data ?? kept ?? first.data ?? []

  useEffect(() => {
    if (data) return whenIdle(() => lobbyLoaded(key, data))
  }, [key, data])

  return {
    games,
    pending: !data && !isError && games.length === 0,
    failed: isError,
    only: data || games.length === 0 ? null : kept ? 'kept' : 'first',
    busy: isFetching,
    retry: () => void refetch(),
  }
}

/** True once the first posters have come after `ready`, for as long as the lobby is the same. */
function useOnceShown(key: LobbyKey, ready: boolean): boolean {
  const [shownOf, setShownOf] = useState<LobbyKey | null>(null)
  useEffect(() => {
    if (ready) return afterPosters(() => setShownOf(key))
  }, [key, ready])
  return shownOf === key
}

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Game, lobbyKeys } from '#contracts/games.ts'
import { lobbyQuery, providerGamesQuery } from '#src/data/games.ts'
import { keptGames } from '#src/stores/lobby.ts'

export type FoundGame =
  | { status: 'found'; game: Game }
  | { status: 'pending' }
  | { status: 'missing' }
  | { status: 'failed'; error: unknown; busy: boolean; retry: () => void }

/** A game by its ids: from the lobbies already loaded or kept, else from its provider's list. */
export function useGame(gameId: string, providerId: string): FoundGame {
  const client = useQueryClient()
  // Once found it stays the same object, whatever lobbies are loaded meanwhile.
  const known = useMemo(() => knownGame(client, gameId, providerId), [client, gameId, providerId])
  const ask = known === undefined && gameId !== '' && providerId !== ''
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...providerGamesQuery(providerId),
    enabled: ask,
  })

  const game = known ?? data?.find((each) => each.game_id === gameId)
  if (game) return { status: 'found', game }
  if (!ask || data) return { status: 'missing' }
  return isError
    ? { status: 'failed', error, busy: isFetching, retry: () => void refetch() }
    : { status: 'pending' }
}

function knownGame(client: QueryClient, gameId: string, providerId: string): Game | undefined {
  const isIt = (game: Game) =>
    game.game_id === gameId && (providerId === '' || game.provider_id === providerId)
  for (const key of lobbyKeys) {
    const game = client.getQueryData(lobbyQuery(key).queryKey)?.find(isIt) ?? keptGames(key)?.find(isIt)
    if (game) return game
  }
  return undefined
}

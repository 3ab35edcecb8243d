import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Game, gameCategories } from '#contracts/games.ts'
import type { SearchIndex } from '#src/lib/search/thai-search-index.ts'
import { gameKey, keptGames } from '#src/stores/lobby.ts'
import { ofAnybody } from '../query-key.ts'
import { wholeLobbyQuery } from './lobby-lists.ts'

export interface Catalogue {
  /** Null while it is being loaded and read. */
  index: SearchIndex<Game> | null
  /** What is in it, the most played first; empty until then. */
  games: readonly Game[]
  /** Some categories did not come: searching finds less. */
  incomplete: boolean
  /** None came, and none was kept. */
  failed: boolean
  retry: () => void
}

const none: readonly Game[] = []

const searchable = (game: Game) => ({
  name: game.game_name,
  nameEn: game.game_name_en,
  provider: game.provider_name,
  // Providers' Latin names are ids as people type them.
  providerEn: game.provider_id,
})

/** Every game of every category, loaded and indexed on the first sign of a search. */
export function useCatalogue(wanted: boolean): Catalogue {
  const { data, isError, refetch } = useQuery({ ...catalogueQuery(useQueryClient()), enabled: wanted })
  const incomplete = wanted && (isError || data?.incomplete === true)
  const games = data?.games ?? none
  return {
    index: data?.index ?? null,
    games,
    incomplete,
    failed: incomplete && games.length === 0,
    retry: () => void refetch(),
  }
}

const catalogueQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: ofAnybody('game.lobby', 'catalogue'),
    queryFn: ({ signal }) => readCatalogue(client, signal),
    staleTime: 10 * 60_000,
    // An index is no data to be compared.
    structuralSharing: false,
  })

/** The search comes with its first use: fuse.js is a third of this page. */
async function readCatalogue(client: QueryClient, signal: AbortSignal) {
  const [{ buildSearchGently }, lists] = await Promise.all([
    import('#src/lib/search/thai-search-index.ts'),
    Promise.all(gameCategories.map((key) => client.fetchQuery(wholeLobbyQuery(key)).catch(() => null))),
  ])
  const games = allOf(lists)
  const index = await buildSearchGently(games, searchable, signal)
  return { index, games, incomplete: lists.includes(null) }
}

/**
 * A game stands in one category, but platforms repeat some; the most played come first, as in every list. Of a
 * category that did not come, what an earlier visit kept.
 */
function allOf(lists: readonly (readonly Game[] | null)[]): Game[] {
  const all = lists.flatMap((list, at) => list ?? keptGames(gameCategories[at]!) ?? [])
  const games = new Map(all.map((game) => [gameKey(game), game]))
  return [...games.values()].sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
}

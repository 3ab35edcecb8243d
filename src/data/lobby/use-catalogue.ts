import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Game, gameCategories } from '#contracts/games.ts'
import type { SearchIndex } from '#src/lib/search/thai-search-index.ts'
import { gameKey, keptGames } from '#src/stores/lobby.ts'
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
  const { lists, settled, incomplete, retry } = useQueries({
    queries: gameCategories.map((key) => ({ ...wholeLobbyQuery(key), enabled: wanted })),
    combine: (results) => ({
      lists: results.map((result) => result.data),
      settled: results.every((result) => result.isSuccess || result.isError),
      incomplete: results.some((result) => result.isError),
      retry: () => results.filter((result) => result.isError).forEach((result) => void result.refetch()),
    }),
  })
  const [built, setBuilt] = useState<{ index: SearchIndex<Game>; games: readonly Game[] } | null>(null)

  useEffect(() => {
    if (!wanted || !settled) return
    const stop = new AbortController()
    const build = async () => {
      const next = await buildIndex(lists, stop.signal)
      if (next) setBuilt(next)
    }
    void build()
    return () => stop.abort()
    // Lists keep their identity as long as their data does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, settled, ...lists])

  const index = built?.index ?? null
  const games = built?.games ?? none
  const failed = wanted && incomplete && built !== null && games.length === 0
  return { index, games, incomplete: wanted && incomplete, failed, retry }
}

/** The search comes with its first use: fuse.js is a third of this page. */
async function buildIndex(lists: readonly (readonly Game[] | undefined)[], signal: AbortSignal) {
  const { buildSearchGently } = await import('#src/lib/search/thai-search-index.ts')
  const games = allOf(lists)
  const index = await buildSearchGently(games, searchable, signal)
  return index && { index, games }
}

/**
 * A game stands in one category, but platforms repeat some; the most played come first, as in every list. Of a
 * category that did not come, what an earlier visit kept.
 */
function allOf(lists: readonly (readonly Game[] | undefined)[]): Game[] {
  const all = lists.flatMap((list, at) => list ?? keptGames(gameCategories[at]!) ?? [])
  const games = new Map(all.map((game) => [gameKey(game), game]))
  return [...games.values()].sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
}

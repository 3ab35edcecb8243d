/** Filters and orders of a list of games. Pure; all keep the list's own order where they do not say otherwise. */
import type { Game } from '#contracts/games.ts'
import { compareThai } from '#src/lib/text.ts'
import { isFavourite } from '#src/stores/lobby.ts'
import type { LobbyView, SortOrder } from '../lobby-url.ts'

export interface ProviderCount {
  id: string
  name: string
  count: number
}

const orders: Readonly<Record<SortOrder, (a: Game, b: Game) => number>> = {
  popular: (a, b) => (b.popularity ?? 0) - (a.popularity ?? 0),
  new: (a, b) => Number(b.tags.includes('new')) - Number(a.tags.includes('new')),
  name: (a, b) => compareThai(a.game_name, b.game_name),
  // Games whose provider publishes none come last.
  rtp: (a, b) => (b.rtp ?? -1) - (a.rtp ?? -1),
}

export function sortGames(games: readonly Game[], order: SortOrder | null): readonly Game[] {
  return order === null ? games : games.toSorted(orders[order])
}

export function filterGames(
  games: readonly Game[],
  { provider, favourites }: Pick<LobbyView, 'provider' | 'favourites'>,
  hearts: readonly string[],
): readonly Game[] {
  if (!provider && !favourites) return games
  return games.filter(
    (game) => (!provider || game.provider_id === provider) && (!favourites || isFavourite(hearts, game)),
  )
}

/** Providers of a list, most games first. */
export function providersOf(games: readonly Game[]): ProviderCount[] {
  const counts = new Map<string, ProviderCount>()
  for (const { provider_id: id, provider_name: name } of games) {
    const entry = counts.get(id)
    if (entry) entry.count++
    else counts.set(id, { id, name, count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}

export const countFavourites = (games: readonly Game[], hearts: readonly string[]): number => {
  const set = new Set(hearts)
  return games.filter((game) => set.has(`${game.provider_id}/${game.game_id}`)).length
}

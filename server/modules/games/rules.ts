/** What belongs in a lobby, and which wallet may pay for a game. Requirements GAME-1, GAME-2. */
import { GAME_LIST_LIMIT, type Game, type LobbyKey, type Provider } from '#contracts/games.ts'

/** A list never grows past this, whatever is asked for. */
export const MOST_LISTED = 500

/** Most played first; equal ones by id, so that the order is always the same. */
export const byPopularity = (games: readonly Game[]): Game[] =>
  games.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0) || a.game_id.localeCompare(b.game_id))

/** Games of a lobby out of all, most played first. `last` is a member's own and not here. */
export function lobbyGames(games: readonly Game[], key: LobbyKey): Game[] {
  if (key === 'last') return []
  if (key === 'hot') return games.slice(0, GAME_LIST_LIMIT)
  return games.filter((game) => game.category === key)
}

/** `/api/game/list`: of a provider, of a category, of both; 60 unless told. */
export function listGames(
  games: readonly Game[],
  wish: { provider?: string | undefined; category?: string | undefined; limit?: number | undefined },
): Game[] {
  const limit = Math.min(Math.max(wish.limit ?? GAME_LIST_LIMIT, 0), MOST_LISTED)
  return games
    .filter(
      (game) =>
        (!wish.provider || game.provider_id === wish.provider) &&
        (!wish.category || game.category === wish.category),
    )
    .slice(0, limit)
}

/** Providers that have a game in the list, with how many, the largest first. */
export function providersIn(games: readonly Game[], providers: readonly Provider[]): Provider[] {
  const counts = new Map<string, number>()
  for (const game of games) counts.set(game.provider_id, (counts.get(game.provider_id) ?? 0) + 1)
  return providers
    .filter((provider) => counts.has(provider.provider_id))
    .map((provider) => ({ ...provider, game_count: counts.get(provider.provider_id)! }))
    .toSorted((a, b) => b.game_count - a.game_count)
}

/** A wallet's category is one, several with commas between them, or `all`. */
export function walletFits(walletCategory: string, gameCategory: string): boolean {
  const categories = walletCategory.split(',').map((one) => one.trim())
  return categories.includes('all') || categories.includes(gameCategory)
}

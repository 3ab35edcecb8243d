import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Game, LobbyKey } from '#contracts/games.ts'
import { lobbyConfigQuery } from '#src/data/games.ts'
import { isCategory } from '#src/data/lobby/lobby-lists.ts'
import { useCatalogue } from '#src/data/lobby/use-catalogue.ts'
import { useLobby } from '#src/stores/lobby.ts'
import type { LobbyView } from '../lobby-url.ts'
import { countFavourites, filterGames, type ProviderCount, providersOf, sortGames } from './filter-games.ts'
import { useLobbyGames } from './use-lobby-games.ts'

const NEAR_SHOWN = 6

interface ShownGames {
  games: readonly Game[]
  /** Found by the search, or the whole lobby: before the filters, which count in it. */
  providers: readonly ProviderCount[]
  /** `games` are all that there are of it: their number may be said. */
  counted: boolean
  favourites: number
  near: readonly Game[]
  searching: boolean
  /** The member's favourites of every category: the first lobby, of them alone. */
  hearts: boolean
  status: 'pending' | 'failed' | 'ready'
  /** Something could not be loaded, though there is something to show. */
  partly: 'first' | 'kept' | 'incomplete' | null
  busy: boolean
  retry: () => void
}

/** What the grid shows: the lobby, or what is found or loved in all of them, filtered and in order. */
export function useShownGames(key: LobbyKey, view: LobbyView, focused: boolean, member: boolean): ShownGames {
  const query = useDeferredValue(view.query.trim())
  const searching = query !== ''
  const { provider, favourites, sort } = view
  const chosen = Boolean(provider) || favourites || sort !== null
  const ofAll = favourites && key === 'hot' && !searching
  const everywhere = searching || ofAll
  const lobby = useLobbyGames(key, { enabled: key !== 'last' || member, whole: chosen })
  const catalogue = useCatalogue(everywhere || focused)
  const hearts = useLobby((state) => state.favourites)
  const { index } = catalogue

  const found = useMemo(() => {
    if (searching) return index?.search(query) ?? []
    return ofAll ? catalogue.games : lobby.games
  }, [searching, ofAll, index, query, catalogue.games, lobby.games])
  const games = useMemo(
    () => sortGames(filterGames(found, { provider, favourites }, hearts), sort),
    [found, provider, favourites, hearts, sort],
  )
  const whole = everywhere || lobby.only === null || lobby.failed
  const announced = useAnnouncedProviders(key, !whole)
  const providers = useMemo(() => (whole ? providersOf(found) : announced), [whole, found, announced])
  const nothing = searching && index !== null && found.length === 0
  const near = useMemo(() => (nothing ? index.near(query, NEAR_SHOWN) : []), [nothing, index, query])

  const waiting = everywhere
    ? index === null && !catalogue.failed
    : (lobby.pending || (chosen && !whole)) && (key !== 'last' || member)
  const failed = everywhere ? catalogue.failed : lobby.failed && lobby.games.length === 0
  return {
    games,
    providers,
    counted: whole,
    favourites: useMemo(
      // Before the catalogue has come, with those that a provider has taken out since.
      () =>
        key === 'hot' && !searching && !(ofAll && index) ? hearts.length : countFavourites(found, hearts),
      [key, searching, ofAll, index, found, hearts],
    ),
    near,
    searching,
    hearts: ofAll,
    status: failed ? 'failed' : waiting ? 'pending' : 'ready',
    partly: everywhere ? (catalogue.incomplete ? 'incomplete' : null) : lobby.failed ? lobby.only : null,
    busy: lobby.busy,
    retry: everywhere ? catalogue.retry : lobby.retry,
  }
}

/** Providers of a lobby as it tells them: all of them, while only its first games are known. */
function useAnnouncedProviders(key: LobbyKey, wanted: boolean): readonly ProviderCount[] {
  const { data } = useQuery({ ...lobbyConfigQuery(key), enabled: wanted && isCategory(key) })
  return useMemo(
    () =>
      (data?.providers ?? []).map(({ provider_id: id, provider_name: name, game_count }) => ({
        id,
        name,
        count: game_count ?? 0,
      })),
    [data],
  )
}

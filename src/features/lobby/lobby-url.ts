/** What of the lobby stands in its address: which lobby, the search, the filters and the order. */
import { type LobbyKey, lobbyKeys } from '#contracts/games.ts'

export const sortOrders = ['popular', 'new', 'name', 'rtp'] as const
export type SortOrder = (typeof sortOrders)[number]

export interface LobbyView {
  query: string
  /** Provider id, '' for all. */
  provider: string
  favourites: boolean
  /** Null: the natural order, which is popularity, or nearness to the search. */
  sort: SortOrder | null
}

/** `/lobby/slot`, `/slot` and `/lobby` to the lobby they show; null for a lobby that does not exist. */
export function lobbyOf(pathname: string): LobbyKey | null {
  const name = pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
  if (name === 'lobby' || name === '') return 'hot'
  return lobbyKeys.find((key) => key === name) ?? null
}

export function readView(search: URLSearchParams): LobbyView {
  const sort = search.get('sort')
  return {
    query: search.get('q') ?? '',
    provider: search.get('provider') ?? '',
    favourites: search.get('fav') === '1',
    sort: sortOrders.find((order) => order === sort) ?? null,
  }
}

/** The address of a view; what is not asked for is left out, and what is not ours is kept. */
export function writeView(search: URLSearchParams, change: Partial<LobbyView>): URLSearchParams {
  const view = { ...readView(search), ...change }
  const next = new URLSearchParams(search)
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  set('q', view.query.trim() === '' ? '' : view.query)
  set('provider', view.provider)
  set('fav', view.favourites ? '1' : '')
  set('sort', view.sort ?? '')
  return next
}

/** What a lottery may be looked for by, beside its category: that it closes soon, that it is played today, that it has a heart. */
export const filters = ['closing', 'today', 'favourites'] as const
export type Filter = (typeof filters)[number]

/** What of the lottery lobby stands in its address: the category or the filter, and the search. */
export interface LottoView {
  /** Category id, '' for all. */
  category: string
  /** Null for all; of a category there is none. */
  filter: Filter | null
  query: string
}

export function readView(search: URLSearchParams): LottoView {
  const category = search.get('category') ?? ''
  const filter = filters.find((one) => one === search.get('show')) ?? null
  return { category, filter: category === '' ? filter : null, query: search.get('q') ?? '' }
}

/** The address with another search; what is not ours is kept. */
export function withSearch(search: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (query.trim() === '') next.delete('q')
  else next.set('q', query)
  return next
}

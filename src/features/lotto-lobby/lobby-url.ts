/** What of the lottery lobby stands in its address: the category and the search. */
export interface LottoView {
  /** Category id, '' for all. */
  category: string
  query: string
}

export const readView = (search: URLSearchParams): LottoView => ({
  category: search.get('category') ?? '',
  query: search.get('q') ?? '',
})

/** The address with another search; what is not ours is kept. */
export function withSearch(search: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (query.trim() === '') next.delete('q')
  else next.set('q', query)
  return next
}

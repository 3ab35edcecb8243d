import { useSearchParams } from 'react-router'

/** The category of what was played, kept in the address. */
export function useCategory() {
  const [query, setQuery] = useSearchParams()
  const onCategory = (category: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (category === null) next.delete('category')
        else next.set('category', category)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { category: query.get('category'), onCategory }
}

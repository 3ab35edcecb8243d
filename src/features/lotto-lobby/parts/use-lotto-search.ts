import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTyped } from '#src/ui/choice/use-typed.ts'
import { readView, withSearch } from '../lobby-url.ts'

/** Letters typed within this time are one entry of the address, ms. */
const PAUSE = 250

/** What is typed, and a moment later in the address. */
export function useQueryInAddress() {
  const [search, setSearch] = useSearchParams()
  const inAddress = readView(search).query
  const { query, type, written } = useTyped(inAddress)
  useEffect(() => {
    if (query === inAddress) return
    const timer = setTimeout(() => {
      written(query.trim() === '' ? '' : query)
      setSearch((before) => withSearch(before, query), { replace: true, preventScrollReset: true })
    }, PAUSE)
    return () => clearTimeout(timer)
    // Only typing starts the pause anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query, inAddress])
  return { query, type }
}

import { useSearchParams } from 'react-router'
import type { StatementFilter } from '#src/data/money/statement.ts'
import { readView, type StatementView, writeView } from '../statement-url.ts'

/** `undefined` takes a filter away. */
export type Change = (part: {
  [Name in keyof StatementFilter]?: StatementFilter[Name] | undefined
}) => void

interface ViewControl extends StatementView {
  /** Changes part of the filter, back on the first page. */
  change: Change
  reset: () => void
  /** Address of another page of the same filter. */
  pageAddress: (page: number) => string
}

/** What is shown stands in the address. Filters replace each other there: back leads out, not through them. */
export function useView(): ViewControl {
  const [search, setSearch] = useSearchParams()
  const { filter, page } = readView(search)
  const show = (next: StatementFilter) =>
    setSearch(writeView({ filter: next, page: 1 }), { replace: true, preventScrollReset: true })
  return {
    filter,
    page,
    change: (part) => show({ ...filter, ...part }),
    reset: () => show(filter.kind ? { kind: filter.kind } : {}),
    pageAddress: (to) => `?${writeView({ filter, page: to })}`,
  }
}

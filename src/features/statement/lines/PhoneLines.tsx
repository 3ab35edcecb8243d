import { useInfiniteQuery } from '@tanstack/react-query'
import { type StatementFilter, statementQuery } from '#src/data/statement.ts'
import { statement } from '#src/strings/money/statement.ts'
import { InfiniteScroll } from '#src/ui/antd/InfiniteScroll.tsx'
import { LineList } from './LineList.tsx'
import { LinesError } from './LinesError.tsx'
import { LinesLoading } from './LinesLoading.tsx'
import { NoLines } from './NoLines.tsx'

interface LinesProps {
  filter: StatementFilter
  onReset: () => void
}

/** The list that grows while it is scrolled. */
export function PhoneLines({ filter, onReset }: LinesProps) {
  const query = useInfiniteQuery(statementQuery(filter))
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = query
  if (!data && isError) return <LinesError busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <LinesLoading />
  const lines = data.pages.flatMap((page) => page.lines)
  if (lines.length === 0) return <NoLines filter={filter} onReset={onReset} />
  const loadMore = async () => {
    const { isFetchNextPageError } = await fetchNextPage()
    if (isFetchNextPageError) throw new Error(statement.moreFailed)
  }
  return (
    <>
      <LineList lines={lines} hasMore={hasNextPage} />
      <InfiniteScroll hasMore={hasNextPage} loadMore={loadMore} />
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import type { StatementLine } from '#contracts/statement.ts'
import { type StatementFilter, statementQuery } from '#src/data/money/statement.ts'
import { statement } from '#src/strings/money/statement.ts'
import { InfiniteScroll } from '#src/ui/antd/InfiniteScroll.tsx'
import { isPassing } from '#src/ui/layout/use-wide.ts'
import { LineList } from './LineList.tsx'
import { LoadedLines } from './LoadedLines.tsx'
import { NoLines } from './NoLines.tsx'

interface LinesProps {
  filter: StatementFilter
  onShow: (line: StatementLine) => void
  onReset: () => void
}

/** The list that grows while it is scrolled. */
export function PhoneLines({ filter, onShow, onReset }: LinesProps) {
  const query = useInfiniteQuery({ ...statementQuery(filter), enabled: !isPassing() })
  const { hasNextPage, fetchNextPage } = query
  const loadMore = async () => {
    const { isFetchNextPageError } = await fetchNextPage()
    if (isFetchNextPageError) throw new Error(statement.moreFailed)
  }
  return (
    <LoadedLines query={query}>
      {({ pages }) => {
        const lines = pages.flatMap((page) => page.lines)
        if (lines.length === 0) return <NoLines filter={filter} onReset={onReset} />
        return (
          <>
            <LineList lines={lines} hasMore={hasNextPage} onShow={onShow} />
            <InfiniteScroll hasMore={hasNextPage} loadMore={loadMore} />
          </>
        )
      }}
    </LoadedLines>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type StatementFilter, statementPageQuery, TABLE_ROWS } from '#src/data/statement.ts'
import { formatCount } from '#rules/baht.ts'
import { statement } from '#src/strings/statement.ts'
import { LinesError } from './LinesError.tsx'
import { LinesLoading } from './LinesLoading.tsx'
import { LineTable } from './LineTable.tsx'
import { NoLines } from './NoLines.tsx'
import { Pager } from './Pager.tsx'
import styles from './TableLines.module.css'

interface TableLinesProps {
  filter: StatementFilter
  page: number
  pageAddress: (page: number) => string
  onReset: () => void
}

/** One numbered page as a table. The page before stays in view until the next one is there. */
export function TableLines({ filter, page, pageAddress, onReset }: TableLinesProps) {
  const query = useQuery({ ...statementPageQuery(filter, page), placeholderData: keepPreviousData })
  const { data, isError, isFetching, refetch } = query
  if (!data && isError) return <LinesError busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <LinesLoading />
  if (data.lines.length === 0) return <NoLines filter={filter} onReset={onReset} />
  const first = (page - 1) * TABLE_ROWS + 1
  const total = data.total ?? first + data.lines.length - 1
  return (
    <div aria-busy={isFetching}>
      <LineTable lines={data.lines} />
      <div className={styles.below}>
        <p className={styles.shown}>
          {statement.shown(
            formatCount(first),
            formatCount(first + data.lines.length - 1),
            formatCount(total),
          )}
        </p>
        <Pager page={page} pages={Math.ceil(total / TABLE_ROWS)} address={pageAddress} />
      </div>
    </div>
  )
}

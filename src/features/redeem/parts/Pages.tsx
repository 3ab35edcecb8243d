import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from '../redeem.module.css'

interface PagesProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>
  idOf: (row: Row) => string
  empty: { title: string; text: string }
  children: (row: Row) => ReactNode
}

/** A history that grows by the page. What comes in meanwhile pushes rows on: each is drawn once. */
export function Pages<Row>({ query, idOf, empty, children }: PagesProps<Row>) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = query
  const failed = (
    <PartError
      title={words.historyFailed}
      text={words.pointsSafe}
      busy={isFetching}
      onRetry={() => void (data ? fetchNextPage() : refetch())}
    />
  )
  if (!data)
    return isError ? (
      failed
    ) : (
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="row" count={4} />
      </LoadingRegion>
    )
  const rows = new Map(data.pages.flatMap((page) => page.rows.map((row) => [idOf(row), row] as const)))
  if (rows.size === 0) return <EmptyState title={empty.title} text={empty.text} />
  return (
    <>
      <Card>
        <List>
          {[...rows].map(([id, row]) => (
            <ListItem key={id}>{children(row)}</ListItem>
          ))}
        </List>
      </Card>
      {isError
        ? failed
        : hasNextPage && (
            <Button block busy={isFetching} className={styles.more} onClick={() => void fetchNextPage()}>
              {words.loadMore}
            </Button>
          )}
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { billsQuery } from '#src/data/bills.ts'
import { bills as words } from '#src/strings/bill.ts'
import { shell } from '#src/strings/shell.ts'
import { InfiniteScroll } from '#src/ui/antd/InfiniteScroll.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { BillCard } from './BillCard.tsx'
import styles from './BillList.module.css'
import { NoBills } from './NoBills.tsx'
import type { BillsViewControl } from './use-bills-view.ts'

/** Bills, newest first; the list grows while it is scrolled. */
export function BillList({ view }: { view: BillsViewControl }) {
  const { filter, open, show, reset } = view
  const query = useInfiniteQuery(billsQuery(filter))
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = query
  if (!data && isError)
    return (
      <PartError
        title={words.failed}
        text={shell.moneySafe}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <LoadingRegion label={shell.loading} className={styles.list}>
        <Skeleton shape="panel" count={3} />
      </LoadingRegion>
    )
  const found = data.pages.flatMap(({ bills }) => bills)
  if (found.length === 0) return <NoBills filtered={Object.keys(filter).length > 0} onReset={reset} />
  const loadMore = async () => {
    const { isFetchNextPageError } = await fetchNextPage()
    if (isFetchNextPageError) throw new Error(words.moreFailed)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it from lists without markers */}
      <ul role="list" aria-label={words.list} className={styles.list}>
        {found.map((bill) => (
          <li key={bill.bill_id}>
            <BillCard bill={bill} chosen={bill.bill_id === open} onOpen={() => show(bill.bill_id)} />
          </li>
        ))}
      </ul>
      <InfiniteScroll hasMore={hasNextPage} loadMore={loadMore} />
    </>
  )
}

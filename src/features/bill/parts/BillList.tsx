import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Bill } from '#contracts/bills.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { billsQuery } from '#src/data/lotto/bills.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { bills as words } from '#src/strings/lotto/bill.ts'
import { shell } from '#src/strings/shell.ts'
import { InfiniteScroll } from '#src/ui/antd/InfiniteScroll.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { BillHead } from './BillHead.tsx'
import { Outcome } from './Outcome.tsx'
import styles from './BillList.module.css'
import type { BillsViewControl } from './use-bills-view.ts'

/** Bills, newest first; the list grows while it is scrolled. */
export function BillList({ view }: { view: BillsViewControl }) {
  const { filter, open, show, reset } = view
  const query = useInfiniteQuery(billsQuery(filter))
  const { hasNextPage, fetchNextPage } = query
  return (
    <Loaded
      query={query}
      failed={words.failed}
      text={shell.moneySafe}
      apply="column gap-14 unmarked"
      skeleton={<Skeleton shape="panel" count={3} />}
    >
      {(data) => {
        const found = data.pages.flatMap(({ bills }) => bills)
        if (found.length === 0) return <NoBills filtered={Object.keys(filter).length > 0} onReset={reset} />
        const loadMore = async () => {
          const { isFetchNextPageError } = await fetchNextPage()
          if (isFetchNextPageError) throw new Error(words.moreFailed)
        }
        return (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it from lists without markers */}
            <ul role="list" aria-label={words.list} apply="column gap-14 unmarked">
              {found.map((bill) => (
                <li key={bill.bill_id}>
                  <BillCard bill={bill} chosen={bill.bill_id === open} onOpen={() => show(bill.bill_id)} />
                </li>
              ))}
            </ul>
            <InfiniteScroll hasMore={hasNextPage} loadMore={loadMore} />
          </>
        )
      }}
    </Loaded>
  )
}

/** None at all yet, or none under this filter: two different things. */
function NoBills({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  if (!filtered)
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        action={
          <Button as={Link} to={paths.lottoLobby()} tone="gold">
            {words.toLobby}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      art="lozenge"
      title={words.emptyFilter}
      text={words.emptyFilterText}
      action={
        <Button tone="gold" onClick={onReset}>
          {words.reset}
        </Button>
      }
    />
  )
}

interface BillCardProps {
  bill: Bill
  /** It is the one shown beside the list. */
  chosen: boolean
  onOpen: () => void
}

/** A bill in the list; pressed, it shows everything. */
function BillCard({ bill, chosen, onOpen }: BillCardProps) {
  return (
    <button
      type="button"
      aria-current={chosen || undefined}
      className={cx(styles.card, chosen && styles.chosen)}
      onClick={onOpen}
    >
      <BillHead bill={bill} />
      <span className={styles.line}>
        <span>{formatDateTime(bill.placed_at)}</span>
        <span>
          {words.lines(formatCount(bill.line_count))} · {words.stake(formatBaht(bill.total))}
        </span>
      </span>
      <Outcome bill={bill} />
    </button>
  )
}

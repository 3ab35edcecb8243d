import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InboxItem } from '#contracts/inbox.ts'
import { formatCount } from '#rules/baht.ts'
import { inboxQuery, markRead, unreadQuery } from '#src/data/inbox.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Check } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './InboxPart.module.css'
import { InboxDays } from './parts/InboxDays.tsx'

interface InboxPartProps {
  /** An announcement was pressed. */
  onAnnouncement: (item: InboxItem) => void
}

/** What the member was told, by Thai day, growing by the button below. */
export function InboxPart({ onAnnouncement }: InboxPartProps) {
  const { data, isError, isFetching, refetch, ...more } = useInfiniteQuery(inboxQuery())
  const mark = useMarkRead()
  if (!data && isError)
    return (
      <PartError
        title={words.failed}
        text={words.failedText}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <LoadingRegion label={shell.loading} className={styles.loading}>
        <Skeleton shape="row" count={5} />
      </LoadingRegion>
    )
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <EmptyState title={words.empty} text={words.emptyText} />
  const handleOpen = (item: InboxItem) => {
    if (!item.read) mark([item.id])
    if (item.kind === 'announcement') onAnnouncement(item)
  }
  return (
    <>
      <InboxHead onReadAll={() => mark(null)} />
      <InboxDays items={items} onOpen={handleOpen} />
      {more.isFetchNextPageError && (
        <p role="alert" className={styles.moreFailed}>
          {words.moreFailed}
        </p>
      )}
      {more.hasNextPage && (
        <Button
          block
          busy={more.isFetchingNextPage}
          className={styles.more}
          onClick={() => void more.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}

/** Marks items, or all of them for null; says so when it was not kept. */
function useMarkRead() {
  const client = useQueryClient()
  return (ids: readonly string[] | null): void => {
    markRead(client, ids).catch(() => toast('lost', words.readFailed))
  }
}

/** How many are unread, and the button that ends that. */
function InboxHead({ onReadAll }: { onReadAll: () => void }) {
  const { data: unread } = useQuery(unreadQuery())
  return (
    <div className={styles.head}>
      <output className={styles.count}>
        {unread ? words.unreadCount(formatCount(unread)) : unread === 0 ? words.allRead : ''}
      </output>
      {unread !== 0 && (
        <Button size="sm" icon={<Check size={18} />} onClick={onReadAll}>
          {words.readAll}
        </Button>
      )}
    </div>
  )
}

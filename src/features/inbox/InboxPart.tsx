import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InboxItem } from '#contracts/inbox.ts'
import { formatCount } from '#rules/baht.ts'
import { inboxQuery, markRead, unreadQuery } from '#src/data/inbox.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Check } from '#src/ui/icons.ts'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './inbox.module.css'
import { InboxDays } from './parts/InboxDays.tsx'

interface InboxPartProps {
  /** An announcement was pressed. */
  onAnnouncement: (item: InboxItem) => void
}

/** What the member was told, by Thai day, growing by the button below. */
export function InboxPart({ onAnnouncement }: InboxPartProps) {
  const query = useInfiniteQuery(inboxQuery())
  const resting = useResting((state) => state.resting)
  const mark = useMarkRead()
  return (
    <Loaded
      query={query}
      failed={words.failed}
      text={words.failedText}
      className={styles.loading}
      skeleton={<Skeleton shape="row" count={5} />}
    >
      {(data) => {
        const items = data.pages
          .flatMap((page) => page.items)
          .filter(({ kind }) => !(resting && kind === 'announcement'))
        if (items.length === 0) return <EmptyState title={words.empty} text={words.emptyText} />
        const handleOpen = (item: InboxItem) => {
          if (!item.read) mark([item.id])
          if (item.kind === 'announcement') onAnnouncement(item)
        }
        return (
          <>
            <InboxHead onReadAll={() => mark(null)} />
            <InboxDays items={items} onOpen={handleOpen} />
            {query.isFetchNextPageError && (
              <p role="alert" apply="mt-16 small warn">
                {words.moreFailed}
              </p>
            )}
            {query.hasNextPage && (
              <Button
                block
                busy={query.isFetchingNextPage}
                className={styles.more}
                onClick={() => void query.fetchNextPage()}
              >
                {words.more}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
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
    <div apply="row middle between tap gap-12">
      <output apply="muted">
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

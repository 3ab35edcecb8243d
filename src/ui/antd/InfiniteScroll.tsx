import { Suspense } from 'react'
import { lazyPart } from '#src/lib/connection/code.ts'
import { Button } from '../actions/Button.tsx'
import { ui } from '../../strings/ui.ts'

interface InfiniteScrollProps {
  hasMore: boolean
  /** Rejects when the next page did not come; a retry is offered then. */
  loadMore: () => Promise<unknown>
}

const Parts = lazyPart(async () => ({
  default: (await import('./InfiniteScrollParts.tsx')).InfiniteScrollParts,
}))

/** Below a list: asks for the next page as it comes near; a button does the same for the keyboard. */
export function InfiniteScroll({ hasMore, loadMore }: InfiniteScrollProps) {
  const byHand = (
    <div apply="row middle centre tall-60 gap-10 small faint" data-loading="">
      {hasMore && (
        <Button tone="text" onClick={() => void loadMore().catch(() => {})}>
          {ui.loadMore}
        </Button>
      )}
    </div>
  )
  return (
    <Suspense fallback={byHand}>
      <Parts hasMore={hasMore} loadMore={loadMore} />
    </Suspense>
  )
}

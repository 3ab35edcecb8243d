import { InfiniteScroll } from 'antd-mobile'
import { ui } from '../../strings/ui.ts'
import { Button } from '../actions/Button.tsx'
import { Spinner } from '../actions/Spinner.tsx'
import './patch.ts'

export function InfiniteScrollParts({
  hasMore,
  loadMore,
}: {
  hasMore: boolean
  loadMore: () => Promise<unknown>
}) {
  return (
    <InfiniteScroll hasMore={hasMore} loadMore={() => loadMore().then(() => {})}>
      {(more, failed, retry) => (
        <div apply="row middle centre tall-60 gap-10 small faint" role="status">
          {!more && ui.loadedAll}
          {more && !failed && (
            <>
              <Spinner />
              {ui.loading}
            </>
          )}
          {more && failed && (
            <Button tone="gold" size="sm" onClick={retry}>
              {ui.retry}
            </Button>
          )}
        </div>
      )}
    </InfiniteScroll>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { wheelHistoryQuery } from '#src/data/rewards/wheel.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { SpinRow } from './SpinRow.tsx'
import styles from '../FairnessPart.module.css'

/** The member's spins, newest first, each to be verified. */
export function SpinList() {
  const query = useInfiniteQuery(wheelHistoryQuery())
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query
  return (
    <Loaded
      query={query}
      failed={words.historyFailed}
      text={words.failedText}
      skeleton={<Skeleton shape="row" count={4} />}
    >
      {(data) => {
        const spins = data.pages.flatMap((page) => page.spins)
        if (spins.length === 0) return <EmptyState title={words.noHistory} text={words.noHistoryText} />
        return (
          <>
            <Card>
              <List>
                {spins.map((spin) => (
                  <ListItem key={spin.spin_id}>
                    <SpinRow spin={spin} />
                  </ListItem>
                ))}
              </List>
            </Card>
            {hasNextPage && (
              <Button
                tone="text"
                block
                busy={isFetchingNextPage}
                className={styles.more}
                onClick={() => void fetchNextPage()}
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

import { useInfiniteQuery } from '@tanstack/react-query'
import { questHistoryQuery } from '#src/data/rewards/quests.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'
import { rewardText } from '#src/lib/reward.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Check } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './QuestHistory.module.css'

/** Rewards that were collected, newest first. */
export function QuestHistory() {
  const query = useInfiniteQuery(questHistoryQuery())
  const { isFetchingNextPage, hasNextPage, fetchNextPage } = query
  return (
    <Loaded
      query={query}
      failed={words.historyFailed}
      text={words.safe}
      skeleton={<Skeleton shape="row" count={4} />}
    >
      {(data) => {
        const claims = data.pages.flat()
        if (claims.length === 0)
          return <EmptyState title={words.noHistory} text={words.noHistoryText} level={3} />
        return (
          <>
            <Card>
              <List>
                {claims.map(({ id, title, reward, at }) => (
                  <ListItem key={id}>
                    <ListRow
                      icon={<Check size={20} />}
                      title={title}
                      note={formatDateTime(at)}
                      value={<span apply="figures won">{rewardText(reward)}</span>}
                    />
                  </ListItem>
                ))}
              </List>
            </Card>
            {hasNextPage && (
              <Button
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

import { useInfiniteQuery } from '@tanstack/react-query'
import { questHistoryQuery } from '#src/data/rewards/quests.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'
import { rewardText } from '#src/lib/reward.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Check } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './QuestHistory.module.css'

/** Rewards that were collected, newest first. */
export function QuestHistory() {
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery(questHistoryQuery())
  if (!data && isError)
    return (
      <PartError
        title={words.historyFailed}
        text={words.safe}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="row" count={4} />
      </LoadingRegion>
    )
  const claims = data.pages.flat()
  if (claims.length === 0) return <EmptyState title={words.noHistory} text={words.noHistoryText} level={3} />
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
                value={<span className={styles.reward}>{rewardText(reward)}</span>}
              />
            </ListItem>
          ))}
        </List>
      </Card>
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} className={styles.more} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { wheelBoardQuery } from '#src/data/rewards/wheel.ts'
import { formatBaht } from '#rules/baht.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { rewardText } from '#src/lib/reward.ts'
import { shell } from '#src/strings/shell.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './Winners.module.css'

/** Who really won, newest first. */
export function Winners() {
  const { data, isError, isFetching, refetch } = useQuery(wheelBoardQuery())
  if (!data && isError)
    return <PartError title={words.winnersFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="row" count={3} />
      </LoadingRegion>
    )
  if (data.length === 0)
    return (
      <div className={styles.none}>
        <p>{words.noWinners}</p>
        <p className={styles.muted}>{words.noWinnersText}</p>
      </div>
    )
  return (
    <Card>
      <List>
        {data.map(({ name, reward, at }, index) => (
          <ListItem key={`${at}-${index}`} className={styles.row}>
            <span>
              {name} <span className={styles.muted}>{formatDateTime(at)}</span>
            </span>
            <span className={styles.won}>
              {reward.amount == null ? rewardText(reward) : formatBaht(reward.amount, { whole: true })}
            </span>
          </ListItem>
        ))}
      </List>
    </Card>
  )
}

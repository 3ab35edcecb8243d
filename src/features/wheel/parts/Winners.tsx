import { useQuery } from '@tanstack/react-query'
import { wheelBoardQuery } from '#src/data/rewards/wheel.ts'
import { formatBaht } from '#rules/baht.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { rewardText } from '#src/lib/reward.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from '../WheelPart.module.css'

/** Who really won, newest first. */
export function Winners() {
  const query = useQuery(wheelBoardQuery())
  return (
    <Loaded query={query} failed={words.winnersFailed} skeleton={<Skeleton shape="row" count={3} />}>
      {(data) => {
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
      }}
    </Loaded>
  )
}

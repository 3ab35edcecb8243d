import { useQuery } from '@tanstack/react-query'
import type { PollConfig } from '#contracts/poll.ts'
import { pollWinnersQuery } from '#src/data/rewards/poll.ts'
import { formatCount } from '#rules/baht.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './Winners.module.css'

/** Who was paid: by this poll once its answer is known, by the one before until then. Names are masked by the server. */
export function Winners({ poll }: { poll: PollConfig }) {
  const decided = poll.state === 'announced'
  const paying = decided && (poll.prize_each ?? 0) > 0
  const { data, isError, isFetching, refetch } = useQuery(pollWinnersQuery(poll.poll_id, paying))
  if (!data && !isError)
    return (
      <LoadingRegion className={styles.coming}>
        <Skeleton shape="title" />
      </LoadingRegion>
    )
  if (data?.winners.length === 0 && !decided) return null
  const rest = data ? data.total - data.winners.length : 0
  return (
    <section aria-labelledby="poll-winners">
      <SectionHead id="poll-winners" title={decided ? words.winners : words.winnersBefore} />
      {!data && <PartError title={words.winnersFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {data?.winners.length === 0 && (
        <p apply="mt-8 small muted">{paying ? words.paying : words.noWinners}</p>
      )}
      {data && data.winners.length > 0 && (
        <Card>
          <List>
            {data.winners.map(({ name, prize, amount }, index) => (
              // Masked names may be alike.
              <ListItem key={index}>
                <ListRow
                  title={name}
                  note={prize}
                  value={amount != null && <Money satang={amount} tone="won" className={styles.amount} />}
                />
              </ListItem>
            ))}
          </List>
        </Card>
      )}
      {rest > 0 && <p apply="mt-8 small muted">{words.moreWinners(formatCount(rest))}</p>}
    </section>
  )
}

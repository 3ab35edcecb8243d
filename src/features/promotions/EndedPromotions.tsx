import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { endedPromotionsQuery } from '#src/data/member-promotions.ts'
import { paths } from '#src/lib/paths.ts'
import { promotions as words } from '#src/strings/promotions.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { List } from '#src/ui/List.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './EndedPromotions.module.css'
import { EndedRow } from './parts/EndedRow.tsx'

/** Promotions that once bound a wallet, and how each ended. */
export function EndedPromotions() {
  const { data, isError, isFetching, refetch } = useQuery(endedPromotionsQuery())
  if (!data && isError)
    return (
      <PartError
        title={words.endedFailed}
        text={words.moneySafe}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="row" count={3} />
      </LoadingRegion>
    )
  if (data.ended.length === 0)
    return (
      <EmptyState
        title={words.noEnded}
        text={words.noEndedText}
        action={
          <Button as={Link} to={paths.promotions()} tone="gold">
            {words.seeAll}
          </Button>
        }
      />
    )
  return (
    <>
      <Card>
        <List>
          {data.ended.map((promotion) => (
            <EndedRow key={promotion.id} promotion={promotion} />
          ))}
        </List>
      </Card>
      {data.total > data.ended.length && <p className={styles.latest}>{words.latest(data.ended.length)}</p>}
    </>
  )
}

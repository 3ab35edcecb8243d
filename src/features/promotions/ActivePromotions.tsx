import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { activePromotionsQuery } from '#src/data/member-promotions.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './ActivePromotions.module.css'
import { ActiveCard } from './parts/ActiveCard.tsx'

/** Promotions that bind wallets of the member, with their turnover. */
export function ActivePromotions() {
  const query = useQuery(activePromotionsQuery())
  return (
    <Loaded
      query={query}
      failed={words.activeFailed}
      text={words.moneySafe}
      skeleton={<Skeleton shape="panel" count={2} />}
    >
      {(data) => {
        if (data.length === 0)
          return (
            <EmptyState
              title={words.noActive}
              text={words.noActiveText}
              action={
                <Button as={Link} to={paths.promotions()} tone="gold">
                  {words.seeAll}
                </Button>
              }
            />
          )
        return (
          <ul className={styles.list}>
            {data.map((promotion) => (
              <ActiveCard key={`${promotion.wallet_id}/${promotion.promotion_id}`} promotion={promotion} />
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { EndedPromotion } from '#contracts/promotion.ts'
import { formatBaht } from '#rules/baht.ts'
import { endedPromotionsQuery } from '#src/data/member-promotions.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDate } from '#src/lib/time.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { BadgePercent } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'

/** Promotions that once bound a wallet, and how each ended. */
export function EndedPromotions() {
  const query = useQuery(endedPromotionsQuery())
  return (
    <Loaded
      query={query}
      failed={words.endedFailed}
      text={words.moneySafe}
      skeleton={<Skeleton shape="row" count={3} />}
    >
      {(data) => {
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
            {data.total > data.ended.length && (
              <p apply="mt-8 small muted">{words.latest(data.ended.length)}</p>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

const tones = {
  done: 'won',
  spent: 'plain',
  cancelled: 'lost',
  expired: 'lost',
  replaced: 'plain',
  unknown: 'plain',
} as const satisfies Record<EndedPromotion['state'], string>

/** What was received, how far it was played, and what was taken back. */
function EndedRow({ promotion }: { promotion: EndedPromotion }) {
  const { state, forfeited, turnover_target: goal } = promotion
  return (
    <ListItem>
      <ListRow
        icon={<BadgePercent size={20} />}
        title={promotion.promotion_name}
        note={
          <>
            <span apply="block">
              {promotion.wallet_name} · {formatDate(promotion.ended_at)}
            </span>
            {goal > 0 && (
              <span apply="block">
                {words.playedOf(formatBaht(promotion.turnover_done), formatBaht(goal))}
              </span>
            )}
            {forfeited > 0 && <span apply="block">{words.tookBack(formatBaht(forfeited))}</span>}
          </>
        }
        value={
          <span apply="grid ends gap-4">
            <Money satang={promotion.credit_amount} sign />
            <Tag tone={tones[state]}>{words.endings[state]}</Tag>
          </span>
        }
      />
    </ListItem>
  )
}

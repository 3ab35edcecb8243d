import { useQuery } from '@tanstack/react-query'
import type { CouponUse } from '#contracts/coupon.ts'
import { couponHistoryQuery } from '#src/data/rewards/coupon.ts'
import { formatCount } from '#rules/baht.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { coupon as words } from '#src/strings/rewards/coupon.ts'
import { promotions } from '#src/strings/rewards/promotions.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { CircleAlert, TicketPercent } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from './CouponHistory.module.css'

function Given({ use: { state, reward } }: { use: CouponUse }) {
  if (state === 'expired' || state === 'cancelled')
    return (
      <Tag tone="lost" icon={<CircleAlert size={14} />}>
        {words.states[state]}
      </Tag>
    )
  if (reward.amount != null) return <Money satang={reward.amount} sign tone="won" className={styles.amount} />
  if (reward.kind === 'points') return words.points(formatCount(reward.count ?? 0))
  return reward.label
}

/** What was used, newest first. */
export function CouponHistory() {
  const query = useQuery(couponHistoryQuery())
  return (
    <Loaded
      query={query}
      failed={words.historyFailed}
      text={promotions.moneySafe}
      skeleton={<Skeleton shape="row" count={2} />}
    >
      {(data) => {
        if (data.uses.length === 0)
          return (
            <div className={styles.none}>
              <p>{words.none}</p>
              <p apply="small muted">{words.noneText}</p>
            </div>
          )
        return (
          <>
            <Card>
              <List>
                {data.uses.map((use) => (
                  <ListItem key={use.id}>
                    <ListRow
                      icon={<TicketPercent size={20} />}
                      title={use.code}
                      note={formatDateTime(use.at)}
                      value={<Given use={use} />}
                    />
                  </ListItem>
                ))}
              </List>
            </Card>
            {data.total > data.uses.length && <p apply="small muted">{words.more(data.uses.length)}</p>}
          </>
        )
      }}
    </Loaded>
  )
}

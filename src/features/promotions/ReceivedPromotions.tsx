import { useQuery } from '@tanstack/react-query'
import { memberPromotionsQuery } from '#src/data/member-promotions.ts'
import { formatDate } from '#src/lib/time.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { BadgePercent } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'

/** Those that were received and cannot be again for now; nothing when there is none, or the list did not load. */
export function ReceivedPromotions() {
  const { data = [] } = useQuery(memberPromotionsQuery())
  const received = data.filter((promotion) => promotion.received_at != null)
  if (received.length === 0) return null
  return (
    <section aria-labelledby="promotions-received">
      <SectionHead id="promotions-received" title={words.receivedTitle} />
      <List>
        {received.map((promotion) => (
          <ListItem key={promotion.promotion_agent_id}>
            <ListRow
              icon={<BadgePercent size={20} />}
              title={promotion.promotion_name}
              note={words.received(formatDate(promotion.received_at!))}
            />
          </ListItem>
        ))}
      </List>
    </section>
  )
}

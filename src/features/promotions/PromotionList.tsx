import { useQuery } from '@tanstack/react-query'
import type { Promotion } from '#contracts/promotion.ts'
import { memberPromotionsQuery } from '#src/data/member-promotions.ts'
import { promotionsQuery } from '#src/data/promotions.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { later, next } from '#src/ui/layout/later.ts'
import styles from './PromotionList.module.css'
import { PromotionCard } from './parts/PromotionCard.tsx'
import { belongsTo, promotionKinds, type PromotionKind } from './promotion-kind.ts'

interface PromotionListProps {
  member: boolean
  kind: PromotionKind
  /** The page has a vermilion action of its own. */
  quiet?: boolean
  /** Shows the chips; without it the list is of the one kind. */
  onKind?: (kind: PromotionKind) => void
  onReceive: (promotion: Promotion) => void
  onDetails: (promotion: Promotion) => void
  /** When there is none of this kind. */
  empty?: { title: string; text: string }
}

/** Tickets on the first screen of a phone. */
const IN_VIEW = 2

const canReceive = (promotion: Promotion) => promotion.received_at == null && promotion.blocked_reason === ''

/**
 * The agent's promotions as tickets; a member's know what was received. Until that is told, a member sees those of everybody, and receives
 * none of them.
 */
export function PromotionList({
  member,
  kind,
  quiet,
  onKind,
  onReceive,
  onDetails,
  empty,
}: PromotionListProps) {
  const visitors = useQuery({ ...promotionsQuery(), enabled: !member })
  const members = useQuery({ ...memberPromotionsQuery(), enabled: member, placeholderData: visitors.data })
  const asking = member && members.isPlaceholderData
  const query = member ? members : visitors
  return (
    <Loaded
      query={query}
      failed={words.failed}
      text={member ? words.moneySafe : undefined}
      skeleton={<Skeleton shape="panel" count={3} />}
    >
      {(data) => {
        const shown = data
          .map((promotion, index) => ({ promotion, index }))
          .filter(({ promotion }) => belongsTo(promotion, kind))
        // One vermilion a screen: the first that can be received.
        const first = shown.find(({ promotion }) => canReceive(promotion))
        return (
          <>
            {onKind && (
              <ChipRow label={words.filters} className={styles.kinds}>
                {promotionKinds.map((one) => (
                  <Chip key={one} selected={one === kind} onClick={() => onKind(one)}>
                    {words.kinds[one]}
                  </Chip>
                ))}
              </ChipRow>
            )}
            {shown.length === 0 && (
              <EmptyState title={empty?.title ?? words.none} text={empty?.text ?? words.noneText} />
            )}
            <ul className={styles.list}>
              {shown.map(({ promotion, index }, place) => (
                <li key={promotion.promotion_agent_id} {...(place === IN_VIEW ? later : place === 1 && next)}>
                  <PromotionCard
                    promotion={promotion}
                    index={index}
                    inView={place < IN_VIEW}
                    member={member}
                    asking={asking}
                    primary={!quiet && promotion === first?.promotion}
                    onReceive={() => onReceive(promotion)}
                    onDetails={() => onDetails(promotion)}
                  />
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}

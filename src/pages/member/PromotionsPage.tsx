import { Link, useSearchParams } from 'react-router'
import type { Promotion } from '#contracts/promotion.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { kindOf, type PromotionKind } from '#src/features/promotions/promotion-kind.ts'
import { PromotionList } from '#src/features/promotions/PromotionList.tsx'
import { usePromotionLink } from '#src/features/promotions/use-promotion-link.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './PromotionsPage.module.css'
import { usePromotionFlow } from './use-promotion-flow.ts'

/** `/promotions`: the kind and an opened promotion stand in the address, so that both can be shared. */
export function PromotionsPage() {
  const [params, setParams] = useSearchParams()
  const { member, receive, details } = usePromotionFlow()

  const hasMine = useOffered('promotion.active')
  const change = (name: 'kind' | 'id', value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const handleKind = (kind: PromotionKind) => change('kind', kind === 'all' ? null : kind)
  const handleDetails = (promotion: Promotion) => change('id', promotion.promotion_agent_id)
  const handleFound = (promotion: Promotion) => void details(promotion).finally(() => change('id', null))
  usePromotionLink({
    id: params.get('id'),
    member,
    onFound: handleFound,
    onMissing: () => change('id', null),
  })

  return (
    <div className={styles.page}>
      {member && hasMine && (
        <p apply="row end">
          <TextLink as={Link} to={paths.memberPromotions()} chevron>
            {words.mine}
          </TextLink>
        </p>
      )}
      <PromotionList
        member={member}
        kind={kindOf(params.get('kind'))}
        onKind={handleKind}
        onReceive={(promotion) => void receive(promotion)}
        onDetails={handleDetails}
      />
    </div>
  )
}

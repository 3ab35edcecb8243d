import { Link, useSearchParams } from 'react-router'
import { useOffered } from '#src/data/platform/offering.ts'
import { ActivePromotions } from '#src/features/promotions/ActivePromotions.tsx'
import { EndedPromotions } from '#src/features/promotions/EndedPromotions.tsx'
import { ReceivedPromotions } from '#src/features/promotions/ReceivedPromotions.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { LinkTab } from '#src/ui/actions/LinkTab.tsx'
import { LinkTabs } from '#src/ui/actions/LinkTabs.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './PromotionsPage.module.css'

/** `/member/promotions`: what binds the member's wallets, what was received; `view=history` what is over. */
export function MemberPromotionsPage() {
  const hasEnded = useOffered('promotion.ended')
  const [query] = useSearchParams()
  const history = query.get('view') === 'history'
  return (
    <div className={styles.page}>
      <p apply="row end">
        <TextLink as={Link} to={paths.promotions()} chevron>
          {words.seeAll}
        </TextLink>
      </p>
      {hasEnded && (
        <LinkTabs label={words.mine} fill className={styles.tabs}>
          <LinkTab as={Link} to={paths.memberPromotions()} replace current={!history}>
            {words.activeTitle}
          </LinkTab>
          <LinkTab as={Link} to={paths.memberPromotions({ view: 'history' })} replace current={history}>
            {words.history}
          </LinkTab>
        </LinkTabs>
      )}
      {history && hasEnded ? (
        <EndedPromotions />
      ) : (
        <>
          <ActivePromotions />
          <div className={styles.part}>
            <ReceivedPromotions />
          </div>
        </>
      )}
    </div>
  )
}

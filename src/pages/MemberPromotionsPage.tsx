import { Link } from 'react-router'
import { ActivePromotions } from '#src/features/promotions/ActivePromotions.tsx'
import { ReceivedPromotions } from '#src/features/promotions/ReceivedPromotions.tsx'
import { paths } from '#src/lib/paths.ts'
import { promotions as words } from '#src/strings/promotions.ts'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './PromotionsPage.module.css'

/** `/member/promotions`: what binds the member's wallets, and what was received. */
export function MemberPromotionsPage() {
  return (
    <div className={styles.page}>
      <section className={styles.part} aria-labelledby="promotions-active">
        <SectionHead
          id="promotions-active"
          title={words.activeTitle}
          action={
            <TextLink as={Link} to={paths.promotions()} chevron>
              {words.seeAll}
            </TextLink>
          }
        />
        <ActivePromotions />
      </section>
      <div className={styles.part}>
        <ReceivedPromotions />
      </div>
    </div>
  )
}

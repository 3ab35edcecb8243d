import type { Promotion } from '#contracts/promotion.ts'
import { cx } from '#src/lib/cx.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import lacquer from '#src/ui/layout/lacquer.module.css'
import styles from '../PromotionList.module.css'
import { PromotionFacts } from './PromotionFacts.tsx'
import { ReceiveButton } from './ReceiveButton.tsx'
import { type PromotionView, viewOf } from './promotion-view.ts'

interface PromotionCardProps {
  promotion: Promotion
  /** Place in the agent's order. */
  index: number
  /** In view when the page opens: its picture comes before what is not seen yet. */
  inView: boolean
  member: boolean
  /** Whether this member can receive it is on its way. */
  asking: boolean
  primary: boolean
  onReceive: () => void
  onDetails: () => void
}

/** A promotion as a ticket: its figure, its three facts, and what can be done with it. */
export function PromotionCard({
  promotion,
  index,
  inView,
  member,
  asking,
  primary,
  onReceive,
  onDetails,
}: PromotionCardProps) {
  const view = viewOf(promotion, index)
  const name = promotion.promotion_name
  return (
    <article apply="column relative clip surface-1 gold-edge round-l shadow-1">
      <PromotionBanner view={view} name={name} inView={inView} />
      <div className={styles.perforation} />
      <div apply="column grow pad-14-16">
        <h2 apply="h3">{name}</h2>
        {promotion.description !== '' && <p apply="small muted">{promotion.description}</p>}
        <PromotionFacts facts={view.facts} />
        <div className={styles.actions}>
          <Button aria-label={words.termsOf(name)} onClick={onDetails}>
            {words.terms}
          </Button>
          <ReceiveButton {...{ promotion, member, asking, primary, onReceive }} />
        </div>
      </div>
    </article>
  )
}

/** The lacquer half of a ticket; the agent's own picture where there is one (PROMO-4 `banner_img`). */
function PromotionBanner({ view, name, inView }: { view: PromotionView; name: string; inView: boolean }) {
  const { terms, big, unit, tone, art } = view
  const picture = inView
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  if (terms.banner !== '') return <img src={terms.banner} alt={name} {...picture} className={styles.image} />
  return (
    <div className={cx(styles.banner, lacquer[tone])} data-surface="lacquer">
      <span aria-hidden="true" className={styles.vine} />
      <img src={art} alt="" {...picture} className={styles.art} />
      <p className={styles.big}>{big}</p>
      <p className={styles.unit}>{unit}</p>
    </div>
  )
}

import { cx } from '#src/lib/cx.ts'
import lacquer from '#src/ui/lacquer.module.css'
import type { PromotionView } from './promotion-view.ts'
import styles from './PromotionBanner.module.css'

/** The lacquer half of a ticket; the agent's own picture where there is one (PROMO-4 `banner_img`). */
export function PromotionBanner({ view, name }: { view: PromotionView; name: string }) {
  const { terms, big, unit, tone, art } = view
  if (terms.banner !== '')
    return <img src={terms.banner} alt={name} loading="lazy" decoding="async" className={styles.image} />
  return (
    <div className={cx(styles.banner, lacquer[tone])} data-surface="lacquer">
      <span aria-hidden="true" className={styles.vine} />
      <img src={art} alt="" loading="lazy" decoding="async" className={styles.art} />
      <p className={styles.big}>{big}</p>
      <p className={styles.unit}>{unit}</p>
    </div>
  )
}

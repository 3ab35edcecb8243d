import type { RedemptionItem } from '#contracts/redemption.ts'
import { cx } from '#src/lib/cx.ts'
import { formatCount } from '#rules/baht.ts'
import { redeem as words } from '#src/strings/redeem.ts'
import { Button } from '#src/ui/Button.tsx'
import lacquer from '#src/ui/lacquer.module.css'
import { Tag } from '#src/ui/Tag.tsx'
import styles from './ItemCard.module.css'
import { artOf, fewLeft, figureOf, hindranceOf, toneOf } from './item-view.ts'

interface ItemCardProps {
  item: RedemptionItem
  /** What the member has; null where that is not known. */
  points: number | null
  onRedeem: () => void
}

/** A good: its picture, its price in points, and what stands in the way. */
export function ItemCard({ item, points, onRedeem }: ItemCardProps) {
  const figure = figureOf(item)
  const few = fewLeft(item)
  const hindrance = hindranceOf(item, points)
  return (
    <article className={styles.good}>
      <div className={cx(styles.ground, lacquer[toneOf(item)])} data-surface="lacquer">
        <span aria-hidden="true" className={styles.vine} />
        {figure === null ? (
          <img src={artOf(item)} alt="" loading="lazy" decoding="async" className={styles.art} />
        ) : (
          <span aria-hidden="true" className={styles.figure}>
            {figure}
          </span>
        )}
        <div className={styles.tags}>
          {item.popular && <Tag tone="gold">{words.popular}</Tag>}
          {few !== null && <Tag className={styles.few}>{few}</Tag>}
        </div>
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>{item.name}</h2>
        <p className={styles.price}>
          {formatCount(item.points)} <span className={styles.unit}>{words.points}</span>
        </p>
        {hindrance === null ? (
          <Button
            tone="gold"
            size="sm"
            className={styles.action}
            aria-label={words.redeemOne(item.name)}
            onClick={onRedeem}
          >
            {words.redeem}
          </Button>
        ) : (
          <Button size="sm" disabled className={styles.action}>
            {hindrance}
          </Button>
        )}
      </div>
    </article>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { RedemptionItem } from '#contracts/redemption.ts'
import { formatCount } from '#rules/baht.ts'
import { memberShopQuery, pointsHeldQuery, shopQuery } from '#src/data/rewards/redemption.ts'
import { cx } from '#src/lib/cx.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import lacquer from '#src/ui/layout/lacquer.module.css'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { artOf, fewLeft, figureOf, hindranceOf, toneOf } from './parts/item-view.ts'
import styles from './Shop.module.css'
import { belongsTo, type ShopKind, shopKinds } from './shop-kind.ts'

interface ShopProps {
  member: boolean
  kind: ShopKind
  onKind: (kind: ShopKind) => void
  onRedeem: (item: RedemptionItem) => void
}

/** The goods; a member's know what they can pay for. */
export function Shop({ member, kind, onKind, onRedeem }: ShopProps) {
  const visitors = useQuery({ ...shopQuery(), enabled: !member })
  const members = useQuery({ ...memberShopQuery(), enabled: member })
  const held = useQuery({ ...pointsHeldQuery(), enabled: member })
  const { data, isError, isFetching, refetch } = member ? members : visitors
  const points = (member ? held.data?.point : null) ?? null
  if (!data && isError)
    return (
      <PartError
        title={words.failed}
        text={member ? words.pointsSafe : undefined}
        busy={isFetching}
        onRetry={() => void refetch()}
        className={styles.failed}
      />
    )
  const shown = data?.filter((item) => belongsTo(item, kind))
  return (
    <>
      <ChipRow label={words.filters} className={styles.kinds}>
        {shopKinds.map((one) => (
          <Chip key={one} selected={one === kind} onClick={() => onKind(one)}>
            {words.kinds[one]}
          </Chip>
        ))}
      </ChipRow>
      {shown === undefined && (
        <LoadingRegion label={shell.loading} className={styles.goods}>
          <Skeleton shape="panel" count={6} className={styles.waiting} />
        </LoadingRegion>
      )}
      {shown?.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
      <ul className={styles.goods}>
        {shown?.map((item) => (
          <li key={item.item_id}>
            <ItemCard item={item} points={points} onRedeem={() => onRedeem(item)} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface ItemCardProps {
  item: RedemptionItem
  /** What the member has; null where that is not known. */
  points: number | null
  onRedeem: () => void
}

/** A good: its picture, its price in points, and what stands in the way. */
function ItemCard({ item, points, onRedeem }: ItemCardProps) {
  const figure = figureOf(item)
  const few = fewLeft(item)
  const hindrance = hindranceOf(item, points)
  return (
    <article apply="column clip surface-1 edge round-l">
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
        <p apply="mb-8 bright display-18 figures">
          {formatCount(item.points)} <span apply="small-regular muted">{words.points}</span>
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

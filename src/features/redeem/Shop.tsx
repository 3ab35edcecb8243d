import { useQuery } from '@tanstack/react-query'
import type { RedemptionItem } from '#contracts/redemption.ts'
import { memberShopQuery, pointsHeldQuery, shopQuery } from '#src/data/redemption.ts'
import { redeem as words } from '#src/strings/redeem.ts'
import { shell } from '#src/strings/shell.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ChipRow } from '#src/ui/ChipRow.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ItemCard } from './parts/ItemCard.tsx'
import styles from './Shop.module.css'
import { belongsTo, shopKinds, type ShopKind } from './shop-kind.ts'

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

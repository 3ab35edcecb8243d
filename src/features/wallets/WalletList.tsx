import { useQuery } from '@tanstack/react-query'
import { activePromotionsQuery } from '#src/data/member-promotions.ts'
import { walletsQuery } from '#src/data/member.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { shell } from '#src/strings/shell.ts'
import { wallets as words } from '#src/strings/money/wallets.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { WalletCard } from './WalletCard.tsx'
import styles from './WalletList.module.css'

export function WalletList() {
  const { data, isError, isFetching, refetch } = useQuery(walletsQuery())
  const isBound = data?.some((wallet) => wallet.active_promotion_name !== '') ?? false
  // Without it a card still says what is left: the wallets' own figures are enough.
  const { data: active = [] } = useQuery({ ...activePromotionsQuery(), enabled: isBound })
  const hidden = usePrefs((state) => state.moneyHidden)
  if (!data && isError) {
    return (
      <PartError
        title={words.failed}
        text={words.moneySafe}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="row" count={4} />
      </LoadingRegion>
    )
  }
  if (data.length === 0) return <EmptyState title={words.none} text={words.noneText} />
  return (
    <ul className={styles.list}>
      {data.map((wallet) => (
        <WalletCard
          key={wallet.id}
          wallet={wallet}
          promotion={active.find((one) => one.wallet_id === wallet.id)}
          hidden={hidden}
        />
      ))}
    </ul>
  )
}

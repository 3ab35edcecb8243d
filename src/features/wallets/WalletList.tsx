import { useQuery } from '@tanstack/react-query'
import { activePromotionsQuery } from '#src/data/member-promotions.ts'
import { walletsQuery } from '#src/data/member.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { wallets as words } from '#src/strings/money/wallets.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { WalletCard } from './WalletCard.tsx'
import styles from './wallets.module.css'

export function WalletList() {
  const query = useQuery(walletsQuery())
  const isBound = query.data?.some((wallet) => wallet.active_promotion_name !== '') ?? false
  // Without it a card still says what is left: the wallets' own figures are enough.
  const { data: active = [] } = useQuery({ ...activePromotionsQuery(), enabled: isBound })
  const hidden = usePrefs((state) => state.moneyHidden)
  return (
    <Loaded
      query={query}
      failed={words.failed}
      text={words.moneySafe}
      skeleton={<Skeleton shape="row" count={4} />}
    >
      {(wallets) =>
        wallets.length === 0 ? (
          <EmptyState title={words.none} text={words.noneText} />
        ) : (
          <ul aria-label={words.list} className={styles.list}>
            {wallets.map((wallet) => (
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
    </Loaded>
  )
}

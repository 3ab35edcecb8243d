import { useQueryClient } from '@tanstack/react-query'
import { memberKey } from '#src/data/query-key.ts'
import { TransferButton } from '#src/features/wallets/TransferButton.tsx'
import { WalletList } from '#src/features/wallets/WalletList.tsx'
import { WalletTotal } from '#src/features/wallets/WalletTotal.tsx'
import { PullToRefresh } from '#src/ui/antd/PullToRefresh.tsx'
import styles from './MemberPage.module.css'

/** The member's home: wallets and their balances. Pulling down asks the server again. */
export function MemberPage() {
  const client = useQueryClient()
  return (
    <div apply="page-width amid page-pad-56">
      <PullToRefresh onRefresh={() => client.invalidateQueries({ queryKey: memberKey })}>
        <div className={styles.total}>
          <WalletTotal />
        </div>
        <TransferButton />
        <WalletList />
      </PullToRefresh>
    </div>
  )
}

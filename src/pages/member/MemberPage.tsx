import { useQueryClient } from '@tanstack/react-query'
import { memberKey } from '#src/data/query-key.ts'
import { PanelIdentity } from '#src/features/member-panel/PanelIdentity.tsx'
import { openHelp } from '#src/pages/open-help.ts'
import { MenuList } from '#src/features/member-menu/MenuList.tsx'
import { WalletActions } from '#src/features/wallets/WalletActions.tsx'
import { WalletList } from '#src/features/wallets/WalletList.tsx'
import { WalletTotal } from '#src/features/wallets/WalletTotal.tsx'
import { PullToRefresh } from '#src/ui/antd/PullToRefresh.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { later } from '#src/ui/layout/later.ts'
import styles from './MemberPage.module.css'

/** The member's home: who they are, wallets and their balances, and below 960 px all of the menu. Pulling down asks the server again. */
export function MemberPage() {
  const client = useQueryClient()
  return (
    <div apply="page-width amid page-pad-56">
      <PullToRefresh onRefresh={() => client.invalidateQueries({ queryKey: memberKey })}>
        <div className={styles.total}>
          <WalletTotal who={<PanelIdentity />} />
        </div>
        <WalletActions />
        <WalletList />
        <Card {...later} className={styles.menu}>
          <MenuList onHelp={() => void openHelp(client)} />
        </Card>
      </PullToRefresh>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { walletsQuery } from '#src/data/member.ts'
import { useOffered, useReachable } from '#src/data/platform/offering.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { transfer as transferWords } from '#src/strings/money/transfer.ts'
import { wallets as words } from '#src/strings/money/wallets.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ArrowLeftRight, BanknoteArrowUp, History } from '#src/ui/icons.ts'
import { next } from '#src/ui/layout/later.ts'
import { openTransfer } from './open-transfer.ts'
import styles from './wallets.module.css'

/**
 * What can be done with the wallets. Transfer only for members that have another wallet to move money to: until that is known it is there,
 * so that nothing beside it moves for a member of several. Who presses it with one wallet is told that there is nowhere to move money to.
 */
export function WalletActions() {
  const { data: wallets } = useQuery(walletsQuery())
  const movable = useOffered('wallet.transfer') && (!wallets || wallets.length > 1)
  const reachable = useReachable()
  return (
    <div {...next} className={styles.actions}>
      {movable && (
        <Button tone="gold" icon={<ArrowLeftRight size={18} />} onClick={() => void openTransfer()}>
          {transferWords.open}
        </Button>
      )}
      <Button as={Link} to={paths.memberWithdraw()} tone="gold" icon={<BanknoteArrowUp size={18} />}>
        {shell.withdraw}
      </Button>
      {reachable(paths.memberStatement()) && (
        <Button as={Link} to={paths.memberStatement()} tone="gold" icon={<History size={18} />}>
          {words.toStatement}
        </Button>
      )}
    </div>
  )
}

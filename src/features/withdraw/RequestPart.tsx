import { useQuery } from '@tanstack/react-query'
import type { Withdrawal } from '#contracts/withdraw.ts'
import { withdrawOptionsQuery } from '#src/data/withdraw.ts'
import { shell } from '#src/strings/shell.ts'
import { withdraw } from '#src/strings/withdraw.ts'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Blocks } from './parts/Blocks.tsx'
import { RequestForm } from './parts/RequestForm.tsx'
import styles from './RequestPart.module.css'
import { WalletShares } from './parts/WalletShares.tsx'
import { WithdrawPanel } from './parts/WithdrawPanel.tsx'

interface RequestPartProps {
  onAsked: (withdrawal: Withdrawal) => void
}

/** "Can I withdraw?", answered: the figures, what stands in the way, and the form where nothing does. */
export function RequestPart({ onAsked }: RequestPartProps) {
  const { data, isError, isFetching, refetch } = useQuery(withdrawOptionsQuery())
  if (!data && isError) {
    return (
      <PartError
        title={withdraw.loadFailed}
        text={shell.moneySafe}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <LoadingRegion label={shell.loading} className={styles.request}>
        <Skeleton shape="panel" />
        <Skeleton shape="row" count={3} />
        <Skeleton shape="field" />
      </LoadingRegion>
    )
  }
  return (
    <div className={styles.request}>
      <WithdrawPanel options={data} />
      <Blocks blocks={data.blocks} />
      {data.can_withdraw ? (
        <RequestForm options={data} onAsked={onAsked} />
      ) : (
        <WalletShares wallets={data.wallets} locked={data.locked} chosen={null} onChoose={() => {}} />
      )}
    </div>
  )
}

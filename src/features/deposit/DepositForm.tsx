import { lazy, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { DepositOrder } from '#contracts/payment.ts'
import { userInfoQuery } from '#src/data/member.ts'
import { paymentChannelsQuery } from '#src/data/payment.ts'
import { deposit as words } from '#src/strings/deposit.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './DepositForm.module.css'
import { LoadedForm } from './parts/LoadedForm.tsx'
import { PayFrom } from './parts/PayFrom.tsx'

const NoAccount = lazy(async () => ({ default: (await import('./parts/NoAccount.tsx')).NoAccount }))

interface DepositFormProps {
  /** Chosen on another page, '' for none. */
  promotionId: string
  onOpened: (order: DepositOrder) => void
}

/** From the account on file, by a channel, an amount. */
export function DepositForm({ promotionId, onOpened }: DepositFormProps) {
  const channels = useQuery(paymentChannelsQuery())
  const info = useQuery(userInfoQuery())
  const failed = channels.isError || info.isError
  if (failed && !(channels.data && info.data)) {
    const retry = () => void Promise.all([channels.refetch(), info.refetch()])
    return (
      <PartError
        title={words.channelsFailed}
        text={words.moneySafe}
        onRetry={retry}
        busy={channels.isFetching || info.isFetching}
      />
    )
  }
  if (!channels.data || !info.data) {
    return (
      <LoadingRegion className={styles.column}>
        <Skeleton shape="row" count={4} />
        <Skeleton shape="field" />
      </LoadingRegion>
    )
  }
  const [account] = info.data.bank_accounts
  if (!account)
    return (
      <Suspense fallback={<Skeleton shape="row" count={3} />}>
        <NoAccount />
      </Suspense>
    )
  if (channels.data.length === 0) return <EmptyState title={words.noChannels} text={words.noChannelsText} />
  return (
    <div className={styles.column}>
      <PayFrom account={account} />
      <LoadedForm channels={channels.data} promotionId={promotionId} onOpened={onOpened} />
    </div>
  )
}

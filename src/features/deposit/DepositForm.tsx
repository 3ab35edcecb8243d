import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { DepositOrder, PaymentChannel } from '#contracts/payment.ts'
import { userInfoQuery } from '#src/data/member.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { depositOrdersQuery, paymentChannelsQuery } from '#src/data/money/payment.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { lazyPart } from '#src/lib/connection/code.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useInSlices } from '#src/ui/layout/use-in-slices.ts'
import { FormFields } from './form/FormFields.tsx'
import styles from './DepositForm.module.css'
import { lastDeposit, type LastDeposit, RECENT } from './form/last-deposit.ts'
import { PayFrom } from './form/PayFrom.tsx'
import { useDepositForm } from './form/use-deposit-form.ts'

const NoAccount = lazyPart(async () => ({ default: (await import('./form/NoAccount.tsx')).NoAccount }))

interface DepositFormProps {
  /** Chosen on another page, '' for none. */
  promotionId: string
  onOpened: (order: DepositOrder) => void
}

/** From the account on file, by a channel, an amount. */
export function DepositForm({ promotionId, onOpened }: DepositFormProps) {
  const channels = useQuery(paymentChannelsQuery())
  const info = useQuery(userInfoQuery())
  const recent = useQuery(depositOrdersQuery(RECENT))
  const byOrder = useOffered('payment.createOrder')
  // What was deposited last is chosen by itself; where it cannot be had the form waits for nothing.
  const waits = recent.isPending && recent.failureCount === 0
  const isShown = useInSlices(channels.data !== undefined && info.data !== undefined && !waits)
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
  if (!channels.data || !info.data || !isShown) {
    return (
      <LoadingRegion className={styles.column}>
        <Skeleton shape="row" count={5} />
        <div>
          <Skeleton shape="field" />
          {/* The same whatever the channel is: it is read meanwhile. */}
          <p apply="small muted mt-8">{words.satangHint}</p>
        </div>
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
  // A transfer needs an order, by whose exact sum it is known.
  const usable = channels.data.filter(({ kind }) => byOrder || kind === 'qr')
  if (usable.length === 0) return <EmptyState title={words.noChannels} text={words.noChannelsText} />
  return (
    <div className={styles.column}>
      <PayFrom account={account} />
      <LoadedForm
        channels={usable}
        last={lastDeposit(recent.data?.orders ?? [], usable)}
        promotionId={promotionId}
        onOpened={onOpened}
      />
    </div>
  )
}

interface LoadedFormProps {
  channels: readonly PaymentChannel[]
  last: LastDeposit | null
  promotionId: string
  onOpened: (order: DepositOrder) => void
}

/** The form, or what is known of a send whose answer has not come: then nothing can be sent. What was typed is kept. */
function LoadedForm(props: LoadedFormProps) {
  const flow = useDepositForm(props)
  const { phase, checkAgain } = flow.writing
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  return <FormFields flow={flow} channels={props.channels} last={props.last} />
}

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { DepositOrder } from '#contracts/payment.ts'
import { errorText } from '#src/api/error-text.ts'
import { formatBaht } from '#rules/baht.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { deposit, depositOrder as words } from '#src/strings/money/deposit.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { PayRefs } from './parts/PayRefs.tsx'
import { SlipPart } from './slip/SlipPart.tsx'
import { StatusSteps } from './parts/StatusSteps.tsx'
import { useDepositOrder } from './parts/use-deposit-order.ts'
import styles from './PaymentOrder.module.css'
import { EndedOrder } from './parts/EndedOrder.tsx'
import { CreditedOrder } from './parts/CreditedOrder.tsx'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'
import { WaitingOrder } from './parts/WaitingOrder.tsx'

const OrderedForm = lazyPart(async () => ({ default: (await import('./OrderedForm.tsx')).OrderedForm }))

interface PaymentOrderProps {
  orderId: string | null
  /** Beside the form, which is where another deposit begins. */
  beside?: boolean
}

/**
 * A deposit order from its code to the money in the wallet; without an id the one that is open. A page that shows nothing else has
 * the form as it was sent beside it from 1280 px on (27.3).
 */
export function PaymentOrder({ orderId, beside = false }: PaymentOrderProps) {
  const { query, order, state, asking, ask } = useKeptOrder(orderId)
  const wide = useWide('(min-width: 1280px)')
  if (query.isPending) return beside ? <OrderSkeleton /> : <Columns order={<OrderSkeleton />} />
  if (query.isError && !order) {
    return (
      <PartError
        title={words.failed}
        text={`${errorText(query.error)} ${deposit.moneySafe}`}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  }
  if (!order) {
    return (
      <EmptyState
        title={words.none}
        text={words.noneText}
        action={
          <Button as={Link} to={paths.memberDeposit()} tone="cta">
            {words.toDeposit}
          </Button>
        }
      />
    )
  }
  const came = order.credited_amount ?? order.pay_amount
  const shown = (
    <div className={styles.shown}>
      {/* There from the start, so that a reader hears what it becomes. */}
      <div role="status" className={styles.said}>
        <VisuallyHidden>
          {state === 'credited' ? words.announceCredited(formatBaht(came)) : deposit.states[order.state]}
        </VisuallyHidden>
      </div>
      {state === 'waiting' && <WaitingOrder order={order} asking={asking} onAsk={ask} />}
      {state === 'checking' && <CheckingOrder order={order} />}
      {state === 'credited' && <CreditedOrder order={order} quiet={beside} />}
      {(state === 'expired' || state === 'cancelled' || state === 'rejected' || state === 'unknown') && (
        <EndedOrder order={order} state={state} again={!beside} />
      )}
    </div>
  )
  if (beside) return shown
  const form = wide && (
    <Suspense fallback={<Skeleton shape="row" count={4} />}>
      <OrderedForm order={order} />
    </Suspense>
  )
  return <Columns form={form} order={shown} />
}

/** The order, and on a wide screen the room beside it, kept from the first paint. */
const Columns = ({ form, order }: { form?: ReactNode; order: ReactNode }) => (
  <div className={styles.columns}>
    {form}
    <div className={styles.order}>{order}</div>
  </div>
)

/** The order that is named, or the open one: kept to its end, for then it is no open one any more. */
function useKeptOrder(orderId: string | null) {
  const [kept, setKept] = useState<string | null>(null)
  const shown = useDepositOrder(orderId ?? kept)
  const id = shown.order?.order_id
  useEffect(() => {
    if (id) setKept(id)
  }, [id])
  return shown
}

/** Something came in that people look at, or a slip was sent: nothing is to be paid again. */
function CheckingOrder({ order }: { order: DepositOrder }) {
  return (
    <>
      <div className={styles.head}>
        <Hourglass size={32} apply="gold" />
        <h2 apply="h2">{words.checkingTitle}</h2>
        <p apply="muted balance">{words.checkingText}</p>
      </div>
      {order.message && <Note tone="warn">{order.message}</Note>}
      <StatusSteps order={order} />
      <PayRefs order={order} />
      <SlipPart order={order} />
    </>
  )
}

import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { DepositOrder } from '#contracts/payment.ts'
import { errorText } from '#src/api/error-text.ts'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { deposit, depositOrder as words } from '#src/strings/money/deposit.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { PayRefs } from './parts/PayRefs.tsx'
import { SlipPart } from './slip/SlipPart.tsx'
import { StatusSteps } from './parts/StatusSteps.tsx'
import { useDepositOrder } from './parts/use-deposit-order.ts'
import styles from './PaymentOrder.module.css'
import { CreditedOrder } from './parts/CreditedOrder.tsx'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'
import { WaitingOrder } from './parts/WaitingOrder.tsx'

/** A deposit order from its code to the money in the wallet; without an id the one that is open. */
export function PaymentOrder({ orderId }: { orderId: string | null }) {
  const { query, order, state, asking, ask } = useKeptOrder(orderId)
  if (query.isPending) return <OrderSkeleton />
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
  return (
    <div apply="column grow gap-16">
      {/* There from the start, so that a reader hears what it becomes. */}
      <div role="status">
        <VisuallyHidden>
          {state === 'credited' ? words.announceCredited(formatBaht(came)) : deposit.states[order.state]}
        </VisuallyHidden>
      </div>
      {state === 'waiting' && <WaitingOrder order={order} asking={asking} onAsk={ask} />}
      {state === 'checking' && <CheckingOrder order={order} />}
      {state === 'credited' && <CreditedOrder order={order} />}
      {(state === 'expired' || state === 'cancelled' || state === 'rejected' || state === 'unknown') && (
        <EndedOrder order={order} state={state} />
      )}
    </div>
  )
}

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

/** Over without money: what that means for who has not paid, and for who has (PAY-1, "paid late"). */
function EndedOrder({ order, state }: { order: DepositOrder; state: DepositOrder['state'] }) {
  const ended = state === 'expired' || state === 'cancelled' || state === 'rejected' ? state : 'unknown'
  const mayHavePaid = ended === 'expired' || ended === 'cancelled'
  return (
    <>
      <EmptyState art="lozenge" title={words.endedTitle[ended]} text={words.endedText[ended]} />
      {order.message && <Note tone={ended === 'rejected' ? 'lost' : 'info'}>{order.message}</Note>}
      <PayRefs order={order} />
      {mayHavePaid && <SlipPart order={order} />}
      <ActionBar>
        <Button as={Link} to={paths.memberDeposit()} tone="cta" size="lg" block>
          {words.newOrder}
        </Button>
      </ActionBar>
    </>
  )
}

import { Link } from 'react-router'
import { errorText } from '#src/api/error-text.ts'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/paths.ts'
import { deposit, depositOrder as words } from '#src/strings/deposit.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './PaymentOrder.module.css'
import { CheckingOrder } from './parts/CheckingOrder.tsx'
import { CreditedOrder } from './parts/CreditedOrder.tsx'
import { EndedOrder } from './parts/EndedOrder.tsx'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'
import { useKeptOrder } from './parts/use-kept-order.ts'
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
    <div className={styles.column}>
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

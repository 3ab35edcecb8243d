import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import type { DepositOrder } from '#contracts/payment.ts'
import { depositOrderQuery, depositOrdersQuery } from '#src/data/money/payment.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import styles from './DepositAside.module.css'
import { RECENT } from './form/last-deposit.ts'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'

const PaymentOrder = lazyPart(async () => ({ default: (await import('./PaymentOrder.tsx')).PaymentOrder }))
const RecentDeposits = lazyPart(async () => ({
  default: (await import('./RecentDeposits.tsx')).RecentDeposits,
}))

/** From 1280 px the order stands beside the form, without changing the page; before there is one, what was deposited last. */
export function DepositAside({ order }: { order: DepositOrder | null }) {
  const shown = useShownOrder(order)
  return (
    <aside aria-label={words.asideTitle} className={styles.aside}>
      {shown ? (
        <Suspense fallback={<OrderSkeleton />}>
          <PaymentOrder orderId={shown} beside />
        </Suspense>
      ) : (
        <Suspense fallback={<Skeleton shape="row" count={3} />}>
          <BeforeAnOrder />
        </Suspense>
      )}
    </aside>
  )
}

/** What was deposited last, and how it goes; both at once, so that neither moves the other. */
function BeforeAnOrder() {
  const { isPending, failureCount } = useQuery(depositOrdersQuery(RECENT))
  const takenOver = useTakenOver()
  if (!takenOver || (isPending && failureCount === 0)) return <Skeleton shape="row" count={3} />
  return (
    <>
      <RecentDeposits />
      <Card pad>
        <ol className={styles.steps}>
          {words.asideSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
    </>
  )
}

/**
 * Id of the order that stands beside the form: the open one, and the same after its end, so that its end is seen; but not where
 * the member has given it up for another.
 */
function useShownOrder(order: DepositOrder | null): string | null {
  const waiting = order?.state === 'waiting' ? order.order_id : null
  const [last, setLast] = useState(waiting)
  useEffect(() => {
    if (waiting) setLast(waiting)
  }, [waiting])
  const { data: shown } = useQuery({ ...depositOrderQuery(last), enabled: last !== null })
  return waiting ?? (shown?.state === 'cancelled' ? null : last)
}

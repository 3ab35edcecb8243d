import { lazy, Suspense, useEffect, useState } from 'react'
import type { DepositOrder } from '#contracts/payment.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import styles from './deposit.module.css'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'

const PaymentOrder = lazy(async () => ({ default: (await import('./PaymentOrder.tsx')).PaymentOrder }))

/** From 1280 px the order stands beside the form, without changing the page. */
export function DepositAside({ order }: { order: DepositOrder | null }) {
  const shown = useShownOrder(order)
  return (
    <aside aria-label={words.asideTitle}>
      {shown ? (
        <Suspense fallback={<OrderSkeleton />}>
          <PaymentOrder orderId={shown} />
        </Suspense>
      ) : (
        <p className={styles.empty}>{words.asideEmpty}</p>
      )}
    </aside>
  )
}

/** Id of the order that stands beside the form: the open one, and the same after its end, so that its end is seen. */
function useShownOrder(order: DepositOrder | null): string | null {
  const waiting = order?.state === 'waiting' ? order.order_id : null
  const [last, setLast] = useState(waiting)
  useEffect(() => {
    if (waiting) setLast(waiting)
  }, [waiting])
  return waiting ?? last
}

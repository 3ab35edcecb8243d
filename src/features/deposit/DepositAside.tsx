import { lazy, Suspense } from 'react'
import type { DepositOrder } from '#contracts/payment.ts'
import { deposit as words } from '#src/strings/deposit.ts'
import styles from './DepositAside.module.css'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'
import { useShownOrder } from './parts/use-shown-order.ts'

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

import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PaymentOrder } from '#src/features/deposit/PaymentOrder.tsx'
import { lazyPart } from '#src/lib/connection/code.ts'
import styles from './PaymentPage.module.css'

const WaitingSlip = lazyPart(async () => ({
  default: (await import('#src/features/bill/WaitingSlip.tsx')).WaitingSlip,
}))
const WaitingAhead = lazyPart(async () => ({
  default: (await import('#src/features/bill/WaitingAhead.tsx')).WaitingAhead,
}))

/** `?order=` names one; without it the open order is taken up again. */
export function PaymentPage() {
  const [search] = useSearchParams()
  const order = search.get('order')
  return (
    <div className={styles.page}>
      <Suspense>
        <WaitingSlip />
        <WaitingAhead />
      </Suspense>
      <PaymentOrder key={order} orderId={order} />
    </div>
  )
}

import { useSearchParams } from 'react-router'
import { PaymentOrder } from '#src/features/deposit/PaymentOrder.tsx'
import styles from './PaymentPage.module.css'

/** Boards 07.2 to 07.4: `?order=` names one; without it the open order is taken up again. */
export function PaymentPage() {
  const [search] = useSearchParams()
  return (
    <div className={styles.page}>
      <PaymentOrder orderId={search.get('order')} />
    </div>
  )
}

import type { DepositOrder } from '#contracts/payment.ts'
import { deposit as words } from '#src/strings/deposit.ts'
import styles from './DepositAside.module.css'
import { useShownOrder } from './parts/use-shown-order.ts'
import { PaymentOrder } from './PaymentOrder.tsx'

/** From 1280 px the order stands beside the form, without changing the page (board 21.1). */
export function DepositAside({ order }: { order: DepositOrder | null }) {
  const shown = useShownOrder(order)
  return (
    <aside aria-label={words.asideTitle}>
      {shown ? <PaymentOrder orderId={shown} /> : <p className={styles.empty}>{words.asideEmpty}</p>}
    </aside>
  )
}

import type { DepositOrder } from '#contracts/payment.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { deposit, depositOrder as words } from '#src/strings/money/deposit.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import styles from '../qr/QrCard.module.css'

/** What to name when asking about an order. */
export function PayRefs({ order }: { order: DepositOrder }) {
  return (
    <Card className={styles.card}>
      <dl className={styles.sums}>
        <div>
          <dt>{words.payAmount}</dt>
          <dd>
            <Money satang={order.pay_amount} />
          </dd>
        </div>
        <div>
          <dt>{deposit.kinds[order.kind]}</dt>
          <dd>{formatDateTime(order.created_at)}</dd>
        </div>
        <div>
          <dt>{words.refLabel}</dt>
          <dd apply="medium figures">{order.ref}</dd>
        </div>
      </dl>
    </Card>
  )
}

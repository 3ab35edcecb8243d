import { Link } from 'react-router'
import { useEffect } from 'react'
import type { DepositOrder } from '#contracts/payment.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { deposit as words, depositOrder } from '#src/strings/money/deposit.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import styles from './OpenOrder.module.css'
import { OrderCountdown } from './parts/OrderCountdown.tsx'
import { useCancelOrder } from './parts/use-cancel-order.ts'
import { useDepositOrder } from './parts/use-deposit-order.ts'

/**
 * In place of the form while an order waits for its money: one at a time, to be taken up or given up. Nothing else on the page shows
 * the order: this leads there, and says when its money has come.
 */
export function OpenOrder({ order }: { order: DepositOrder }) {
  const { isCredited } = useDepositOrder(order.order_id)
  const paid = depositOrder.announceCredited(formatBaht(order.pay_amount))
  useEffect(() => {
    if (isCredited) toast('won', paid)
  }, [isCredited, paid])
  const cancellable = useOffered('payment.cancelOrder')
  const { busy, cancel } = useCancelOrder(order)
  return (
    <Card as="section" pad aria-labelledby="open-deposit">
      <h2 id="open-deposit" apply="h3">
        {words.openTitle}
      </h2>
      <p className={styles.kind}>{words.kinds[order.kind]}</p>
      <Money satang={order.pay_amount} className={styles.amount} />
      <OrderCountdown order={order} size="md" />
      <p className={styles.text}>{words.openText(formatBaht(order.pay_amount))}</p>
      <div apply="grid gap-4 mt-16">
        <Button as={Link} to={paths.memberPayment(order.order_id)} tone="cta" block>
          {words.resume}
        </Button>
        {cancellable && (
          <Button tone="text" block busy={busy} onClick={cancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </Card>
  )
}

import type { DepositOrder } from '#contracts/payment.ts'
import { formatTime } from '#src/lib/time.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { ui } from '#src/strings/ui.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from '../qr/QrCard.module.css'

/** How far it is, with times. */
export function StatusSteps({ order }: { order: DepositOrder }) {
  const checking = order.state === 'checking'
  const done = <VisuallyHidden> {ui.stepDone}</VisuallyHidden>
  return (
    <Card as="section" pad aria-labelledby="deposit-status">
      <h2 id="deposit-status" apply="mb-12 lead">
        {words.status}
      </h2>
      <ol className={styles.steps}>
        <li className={styles.done}>
          {words.received} <span className={styles.time}>{formatTime(order.created_at)}</span>
          {done}
        </li>
        <li aria-current="step" className={styles.now}>
          {checking ? words.checking : words.awaiting}
          {!checking && <span className={styles.text}>{words.awaitingText}</span>}
          {order.slip_sent_at != null && (
            <span className={styles.text}>{words.slipSent(formatTime(order.slip_sent_at))}</span>
          )}
        </li>
        <li className={styles.next}>{words.crediting}</li>
      </ol>
    </Card>
  )
}

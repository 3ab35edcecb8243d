import type { DepositOrder } from '#contracts/payment.ts'
import { depositOrder as words } from '#src/strings/deposit.ts'
import { Hourglass } from '#src/ui/icons.ts'
import { Note } from '#src/ui/Note.tsx'
import styles from './CheckingOrder.module.css'
import { PayRefs } from './PayRefs.tsx'
import { SlipPart } from './SlipPart.tsx'
import { StatusSteps } from './StatusSteps.tsx'

/** Something came in that people look at, or a slip was sent: nothing is to be paid again. */
export function CheckingOrder({ order }: { order: DepositOrder }) {
  return (
    <>
      <div className={styles.head}>
        <Hourglass size={32} className={styles.icon} />
        <h2 className={styles.title}>{words.checkingTitle}</h2>
        <p className={styles.text}>{words.checkingText}</p>
      </div>
      {order.message && <Note tone="warn">{order.message}</Note>}
      <StatusSteps order={order} />
      <PayRefs order={order} />
      <SlipPart order={order} />
    </>
  )
}

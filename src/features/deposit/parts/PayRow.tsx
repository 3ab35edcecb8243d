import { toBaht } from '#contracts/money.ts'
import type { DepositOrder } from '#contracts/payment.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from '../qr/QrCard.module.css'

/** The exact sum with its satang, to be copied into the bank's app. */
export function PayRow({ order }: { order: DepositOrder }) {
  return (
    <div>
      <Card className={styles.row}>
        <div>
          <p className={styles.payRowLabel}>{words.payAmount}</p>
          <Money satang={order.pay_amount} className={styles.payRowAmount} />
        </div>
        <CopyButton text={toBaht(order.pay_amount)} done={words.amountCopied}>
          {words.copyAmount}
        </CopyButton>
      </Card>
      <p className={styles.hint}>{words.satang}</p>
    </div>
  )
}

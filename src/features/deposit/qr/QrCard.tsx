import { toBaht } from '#contracts/money.ts'
import type { DepositOrder } from '#contracts/payment.ts'
import { formatBaht } from '#rules/baht.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { Pointer } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Paper } from '#src/ui/lotto/Paper.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import styles from './QrCard.module.css'
import type { useQrPicture } from './use-qr-picture.ts'

interface QrCardProps {
  order: DepositOrder
  picture: ReturnType<typeof useQrPicture>
}

/** On paper in both themes, because readers want dark on light. A real picture, to be kept. */
export function QrCard({ order, picture }: QrCardProps) {
  const amount = formatBaht(order.pay_amount)
  const cannotPay = order.payable === false
  return (
    <div className={styles.place}>
      <Paper className={styles.paper}>
        <p className={styles.qrCardLabel}>{words.payAmount}</p>
        <p className={styles.qrCardAmount}>
          <Money satang={order.pay_amount} />
        </p>
        <div className={styles.code}>
          {picture === null && <Skeleton shape="panel" />}
          {picture === 'failed' && <Note tone="warn">{words.qrFailed}</Note>}
          {picture !== null && picture !== 'failed' && (
            <img
              src={picture.src}
              alt={cannotPay ? words.qrSandboxAlt(amount) : words.qrAlt(amount)}
              width={236}
              height={236}
              className={styles.picture}
            />
          )}
          {cannotPay && picture !== null && (
            <span aria-hidden="true" className={styles.mark}>
              {words.notPayable}
            </span>
          )}
        </div>
        <p className={styles.hold}>
          <Pointer size={18} />
          {words.holdToSave}
        </p>
        <p apply="mt-8 small semi">{order.payee_name}</p>
        <p className={styles.qrCardRef}>{words.ref(order.ref)}</p>
        <CopyButton text={toBaht(order.pay_amount)} done={words.amountCopied}>
          {words.copyAmount}
        </CopyButton>
      </Paper>
    </div>
  )
}

import { receipt as words } from '#src/strings/lotto/bill.ts'
import { QrCode } from '#src/ui/image/QrCode.tsx'
import { checkAddress } from './check-link.ts'
import styles from '../ReceiptDialog.module.css'

/** How whoever has the receipt finds out whether it is true. */
export function CheckThis({ link, code }: { link: string; code: string }) {
  return (
    <div className={styles.check}>
      <QrCode text={link} label={words.qr(code)} className={styles.qr} />
      <p apply="shrink">
        {words.scan} <span apply="anywhere">{words.checkAt(checkAddress())}</span>
      </p>
    </div>
  )
}

import { bills as words } from '#src/strings/lotto/bill.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Calendar, ReceiptText, RefreshCw, Send } from '#src/ui/icons.ts'
import { openAhead } from '../ahead.ts'
import type { BillProps } from './bill-props.ts'
import styles from './BillDetail.module.css'
import { useBillAgain } from './use-bill-again.ts'

/** Again with the same numbers, for one round or several, the receipt, and to friends. */
export function BillWays({ bill, onShare, onReceipt }: BillProps) {
  const { busy, again } = useBillAgain(bill)
  return (
    <div className={styles.ways}>
      <Button tone="gold" busy={busy} icon={<RefreshCw size={18} />} onClick={again}>
        {words.again}
      </Button>
      <Button icon={<Calendar size={18} />} aria-haspopup="dialog" onClick={() => void openAhead(bill)}>
        {words.ahead}
      </Button>
      <Button icon={<ReceiptText size={18} />} onClick={() => onReceipt(bill)}>
        {words.receipt}
      </Button>
      <Button icon={<Send size={18} />} onClick={() => onShare(bill)}>
        {words.share}
      </Button>
    </div>
  )
}

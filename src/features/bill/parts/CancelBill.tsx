import type { Bill } from '#contracts/bills.ts'
import { MoneyWriteOutcome } from '#src/forms/MoneyWriteOutcome.tsx'
import { minutesAndSeconds, useTimeLeft } from '#src/ui/use-time-left.ts'
import { bills as words } from '#src/strings/bill.ts'
import { Button } from '#src/ui/Button.tsx'
import { Undo2 } from '#src/ui/icons.ts'
import styles from './CancelBill.module.css'
import { useCancelBill } from './use-cancel-bill.ts'

/** For as long as its lottery's rules let it be cancelled, by the server's clock; nothing where they never did. */
export function CancelBill({ bill }: { bill: Bill }) {
  const left = useTimeLeft(bill.cancel_until ?? null)
  const { busy, operation, cancel } = useCancelBill(bill)
  if (operation.phase !== 'ready')
    return <MoneyWriteOutcome phase={operation.phase} onCheckAgain={operation.checkAgain} />
  if (bill.state !== 'pending' || bill.cancel_until == null) return null
  return (
    <div className={styles.cancel}>
      {left > 0 ? (
        <>
          <span role="timer" className={styles.time}>
            {words.cancelIn} {minutesAndSeconds(left)}
          </span>
          <Button size="sm" icon={<Undo2 size={18} />} busy={busy} onClick={cancel}>
            {words.cancel}
          </Button>
        </>
      ) : (
        <span className={styles.time}>{words.cancelOver}</span>
      )}
    </div>
  )
}

import { type Bill, cancelBill } from '#contracts/bills.ts'
import { formatBaht } from '#rules/baht.ts'
import { errorText } from '#src/api/error-text.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { env } from '#src/lib/env.ts'
import { minutesAndSeconds, useTimeLeft } from '#src/ui/time/use-time-left.ts'
import { bills as words } from '#src/strings/lotto/bill.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Undo2 } from '#src/ui/icons.ts'

/** For as long as its lottery's rules let it be cancelled, by the server's clock; nothing where they never did. */
export function CancelBill({ bill }: { bill: Bill }) {
  const left = useTimeLeft(bill.cancel_until ?? null)
  const { busy, operation, cancel } = useCancelBill(bill)
  if (operation.phase !== 'ready')
    return <MoneyWriteOutcome phase={operation.phase} onCheckAgain={operation.checkAgain} />
  if (bill.state !== 'pending' || bill.cancel_until == null) return null
  return (
    <div apply="row middle between tall-44 gap-12 mt-12">
      {left > 0 ? (
        <>
          <span role="timer" apply="figures muted size-small">
            {words.cancelIn} {minutesAndSeconds(left)}
          </span>
          <Button size="sm" icon={<Undo2 size={18} />} busy={busy} onClick={cancel}>
            {words.cancel}
          </Button>
        </>
      ) : (
        <span apply="figures muted size-small">{words.cancelOver}</span>
      )}
    </div>
  )
}

/** Takes a bill back within the rules of its lottery, after asking; the stake goes back once. */
function useCancelBill(bill: Bill) {
  const operation = useMoneyAct(cancelBill, `bill.cancel.${bill.bill_id}`, {
    onDone: ({ data }) => toast('won', words.cancelled(formatBaht(data.bill.refunded))),
    onNothingDone: (error) => toast('lost', error === null ? words.cancelNotArrived : errorText(error)),
  })
  const cancel = () =>
    void operation.act(async () => {
      const question = {
        title: words.cancelTitle,
        text: words.cancelText(formatBaht(bill.total)),
        confirm: words.cancel,
        cancel: words.keep,
      }
      return (await confirm(question)) ? { agent_id: env.agentId, bill_id: bill.bill_id } : null
    })
  return { busy: operation.busy, operation, cancel }
}

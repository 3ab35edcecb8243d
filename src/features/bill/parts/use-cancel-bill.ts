import { type Bill, cancelBill } from '#contracts/bills.ts'
import { errorText } from '#src/api/error-text.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { env } from '#src/lib/env.ts'
import { formatBaht } from '#rules/baht.ts'
import { bills as words } from '#src/strings/bill.ts'

/** Takes a bill back within the rules of its lottery, after asking; the stake goes back once. */
export function useCancelBill(bill: Bill) {
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

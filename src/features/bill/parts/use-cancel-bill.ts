import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Bill, cancelBill } from '#contracts/bills.ts'
import { errorText } from '#src/api/error-text.ts'
import { billsMoved } from '#src/data/bills.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyWrite } from '#src/forms/use-money-write.ts'
import { env } from '#src/lib/env.ts'
import { formatBaht } from '#rules/baht.ts'
import { bills as words } from '#src/strings/bill.ts'

/** Takes a bill back within the rules of its lottery, after asking; the stake goes back once. */
export function useCancelBill(bill: Bill) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const failed = (error: unknown) => {
    toast('lost', error === null ? words.cancelNotArrived : errorText(error))
    billsMoved(client)
  }
  const operation = useMoneyWrite(cancelBill, `bill.cancel.${bill.bill_id}`, {
    onDone: ({ data }) => {
      toast('won', words.cancelled(formatBaht(data.bill.refunded)))
      billsMoved(client)
    },
    onNothingDone: failed,
  })
  const cancel = async () => {
    const question = {
      title: words.cancelTitle,
      text: words.cancelText(formatBaht(bill.total)),
      confirm: words.cancel,
      cancel: words.keep,
    }
    if (asking || !(await confirm(question))) return
    setAsking(true)
    await operation.write({ agent_id: env.agentId, bill_id: bill.bill_id }).catch(failed)
    setAsking(false)
  }
  return { busy: asking, operation, cancel: () => void cancel() }
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelOrder, type DepositOrder } from '#contracts/payment.ts'
import { errorText } from '#src/api/error-text.ts'
import { orderKnown, orderMoved } from '#src/data/payment.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyWrite } from '#src/forms/use-money-write.ts'
import { deposit as words } from '#src/strings/deposit.ts'

/** Closes an order that was not paid, after asking. One that was paid meanwhile is not: then that is what shows. */
export function useCancelOrder(order: Pick<DepositOrder, 'order_id'>) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const failed = (error: unknown) => {
    toast('lost', error === null ? words.notArrived : errorText(error))
    void orderMoved(client)
  }
  const writing = useMoneyWrite(cancelOrder, `deposit.cancel.${order.order_id}`, {
    onDone: ({ data }) => {
      orderKnown(client, data)
      toast('won', words.cancelled)
    },
    onNothingDone: failed,
  })

  const cancel = async () => {
    const question = {
      title: words.cancelTitle,
      text: words.cancelText,
      confirm: words.cancel,
      cancel: words.keep,
    }
    if (asking || !(await confirm(question))) return
    setAsking(true)
    await writing.write({ order_id: order.order_id }).catch(failed)
    setAsking(false)
  }
  return { busy: asking || writing.phase === 'checking', cancel: () => void cancel() }
}

import { useQueryClient } from '@tanstack/react-query'
import { cancelOrder, type DepositOrder } from '#contracts/payment.ts'
import { errorText } from '#src/api/error-text.ts'
import { happened } from '#src/data/affected.ts'
import { orderKnown } from '#src/data/money/payment.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'

/** Closes an order that was not paid, after asking. One that was paid meanwhile is not: then that is what shows. */
export function useCancelOrder(order: Pick<DepositOrder, 'order_id'>, onCancelled?: () => void) {
  const client = useQueryClient()
  const { phase, busy, act } = useMoneyAct(cancelOrder, `deposit.cancel.${order.order_id}`, {
    onDone: ({ data }) => {
      // Before the order leaves the page: what stands in its place begins with what is kept then.
      onCancelled?.()
      orderKnown(client, data)
      toast('won', words.cancelled)
    },
    onNothingDone: (error) => {
      toast('lost', error === null ? words.notArrived : errorText(error))
      void happened(client, 'orderMoved')
    },
  })

  const cancel = () =>
    void act(async () => {
      const question = {
        title: words.cancelTitle,
        text: words.cancelText,
        confirm: words.cancel,
        cancel: words.keep,
      }
      return (await confirm(question)) ? { order_id: order.order_id } : null
    })
  return { busy: busy || phase === 'checking', cancel }
}

import { useEffect, useState } from 'react'
import type { DepositOrder } from '#contracts/payment.ts'

/** Id of the order that stands beside the form: the open one, and the same after its end, so that its end is seen. */
export function useShownOrder(order: DepositOrder | null): string | null {
  const waiting = order?.state === 'waiting' ? order.order_id : null
  const [last, setLast] = useState(waiting)
  useEffect(() => {
    if (waiting) setLast(waiting)
  }, [waiting])
  return waiting ?? last
}

import { useEffect, useState } from 'react'
import { useDepositOrder } from './use-deposit-order.ts'

/** The order that is named, or the open one: kept to its end, for then it is no open one any more. */
export function useKeptOrder(orderId: string | null) {
  const [kept, setKept] = useState<string | null>(null)
  const shown = useDepositOrder(orderId ?? kept)
  const id = shown.order?.order_id
  useEffect(() => {
    if (id) setKept(id)
  }, [id])
  return shown
}

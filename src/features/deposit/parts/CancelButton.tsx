import type { DepositOrder } from '#contracts/payment.ts'
import { deposit as words } from '#src/strings/deposit.ts'
import { Button } from '#src/ui/Button.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

export function CancelButton({ order }: { order: DepositOrder }) {
  const { busy, cancel } = useCancelOrder(order)
  return (
    <Button tone="text" block busy={busy} onClick={cancel}>
      {words.cancel}
    </Button>
  )
}

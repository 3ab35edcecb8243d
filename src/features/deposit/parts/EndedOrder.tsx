import { Link } from 'react-router'
import type { DepositOrder } from '#contracts/payment.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { SlipPart } from '../slip/SlipPart.tsx'
import { PayRefs } from './PayRefs.tsx'

interface EndedOrderProps {
  order: DepositOrder
  state: DepositOrder['state']
  /** It leads to another deposit. */
  again: boolean
}

/** Over without money: what that means for who has not paid, and for who has (PAY-1, "paid late"). */
export function EndedOrder({ order, state, again }: EndedOrderProps) {
  const ended = state === 'expired' || state === 'cancelled' || state === 'rejected' ? state : 'unknown'
  const mayHavePaid = ended === 'expired' || ended === 'cancelled'
  return (
    <>
      <EmptyState art="lozenge" title={words.endedTitle[ended]} text={words.endedText[ended]} />
      {order.message && <Note tone={ended === 'rejected' ? 'lost' : 'info'}>{order.message}</Note>}
      <PayRefs order={order} />
      {mayHavePaid && <SlipPart order={order} />}
      {again && (
        <ActionBar>
          <Button as={Link} to={paths.memberDeposit()} tone="cta" size="lg" block>
            {words.newOrder}
          </Button>
        </ActionBar>
      )}
    </>
  )
}

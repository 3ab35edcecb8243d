import { Link } from 'react-router'
import type { DepositOrder } from '#contracts/payment.ts'
import { paths } from '#src/lib/paths.ts'
import { depositOrder as words } from '#src/strings/deposit.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PayRefs } from './PayRefs.tsx'
import { SlipPart } from './SlipPart.tsx'

/** Over without money: what that means for who has not paid, and for who has (PAY-1, "paid late"). */
export function EndedOrder({ order, state }: { order: DepositOrder; state: DepositOrder['state'] }) {
  const ended = state === 'expired' || state === 'cancelled' || state === 'rejected' ? state : 'unknown'
  const mayHavePaid = ended === 'expired' || ended === 'cancelled'
  return (
    <>
      <EmptyState art="lozenge" title={words.endedTitle[ended]} text={words.endedText[ended]} />
      {order.message && <Note tone={ended === 'rejected' ? 'lost' : 'info'}>{order.message}</Note>}
      <PayRefs order={order} />
      {mayHavePaid && <SlipPart order={order} />}
      <ActionBar>
        <Button as={Link} to={paths.memberDeposit()} tone="cta" size="lg" block>
          {words.newOrder}
        </Button>
      </ActionBar>
    </>
  )
}

import { Link } from 'react-router'
import type { DepositOrder } from '#contracts/payment.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

/** Above the form while an earlier order is with people: it does not stand in the way of another. */
export function CheckingNote({ order }: { order: DepositOrder }) {
  return (
    <Note tone="info">
      {words.checkingTitle} {words.checkingShort}{' '}
      <TextLink as={Link} to={paths.memberPayment(order.order_id)} underline>
        {words.view}
      </TextLink>
    </Note>
  )
}

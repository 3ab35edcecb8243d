import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { billQuery } from '#src/data/lotto/bills.ts'
import { bills as words } from '#src/strings/lotto/bill.ts'
import { shell } from '#src/strings/shell.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import type { BillProps } from './bill-props.ts'
import { BillDetail } from './BillDetail.tsx'

interface OneBillProps extends Omit<BillProps, 'bill'> {
  id: string
}

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')

/** One bill by its id; somebody else's is not there, and the page says why. */
export function OneBill({ id, ...ways }: OneBillProps) {
  const query = useQuery(billQuery(id))
  if (!query.data && isGone(query.error))
    return <EmptyState art="lozenge" level={3} title={words.gone} text={words.goneText} />
  return (
    <Loaded
      query={query}
      failed={words.oneFailed}
      text={shell.moneySafe}
      skeleton={
        <>
          <Skeleton shape="panel" />
          <Skeleton shape="row" count={3} />
        </>
      }
    >
      {(bill) => <BillDetail bill={bill} {...ways} />}
    </Loaded>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#src/api/api-error.ts'
import { happened } from '#src/data/affected.ts'
import { isSettled, withdrawalQuery } from '#src/data/money/withdraw.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { DoneView } from './parts/DoneView.tsx'
import { RefusedView } from './parts/RefusedView.tsx'
import { UnderWayView } from './parts/UnderWayView.tsx'

const isGone = (error: unknown): boolean => error instanceof ApiError && error.kind === 'notFound'

/** Once its end is known the balances that the page showed before are old. */
function useRefreshOnEnd(settled: boolean | undefined): void {
  const client = useQueryClient()
  const was = useRef(settled)
  useEffect(() => {
    if (was.current === false && settled === true) void happened(client, 'withdrawalEnded')
    was.current = settled
  }, [client, settled])
}

/** One withdrawal and how far it is; follows it to its end by itself. */
export function WithdrawalPart({ id }: { id: string }) {
  const query = useQuery(withdrawalQuery(id))
  const { data, error } = query
  useRefreshOnEnd(data && isSettled(data))
  if (!data && isGone(error)) {
    return (
      <EmptyState
        title={withdraw.gone}
        text={withdraw.goneText}
        art="lozenge"
        action={
          <Button as={Link} to={paths.memberStatement({ kind: 'withdraw' })} tone="gold">
            {withdraw.seeHistory}
          </Button>
        }
      />
    )
  }
  return (
    <Loaded
      query={query}
      failed={withdraw.oneFailed}
      text={shell.moneySafe}
      apply="grid gap-16"
      skeleton={
        <>
          <Skeleton shape="title" />
          <Skeleton shape="panel" />
          <Skeleton shape="row" count={3} />
        </>
      }
    >
      {(withdrawal) => (
        <>
          {/* The page changes by itself: whoever does not see it hears it. */}
          <VisuallyHidden as="output">{withdraw.states[withdrawal.state]}</VisuallyHidden>
          {withdrawal.state === 'done' && <DoneView withdrawal={withdrawal} />}
          {withdrawal.state === 'refused' && <RefusedView withdrawal={withdrawal} />}
          {!isSettled(withdrawal) && <UnderWayView withdrawal={withdrawal} />}
        </>
      )}
    </Loaded>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { VerifyPanel } from './proof/VerifyPanel.tsx'
import { ResultView } from './parts/ResultView.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import { RoomTabs } from './parts/RoomTabs.tsx'
import { useRoom } from './parts/use-room.ts'
import type { SharedResult } from './shared-result.ts'

interface YeekeeRoomProps {
  roundId: string
  /** Entry of bets on this round, for its tab. */
  bet: ReactNode
  onLogin: () => void
  onShare: (result: SharedResult) => void
}

/** A round of Yeekee from before its window to its proof. It follows the round by itself. */
export function YeekeeRoom({ roundId, bet, onLogin, onShare }: YeekeeRoomProps) {
  const { details, room, proof, phase, failed, busy, retry } = useRoom(roundId)
  if (failed) {
    return <PartError title={yeekee.loadFailed} text={yeekee.loadFailedText} busy={busy} onRetry={retry} />
  }
  if (!details || !room || !phase) {
    return (
      <LoadingRegion label={shell.loading} apply="grid gap-16 pt-16">
        <Skeleton shape="panel" />
        <Skeleton shape="field" />
        <Skeleton shape="row" count={4} />
      </LoadingRegion>
    )
  }
  return (
    <div apply="column grow shrink">
      {/* The room changes by itself: whoever does not see it hears it. */}
      <VisuallyHidden as="output">{yeekee.phases[phase]}</VisuallyHidden>
      {phase === 'resulted' && proof ? (
        <ResultView details={details} room={room} proof={proof} onShare={onShare} />
      ) : (
        <>
          <RoomHead round={details.round} room={room} phase={phase} />
          {phase === 'cancelled' ? (
            <>
              <CancelledView />
              {proof && <VerifyPanel room={room} proof={proof} announced={null} />}
            </>
          ) : (
            <RoomTabs details={details} room={room} phase={phase} bet={bet} onLogin={onLogin} />
          )}
        </>
      )}
    </div>
  )
}

/** No result will come: stakes are given back. */
function CancelledView() {
  return (
    <EmptyState
      title={yeekee.refunded}
      text={yeekee.refundedText}
      action={
        <Button as={Link} to={paths.lottoBills()} tone="gold">
          {yeekee.seeBills}
        </Button>
      }
    />
  )
}

import type { YeekeeRoom } from '#src/data/yeekee.ts'
import { formatTime } from '#src/lib/time.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Calculating } from './Calculating.tsx'
import type { RoomPhase } from './room-phase.ts'
import { ShootPad } from './ShootPad.tsx'

interface PadPlaceProps {
  room: YeekeeRoom
  phase: RoomPhase
  member: boolean
  onLogin: () => void
}

/** Where shooting happens: the pad while it may, otherwise what keeps the member from it and what comes next. */
export function PadPlace({ room, phase, member, onLogin }: PadPlaceProps) {
  if (phase === 'early') {
    const text = yeekee.earlyText(formatTime(room.shoot_from))
    return <EmptyState art="lozenge" title={yeekee.early} text={text} />
  }
  if (phase === 'postponed')
    return <EmptyState art="lozenge" title={yeekee.postponed} text={yeekee.postponedText} />
  if (phase !== 'open') return <Calculating />
  if (!member) {
    return (
      <EmptyState
        art="lozenge"
        title={yeekee.visitor}
        text={yeekee.visitorText}
        action={
          <Button tone="cta" onClick={onLogin}>
            {yeekee.login}
          </Button>
        }
      />
    )
  }
  if (room.shots_left === 0)
    return <EmptyState art="lozenge" title={yeekee.usedUp} text={yeekee.usedUpText} />
  return <ShootPad key={room.round_id} room={room} />
}

import type { YeekeeRoom } from '#src/data/yeekee.ts'
import { useSession } from '#src/stores/session.ts'
import { FairPromise } from './FairPromise.tsx'
import { LiveList } from './LiveList.tsx'
import { PadPlace } from './PadPlace.tsx'
import type { RoomPhase } from './room-phase.ts'
import styles from './ShootTab.module.css'

interface ShootTabProps {
  room: YeekeeRoom
  phase: RoomPhase
  onLogin: () => void
}

/** The keypad, or why there is none; beside it, on a wide screen, what everybody shoots. */
export function ShootTab({ room, phase, onLogin }: ShootTabProps) {
  const member = useSession((state) => state.user !== null)
  return (
    <div className={styles.tab}>
      <div className={styles.side}>
        <PadPlace room={room} phase={phase} member={member} onLogin={onLogin} />
        <FairPromise room={room} />
      </div>
      {(phase !== 'early' || room.count > 0) && (
        <LiveList room={room} live={phase === 'open'} member={member} />
      )}
    </div>
  )
}

import { formatBaht } from '#rules/baht.ts'
import type { YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { formatTime } from '#src/lib/time.ts'
import { useSession } from '#src/stores/session.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ChevronDown, ShieldCheck } from '#src/ui/icons.ts'
import { shortestSeconds } from '../verify/shortest.ts'
import { HashRow } from '../parts/HashRow.tsx'
import { Calculating } from './Calculating.tsx'
import { LiveList } from './LiveList.tsx'
import type { RoomPhase } from '../parts/room-phase.ts'
import { ShootPad } from './ShootPad.tsx'
import styles from '../YeekeeRoom.module.css'

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

interface PadPlaceProps {
  room: YeekeeRoom
  phase: RoomPhase
  member: boolean
  onLogin: () => void
}

/** Where shooting happens: the pad while it may, otherwise what keeps the member from it and what comes next. */
function PadPlace({ room, phase, member, onLogin }: PadPlaceProps) {
  if (phase === 'early') {
    const text = yeekee.earlyText(formatTime(room.shoot_from))
    return <EmptyState art="lozenge" title={yeekee.early} text={text} />
  }
  if (phase === 'postponed')
    return <EmptyState art="lozenge" title={yeekee.postponed} text={yeekee.postponedText} />
  if (phase !== 'open') return <Calculating room={room} />
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

/** What ranks win, and for what stake; null where the agent gives no prizes. */
function prizeSentence({ prizes, min_stake }: YeekeeRoom): string | null {
  if (prizes.length === 0 || min_stake == null) return null
  const ranks = prizes.map(({ rank, amount }) => yeekee.prizeRank(rank, formatBaht(amount, { whole: true })))
  return yeekee.prizes(ranks.join(yeekee.and), formatBaht(min_stake, { whole: true }))
}

/** Of every round, and of what nobody knows before this one's close. */
const promisesOf = ({ beacon, delay }: YeekeeRoom): string[] => [
  ...yeekee.promiseText,
  ...(beacon ? [yeekee.promiseBeacon] : []),
  ...(delay ? yeekee.promiseDelay(shortestSeconds(delay)) : []),
]

/** What is promised of the result while the round runs, and what to hold the server to afterwards. */
function FairPromise({ room }: { room: YeekeeRoom }) {
  const prizes = prizeSentence(room)
  const several = prizes !== null && room.min_shooters != null && yeekee.prizeShooters(room.min_shooters)
  return (
    <details className={styles.promise}>
      <summary className={styles.summary}>
        <ShieldCheck size={20} />
        {yeekee.promise}
        <ChevronDown size={20} className={styles.chevron} />
      </summary>
      <ul apply="grid gap-8 mb-12 text-14 muted pl-20 marked">
        {prizes && <li>{prizes}</li>}
        {several && <li>{several}</li>}
        {promisesOf(room).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <HashRow label={yeekee.commitLabel} value={room.commit} />
      {room.day && <HashRow label={yeekee.anchorLabel} value={room.day.anchor} />}
      <HashRow
        label={room.published_at == null ? yeekee.headLabel : yeekee.lastHeadLabel}
        value={room.head}
      />
    </details>
  )
}

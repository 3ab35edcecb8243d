import type { LottoRound } from '#contracts/lotto.ts'
import type { YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { cx } from '#src/lib/cx.ts'
import { isClosingSoon, secondsUntil } from '#src/lib/lotto-round.ts'
import { formatCount } from '#rules/baht.ts'
import { formatTime } from '#src/lib/time.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import lacquer from '#src/ui/layout/lacquer.module.css'
import { TimeAloud } from '#src/ui/time/TimeAloud.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import type { RoomPhase } from './room-phase.ts'
import styles from '../yeekee.module.css'

interface RoomHeadProps {
  round: LottoRound
  room: YeekeeRoom
  phase: RoomPhase
}

/** Which round it is, how long it runs, how many shots there are. The sum stays hidden until the result. */
export function RoomHead({ round, room, phase }: RoomHeadProps) {
  const { shoot_from, shoot_until, count } = room
  const drawnBy = room.delay ? 'delay' : room.beacon ? 'beacon' : null
  const until = phase === 'early' ? shoot_from : phase === 'open' ? shoot_until : null
  const seconds = useServerTime((now) => (until === null ? 0 : secondsUntil(until, now)))
  const soon =
    useServerTime((now) => isClosingSoon({ ...round, closes_at: shoot_until }, now)) && phase === 'open'
  const when = {
    early: yeekee.opensAt(formatTime(shoot_from)),
    open: soon ? yeekee.closingSoon : yeekee.closesAt(formatTime(shoot_until)),
  }
  return (
    <section data-surface="lacquer" className={cx(lacquer.blue, styles.roomHeadHead)}>
      <Motif name="spray" className={styles.spray} />
      <div className={styles.line}>
        <div>
          <h2>
            {round.round_no == null ? round.title : yeekee.round(round.round_no)}{' '}
            {round.rounds_a_day != null && (
              <span className={styles.of}>{yeekee.ofDay(round.rounds_a_day)}</span>
            )}
          </h2>
          <p className={cx(styles.small, soon && styles.soon)}>
            {phase === 'early' || phase === 'open' ? when[phase] : yeekee.closedAt(formatTime(shoot_until))}
          </p>
          {drawnBy && <p className={styles.small}>{yeekee.drawnBy[drawnBy]}</p>}
        </div>
        {phase !== 'early' && <TimeAloud seconds={phase === 'open' ? seconds : 0} />}
        {until !== null && (
          <Countdown
            size="lg"
            seconds={seconds}
            soon={soon}
            label={phase === 'early' ? yeekee.opensIn : yeekee.closesIn}
          />
        )}
      </div>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.small}>{yeekee.sum}</dt>
          <dd className={styles.hidden}>{yeekee.sumHidden}</dd>
        </div>
        <div>
          <dt className={styles.small}>{yeekee.shotCount}</dt>
          <dd className={styles.roomHeadFigure}>{yeekee.count(formatCount(count))}</dd>
        </div>
      </dl>
    </section>
  )
}

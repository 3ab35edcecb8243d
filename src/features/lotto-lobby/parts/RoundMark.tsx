import type { Lottery } from '#contracts/lotto.ts'
import { phaseOf } from '#src/lib/lotto-round.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { Tag } from '#src/ui/display/Tag.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import styles from './RoundMark.module.css'
import { useRoundLeft } from './use-round-left.ts'

type Round = NonNullable<Lottery['round']>

/** What a round's card says at its end: the time that is left, that it waits, or its digits. */
export function RoundMark({ round, last }: { round: Round; last: Lottery['last_result'] }) {
  const phase = useServerTime((now) => phaseOf(round, now))
  if (phase === 'open') return <TimeLeft round={round} />
  if (phase === 'waiting')
    return (
      <Tag tone="warn" icon={<Hourglass />}>
        {words.waiting}
      </Tag>
    )
  if (phase === 'resulted' && last?.round_id === round.round_id) return <Digits last={last} />
  if (phase === 'upcoming') return <Tag>{words.notYetOpen}</Tag>
  return <Tag tone="info">{phase === 'cancelled' ? words.cancelled : words.postponed}</Tag>
}

function TimeLeft({ round }: { round: Round }) {
  const { days, seconds, soon } = useRoundLeft(round)
  if (days < 1)
    return (
      <Countdown size="sm" label={words.closesIn} seconds={seconds} soon={soon} className={styles.clock} />
    )
  return (
    <span className={styles.days}>
      <span apply="semi figures nowrap">{words.daysLeft(days)}</span>
      <Tag tone="won">{words.isOpen}</Tag>
    </span>
  )
}

function Digits({ last }: { last: NonNullable<Lottery['last_result']> }) {
  return (
    <span className={styles.digits}>
      <span apply="small muted">{words.topShort}</span>
      <span className={styles.number}>{last.top3}</span>
      <span apply="small muted">{words.bottomShort}</span>
      <span className={styles.number}>{last.bottom2}</span>
    </span>
  )
}

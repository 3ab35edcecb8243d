import { getLottoRound, type LottoResult, type LottoRound } from '#contracts/lotto.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { toldBy } from '#src/lib/told.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Info } from '#src/ui/icons.ts'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { TimeAloud } from '#src/ui/time/TimeAloud.tsx'
import { LastResult } from './parts/LastResult.tsx'
import { RoundClock } from './parts/RoundClock.tsx'
import { RoundState } from './parts/RoundState.tsx'
import { useRoundClock } from './parts/use-round-clock.ts'
import styles from './RoundHeader.module.css'

interface RoundHeaderProps {
  round: LottoRound
  lastResult: LottoResult | null
  /** The platform tells the lottery's past draws. */
  past: boolean
  onShare: () => void
}

/** A title names the round of the day, where there are several. */
const drawOf = (round: LottoRound): string =>
  round.title || words.round(round.round_no ?? 0, round.rounds_a_day ?? 0)

/** Which round this is and how long it takes bets, in one line; all else about it is a press away. */
export function RoundHeader({ round, lastResult, past, onShare }: RoundHeaderProps) {
  const { phase, left, soon } = useRoundClock(round)
  const wide = useWide()
  const at = phase === 'upcoming' ? round.opens_at : round.closes_at
  const when = `${formatDay(at)} ${formatTime(at)}`
  const taking = phase === 'open'
  return (
    <div role="region" aria-label={round.lottery_name} data-surface="lacquer" className={styles.round}>
      <Motif name="spray" className={styles.spray ?? ''} />
      <div className={styles.name}>
        {wide && (
          <div apply="row middle gap-10">
            <h2 apply="h3">{round.lottery_name}</h2>
            <RoundState state={round.state} open={taking} />
          </div>
        )}
        <p className={styles.draw}>
          <b>{drawOf(round)}</b>{' '}
          <span>
            {phase === 'upcoming'
              ? words.opensAt(when)
              : taking && !wide
                ? words.closesAtTime(formatTime(at))
                : words.closesAt(when)}
          </span>
        </p>
      </div>
      {wide && lastResult && <LastResult result={lastResult} />}
      {phase !== 'upcoming' && <TimeAloud seconds={taking ? Math.ceil(left / 1000) : 0} />}
      {taking ? (
        <RoundClock seconds={Math.ceil(left / 1000)} soon={soon} />
      ) : (
        !wide && <RoundState state={round.state} open={false} />
      )}
      <IconButton
        label={words.aboutRound}
        aria-haspopup="dialog"
        onClick={() => void open(aboutRound, { round, draw: drawOf(round), when, lastResult, past, onShare })}
      >
        <Info size={22} />
      </IconButton>
    </div>
  )
}

/** Its place while the round is asked for; a served page says which draw it is before React. */
export const AwaitedHeader = () => (
  <div data-surface="lacquer" className={styles.round}>
    <div className={styles.name}>
      <p className={styles.draw}>
        <b>
          <Skeleton told={toldBy(getLottoRound.path, 'round.title')} />
        </b>{' '}
        <span>{'\u00a0'}</span>
      </p>
    </div>
    {/* As high as the button that comes here. */}
    <span apply="size-44" />
  </div>
)

interface AboutProps {
  round: LottoRound
  draw: string
  when: string
  lastResult: LottoResult | null
  past: boolean
  onShare: () => void
}

const aboutRound = defineDialog<AboutProps, void>({
  name: 'lotto-round',
  load: async () => (await import('./parts/RoundSheet.tsx')).RoundSheet,
  dismissed: undefined,
})

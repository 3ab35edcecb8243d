import type { LottoRound } from '#contracts/lotto.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { Countdown } from '#src/ui/time/Countdown.tsx'

interface RoundHeadProps {
  round: LottoRound
  /** Until it closes, ms by the server's clock. */
  left: number
}

const DAY_MS = 24 * 60 * 60 * 1000
const SOON_MS = { draw: 10 * 60 * 1000, yeekee: 60 * 1000 }

/** Which round, and how long it still takes bills; more than a day away, when it closes. */
export function RoundHead({ round, left }: RoundHeadProps) {
  const soon = left <= (round.round_no == null ? SOON_MS.draw : SOON_MS.yeekee)
  return (
    <div apply="row wrap middle between tall-52 px-4 gap-4-12">
      <p>
        <b>{round.lottery_name}</b> <span apply="small muted">{round.title}</span>
      </p>
      {left > DAY_MS ? (
        <p apply="small muted">
          {words.closesAt(`${formatDay(round.closes_at)} ${formatTime(round.closes_at)}`)}
        </p>
      ) : (
        <Countdown seconds={Math.ceil(left / 1000)} label={words.closesIn} soon={soon} size="sm" />
      )}
    </div>
  )
}

import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Countdown } from '#src/ui/time/Countdown.tsx'

const DAY = 86_400

/** Days, then hours, minutes and seconds as cells. */
export function RoundClock({ seconds, soon }: { seconds: number; soon: boolean }) {
  const days = Math.floor(seconds / DAY)
  return (
    <span apply="row middle rigid small medium nowrap gap-6">
      {days > 0 && <span aria-hidden="true">{words.days(days)}</span>}
      <Countdown
        seconds={days > 0 ? seconds % DAY : seconds}
        hours={days > 0}
        label={days > 0 ? `${words.closesIn} ${words.days(days)}` : words.closesIn}
        soon={soon}
        size="sm"
      />
    </span>
  )
}

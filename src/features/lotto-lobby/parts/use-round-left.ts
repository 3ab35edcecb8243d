import type { Lottery } from '#contracts/lotto.ts'
import { isClosingSoon, secondsUntil } from '#src/lib/lotto-round.ts'
import { useServerTime } from '#src/ui/time/use-server-time.ts'

/** ms. */
const DAY = 24 * 3_600_000

/** Until a round closes. Hours and less run by the second; of days only their number is said, and `seconds` stands still. */
export function useRoundLeft(round: NonNullable<Lottery['round']>) {
  const days = useServerTime((now) => Math.floor((round.closes_at - now) / DAY))
  const seconds = useServerTime((now) =>
    round.closes_at - now < DAY ? secondsUntil(round.closes_at, now) : DAY / 1000,
  )
  const soon = useServerTime((now) => isClosingSoon(round, now))
  return { days, seconds, soon }
}

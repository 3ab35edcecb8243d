import type { LottoRound } from '#contracts/lotto.ts'
import { isClosingSoon, secondsUntil } from '#src/lib/lotto-round.ts'
import { useServerTime } from '#src/ui/time/use-server-time.ts'

const DAY = 24 * 3_600_000

/** How long a round still takes bets: hours and less by the second, of days only their number. */
export function useLeft(round: Pick<LottoRound, 'closes_at' | 'round_no'>) {
  const { closes_at } = round
  const days = useServerTime((now) => Math.floor((closes_at - now) / DAY))
  const seconds = useServerTime((now) => (closes_at - now < DAY ? secondsUntil(closes_at, now) : DAY))
  const soon = useServerTime((now) => isClosingSoon(round, now))
  return { days, seconds, soon }
}

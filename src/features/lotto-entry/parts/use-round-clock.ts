import type { LottoRound } from '#contracts/lotto.ts'
import { useTimeLeft } from '#src/ui/time/use-time-left.ts'

type Phase = 'upcoming' | 'open' | 'closed'

const SOON_MS = { draw: 10 * 60_000, yeekee: 60_000 }

/** Whether bets are taken now, by the server's clock, and for how much longer (ms). */
export function useRoundClock(round: LottoRound) {
  const opens = useTimeLeft(round.opens_at)
  const left = useTimeLeft(round.closes_at)
  const takes = round.state === 'open' || round.state === 'upcoming'
  const phase: Phase = !takes || left === 0 ? 'closed' : opens > 0 ? 'upcoming' : 'open'
  const soon = phase === 'open' && left <= (round.round_no == null ? SOON_MS.draw : SOON_MS.yeekee)
  return { phase, left: phase === 'open' ? left : 0, soon }
}

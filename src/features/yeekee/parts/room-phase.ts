/** Where a round's room stands at a moment. */
import type { LottoRound } from '#contracts/lotto.ts'
import type { YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { phaseOf, type RoundPhase } from '#src/lib/lotto-round.ts'

/** `early`: nobody may shoot yet, though bets may be open. `waiting`: closed, the result is being computed. */
export type RoomPhase = Exclude<RoundPhase, 'upcoming'> | 'early'

/** What the room says of its window is newer than what the round said when the page opened. */
export function roomPhase(
  round: Pick<LottoRound, 'state' | 'opens_at'>,
  { shoot_from, shoot_until }: Pick<YeekeeRoom, 'shoot_from' | 'shoot_until'>,
  now: number,
): RoomPhase {
  const phase = phaseOf({ ...round, closes_at: shoot_until }, now)
  if (phase === 'upcoming') return 'early'
  return phase === 'open' && now < shoot_from ? 'early' : phase
}

/** A lottery round as it stands at a moment, whatever its state said when it was read (domain.md §2.2). */
import type { LottoRound } from '#contracts/lotto.ts'

/** Only `open` takes bets. */
export type RoundPhase = 'upcoming' | 'open' | 'waiting' | 'resulted' | 'postponed' | 'cancelled'

type RoundTimes = Pick<LottoRound, 'state' | 'opens_at' | 'closes_at'>

const MINUTE = 60_000

/** `now`: epoch ms of the server's clock. */
export function phaseOf({ state, opens_at, closes_at }: RoundTimes, now: number): RoundPhase {
  switch (state) {
    case 'upcoming':
    case 'open':
      if (now >= closes_at) return 'waiting'
      return state === 'open' || now >= opens_at ? 'open' : 'upcoming'
    case 'resulted':
    case 'settled':
      return 'resulted'
    case 'postponed':
      return 'postponed'
    case 'no_result':
    case 'voided':
      return 'cancelled'
    default:
      return 'waiting'
  }
}

/** Whole seconds until the moment, a started one counted; 0 when it has passed. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000))

/** Little time left (design/README, Countdown): five minutes for rounds of a quarter of an hour, ten for others. */
export const isClosingSoon = (
  { closes_at, round_no }: Pick<LottoRound, 'closes_at' | 'round_no'>,
  now: number,
) => closes_at - now <= (round_no == null ? 10 : 5) * MINUTE

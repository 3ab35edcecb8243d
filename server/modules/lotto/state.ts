/** Where a round stands by the clock, whatever the job has written so far (domain.md §2.2). */
import type { RoundState } from '#contracts/lotto.ts'

interface Standing {
  readonly state: RoundState
  readonly opensAt: number
  readonly closesAt: number
  readonly resultAt: number
  /** From then on what decides it may be known. */
  readonly valueAt?: number | null
}

/** States that only the clock moves on; a result or an end without one is always written. */
const clockStates = ['upcoming', 'open', 'closed'] as const
/** Rounds that can still get a result, or end without one. */
export const undecided = [...clockStates, 'awaiting', 'postponed'] as const

const isOneOf = (states: readonly RoundState[], state: RoundState) => states.includes(state)

/** A round's state now. The first moment of `closesAt` is closed already. */
export function stateAt(round: Standing, now: number): RoundState {
  if (round.state === 'postponed') return now >= round.resultAt ? 'awaiting' : 'postponed'
  if (!isOneOf(clockStates, round.state)) return round.state
  if (now >= round.resultAt) return 'awaiting'
  if (now >= round.closesAt || (round.valueAt != null && now >= round.valueAt)) return 'closed'
  return round.state === 'upcoming' && now < round.opensAt ? 'upcoming' : 'open'
}

/** Whether a bill may be taken now. */
export const takesBills = (round: Standing, now: number): boolean => stateAt(round, now) === 'open'

/** Whether the round waits for its end, one way or the other. */
export const isUndecided = (state: RoundState): boolean => isOneOf(undecided, state)

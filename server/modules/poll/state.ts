/** Where a poll stands: by the clock, and by whether its answer is known. */
import type { PollRow } from './read-poll.ts'

export type PollState = 'upcoming' | 'open' | 'closed' | 'announced'

type Times = Pick<PollRow, 'opensAt' | 'closesAt' | 'answerChoiceId'>

export function stateOf({ opensAt, closesAt, answerChoiceId }: Times, now: number): PollState {
  if (answerChoiceId !== null) return 'announced'
  if (now >= closesAt) return 'closed'
  return now < opensAt ? 'upcoming' : 'open'
}

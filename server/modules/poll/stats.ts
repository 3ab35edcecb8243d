/** Votes as they stand, counted from the votes themselves. */
import { count, eq } from 'drizzle-orm'
import { pollVotes } from '../../db/schema/poll.ts'
import type { Db } from '../../db/types.ts'
import { choicesOf } from './read-poll.ts'

/**
 * Whole percents that sum to 100 (or are all 0): each is cut, and what is missing goes to the largest remainders; of
 * equal ones to the earlier.
 */
export function percents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, each) => sum + each, 0)
  if (total === 0) return counts.map(() => 0)
  const shares = counts.map((each, index) => ({
    index,
    whole: Math.floor((each * 100) / total),
    rest: (each * 100) % total,
  }))
  const missing = 100 - shares.reduce((sum, { whole }) => sum + whole, 0)
  const next = [...shares].sort((a, b) => b.rest - a.rest || a.index - b.index).slice(0, missing)
  const raised = new Set(next.map(({ index }) => index))
  return shares.map(({ index, whole }) => whole + (raised.has(index) ? 1 : 0))
}

export async function statsOf(db: Db, pollId: string) {
  const choices = await choicesOf(db, pollId)
  const counted = await db
    .select({ choiceId: pollVotes.choiceId, votes: count() })
    .from(pollVotes)
    .where(eq(pollVotes.pollId, pollId))
    .groupBy(pollVotes.choiceId)
  const votes = choices.map(({ id }) => counted.find((row) => row.choiceId === id)?.votes ?? 0)
  const shares = percents(votes)
  return {
    total: votes.reduce((sum, each) => sum + each, 0),
    choices: choices.map(({ id }, index) => ({
      choice_id: id,
      votes: votes[index]!,
      percent: shares[index]!,
    })),
  }
}

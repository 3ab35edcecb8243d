/** What the agent's staff do to a poll: close it early, and name the right choice. */
import { and, count, eq, gt, isNull, lte } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { pollChoices, polls, pollVotes } from '../../db/schema/poll.ts'
import type { Tx } from '../../db/types.ts'

/** False when it does not run. */
export async function closePoll(tx: Tx, pollId: string, now: number): Promise<boolean> {
  const closed = await tx
    .update(polls)
    .set({ closesAt: now })
    .where(
      and(
        eq(polls.id, pollId),
        lte(polls.opensAt, now),
        gt(polls.closesAt, now),
        isNull(polls.answerChoiceId),
      ),
    )
    .returning({ id: polls.id })
  return closed.length > 0
}

interface Answer {
  readonly pollId: string
  readonly choiceId: string
  readonly now: number
}

/**
 * Names the right choice of a poll that has closed, and with it what one right vote is worth; paying is the job's
 * (settle.ts). False when the poll is still open, was announced before, or has no such choice.
 */
export async function announceAnswer(tx: Tx, { pollId, choiceId, now }: Answer): Promise<boolean> {
  // Votes under way hold the poll: whoever is counted below is everybody.
  const [poll] = await tx
    .select()
    .from(polls)
    .where(and(eq(polls.id, pollId), lte(polls.closesAt, now), isNull(polls.answerChoiceId)))
    .for('update')
  const [choice] = await tx
    .select({ id: pollChoices.id })
    .from(pollChoices)
    .where(and(eq(pollChoices.pollId, pollId), eq(pollChoices.id, choiceId)))
  if (!poll || !choice) return false
  const [right] = await tx
    .select({ votes: count() })
    .from(pollVotes)
    .where(and(eq(pollVotes.pollId, pollId), eq(pollVotes.choiceId, choiceId)))
  const prizeEach = satang(right!.votes === 0 ? 0 : Math.floor(poll.prizePool / right!.votes))
  await tx
    .update(polls)
    .set({ answerChoiceId: choiceId, announcedAt: now, prizeEach })
    .where(eq(polls.id, pollId))
  return true
}

/** One vote for one unit of quota, final (EXTRA-8). */
import { and, eq } from 'drizzle-orm'
import { pollChoices, polls, pollVotes } from '../../db/schema/poll.ts'
import type { Db, Tx } from '../../db/types.ts'
import { notFound, refuse } from '../../kit/errors.ts'
import { pollMessages as words } from '../../strings/poll.ts'
import { canGrow, quotaOf, usedOf } from './parts/quota.ts'
import { pollOf, type PollRow } from './read-poll.ts'
import { stateOf } from './state.ts'

export interface Ballot {
  readonly pollId: string
  readonly choiceId: string
  readonly memberId: string
  readonly agentCode: string
  readonly now: number
}

interface Standing {
  readonly quota: number
  readonly used: number
}

/** Why the member cannot vote now, in a sentence; null when nothing is in the way. */
export function hindrance(poll: PollRow, { quota, used }: Standing, now: number): string | null {
  const state = stateOf(poll, now)
  if (state === 'upcoming') return words.upcoming
  if (state !== 'open') return words.closed
  if (used < quota) return null
  if (!canGrow(poll, quota)) return words.noQuota
  return quota === 0 ? words.noneYet(poll.depositPerVote!) : words.more(poll.depositPerVote!)
}

export const standingOf = async (db: Db, poll: PollRow, memberId: string): Promise<Standing> => ({
  quota: await quotaOf(db, poll, memberId),
  used: await usedOf(db, poll.id, memberId),
})

/** Shared among voters; closing early and the answer wait for all of them, and they for it. */
async function holdPoll(tx: Tx, pollId: string, agentCode: string): Promise<PollRow> {
  await tx.select({ id: polls.id }).from(polls).where(eq(polls.id, pollId)).for('share')
  return (await pollOf(tx, pollId, agentCode)) ?? notFound(words.unknown)
}

async function checkChoice(tx: Tx, pollId: string, choiceId: string): Promise<void> {
  const [row] = await tx
    .select({ id: pollChoices.id })
    .from(pollChoices)
    .where(and(eq(pollChoices.id, choiceId), eq(pollChoices.pollId, pollId)))
  if (!row) refuse(words.unknownChoice)
}

/**
 * Uses the member's next unit and answers how many are left. Votes of one member that come at once reach for the same
 * unit: the database gives it to one of them, and the others count again.
 */
export async function castVote(tx: Tx, ballot: Ballot): Promise<{ left: number }> {
  const { pollId, choiceId, memberId, agentCode, now } = ballot
  const poll = await holdPoll(tx, pollId, agentCode)
  await checkChoice(tx, pollId, choiceId)
  for (;;) {
    const standing = await standingOf(tx, poll, memberId)
    const reason = hindrance(poll, standing, now)
    if (reason !== null) refuse(reason)
    const unitNo = standing.used + 1
    const taken = await tx
      .insert(pollVotes)
      .values({ pollId, choiceId, memberId, unitNo, at: now })
      .onConflictDoNothing({ target: [pollVotes.pollId, pollVotes.memberId, pollVotes.unitNo] })
      .returning({ id: pollVotes.id })
    if (taken.length > 0) return { left: standing.quota - unitNo }
  }
}

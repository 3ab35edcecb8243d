/** Polls as they are stored. */
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import { agents } from '../../db/schema/agent.ts'
import { pollChoices, pollFacts, polls, pollVotes } from '../../db/schema/poll.ts'
import type { Db } from '../../db/types.ts'

export type PollRow = typeof polls.$inferSelect

/** A poll of an agent; null for one of another agent, which is answered like one that is not there. */
export async function pollOf(db: Db, pollId: string, agentCode: string): Promise<PollRow | null> {
  const [row] = await db
    .select()
    .from(polls)
    .where(and(eq(polls.id, pollId), eq(polls.agentCode, agentCode)))
  return row ?? null
}

/** The code behind the `agent_id` of a call; null for a number that no agent has. */
export async function agentCodeOf(db: Db, number: number): Promise<string | null> {
  const [row] = await db
    .select({ code: agents.code })
    .from(agents)
    .where(and(eq(agents.number, number), eq(agents.active, true)))
  return row?.code ?? null
}

/** The poll that runs and was there first; where none does, the one that opened last. Null before the first one opens. */
export async function currentPoll(db: Db, agentCode: string, now: number): Promise<string | null> {
  const [running] = await db
    .select({ id: polls.id })
    .from(polls)
    .where(and(eq(polls.agentCode, agentCode), lte(polls.opensAt, now), gt(polls.closesAt, now)))
    .orderBy(asc(polls.id))
    .limit(1)
  if (running) return running.id
  const [last] = await db
    .select({ id: polls.id })
    .from(polls)
    .where(and(eq(polls.agentCode, agentCode), lte(polls.opensAt, now)))
    .orderBy(desc(polls.opensAt), desc(polls.id))
    .limit(1)
  return last?.id ?? null
}

export const choicesOf = (db: Db, pollId: string) =>
  db
    .select()
    .from(pollChoices)
    .where(eq(pollChoices.pollId, pollId))
    .orderBy(asc(pollChoices.position), asc(pollChoices.id))

export const factsOf = (db: Db, pollId: string) =>
  db
    .select({ key: pollFacts.key, val: pollFacts.val })
    .from(pollFacts)
    .where(eq(pollFacts.pollId, pollId))
    .orderBy(asc(pollFacts.position), asc(pollFacts.key))

/** A member's votes, the first one first. */
export const votesOf = (db: Db, pollId: string, memberId: string) =>
  db
    .select({ choiceId: pollVotes.choiceId, at: pollVotes.at })
    .from(pollVotes)
    .where(and(eq(pollVotes.pollId, pollId), eq(pollVotes.memberId, memberId)))
    .orderBy(asc(pollVotes.unitNo))

/** Polls: anybody may see them, members vote (EXTRA-8). */
import {
  checkPollQuota,
  getCurrentPoll,
  getPollConfig,
  getPollQuota,
  getPollStats,
  getPollWinners,
  submitPoll,
} from '#contracts/poll.ts'
import type { Db } from '../../db/types.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { notFound } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import type { SessionMember } from '../../kit/identity/sessions.ts'
import { pollMessages as words } from '../../strings/poll.ts'
import { agentCodeOf, currentPoll, pollOf, votesOf, type PollRow } from './read-poll.ts'
import { statsOf } from './stats.ts'
import { viewOf } from './parts/view.ts'
import { castVote, hindrance, standingOf } from './vote.ts'
import { winnersOf } from './parts/winners.ts'

interface Asked {
  readonly poll_id: string
  readonly agent_id: number
}

/** A poll that anybody may see. A member sees those of their own agent only. */
async function shown(db: Db, { poll_id, agent_id }: Asked, member: SessionMember | null): Promise<PollRow> {
  const agentCode = await agentCodeOf(db, agent_id)
  if (agentCode === null || (member && member.agentCode !== agentCode)) notFound(words.unknown)
  return (await pollOf(db, poll_id, agentCode)) ?? notFound(words.unknown)
}

const ownPoll = async (db: Db, pollId: string, member: SessionMember): Promise<PollRow> =>
  (await pollOf(db, pollId, member.agentCode)) ?? notFound(words.unknown)

export const pollHandlers = collect(
  handle(getCurrentPoll, {
    mode: 'read',
    run: async ({ agent_id }, { tx, now }) => {
      const agentCode = await agentCodeOf(tx, agent_id)
      return { poll_id: agentCode === null ? null : await currentPoll(tx, agentCode, now) }
    },
  }),

  handle(getPollConfig, {
    mode: 'read',
    run: async (asked, { tx, member, now }) => viewOf(tx, await shown(tx, asked, member), now),
  }),

  handle(getPollStats, {
    mode: 'read',
    run: async (asked, { tx, member, now }) => {
      const { id } = await shown(tx, asked, member)
      return { ...(await statsOf(tx, id)), updated_at: now }
    },
  }),

  handle(getPollWinners, {
    mode: 'read',
    run: async (asked, { tx, member }) => {
      const { rows, total } = await winnersOf(tx, await shown(tx, asked, member))
      return reply({ data: rows, extra: { total } })
    },
  }),

  handle(submitPoll, async ({ poll_id, choice_id }, { tx, member, now }) => {
    const { id: memberId, agentCode } = member
    const { left } = await castVote(tx, { pollId: poll_id, choiceId: choice_id, memberId, agentCode, now })
    return reply({ data: { choice_id, voted_at: now, quota_left: left }, message: words.done })
  }),

  handle(getPollQuota, {
    mode: 'read',
    run: async ({ poll_id }, { tx, member, now }) => {
      const { quota, used } = await standingOf(tx, await ownPoll(tx, poll_id, member), member.id)
      return { quota, used, left: Math.max(0, quota - used), updated_at: now }
    },
  }),

  handle(checkPollQuota, {
    mode: 'read',
    run: async ({ poll_id }, { tx, member, now }) => {
      const poll = await ownPoll(tx, poll_id, member)
      const reason = hindrance(poll, await standingOf(tx, poll, member.id), now)
      const votes = await votesOf(tx, poll.id, member.id)
      return {
        allowed: reason === null,
        reason: reason ?? '',
        votes: votes.map(({ choiceId, at }) => ({ choice_id: choiceId, at })),
      }
    },
  }),
)

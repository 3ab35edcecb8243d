/** Polls: what anybody sees by fetch (decision 015), and what is the member's own. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DataOf } from '#contracts/kit.ts'
import {
  checkPollQuota,
  getCurrentPoll,
  getPollConfig,
  getPollQuota,
  getPollStats,
  getPollWinners,
  type PollConfig,
  type submitPoll,
} from '#contracts/poll.ts'
import { call } from '#src/api/call.ts'
import { asOffered } from '#src/api/offering.ts'
import { read } from '#src/api/read.ts'
import { env } from '#src/lib/env.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { ofAnybody, ofMember } from '../query-key.ts'

export type OwnVotes = DataOf<typeof checkPollQuota>

const SECOND = 1000
/** How often the poll itself is asked again: staff may close it, and once closed its answer may come at any moment. */
const CHANGES = 30 * SECOND
/** Votes come in while the page is seen. */
const LIVE = 5 * SECOND

const asked = (id: string) => ({ poll_id: id, agent_id: env.agentId })

/** Id of the poll that runs, or of the newest; null where there has been none. */
export const currentPollQuery = () =>
  queryOptions({
    queryKey: ofAnybody(getCurrentPoll.name),
    queryFn: async ({ signal }) =>
      (await asOffered(getCurrentPoll, () => read(getCurrentPoll, { agent_id: env.agentId }, signal))).data
        .poll_id ?? null,
    staleTime: CHANGES,
  })

/** Until the next change that is known of: it opens, or it closes. */
function untilChange({ state, opens_at, closes_at }: PollConfig): number {
  const next = state === 'upcoming' ? opens_at : state === 'open' ? closes_at : null
  return next == null ? CHANGES : Math.min(CHANGES, Math.max(SECOND, next - serverNow()))
}

export const pollQuery = (id: string) =>
  queryOptions({
    queryKey: ofAnybody(getPollConfig.name, id),
    queryFn: async ({ signal }) => (await read(getPollConfig, asked(id), signal)).data,
    staleTime: LIVE,
    refetchInterval: ({ state: { data } }) =>
      data && data.state !== 'announced' ? untilChange(data) : false,
  })

/** Asked again every five seconds while the page is seen and votes can come in. */
export const pollStatsQuery = (id: string, live: boolean) =>
  queryOptions({
    queryKey: ofAnybody(getPollStats.name, id),
    queryFn: async ({ signal }) => (await read(getPollStats, asked(id), signal)).data,
    staleTime: live ? 0 : CHANGES,
    refetchInterval: live ? LIVE : false,
  })

/** `paying`: the answer is known and the prizes are on their way. */
export const pollWinnersQuery = (id: string, paying: boolean) =>
  queryOptions({
    queryKey: ofAnybody(getPollWinners.name, id),
    queryFn: async ({ signal }) => {
      const { data, total } = await read(getPollWinners, asked(id), signal)
      return { winners: data, total: total ?? data.length }
    },
    staleTime: CHANGES,
    refetchInterval: ({ state: { data } }) => (paying && data?.winners.length === 0 ? LIVE : false),
  })

/** Whether the member may vote, why not, and what they voted. Never from an earlier visit: a deposit changes it. */
export const ownVotesQuery = (id: string) =>
  queryOptions({
    queryKey: ofMember(checkPollQuota.name, id),
    queryFn: async ({ signal }) => (await call(checkPollQuota, { poll_id: id }, { signal })).data,
    staleTime: 0,
  })

export const pollQuotaQuery = (id: string) =>
  queryOptions({
    queryKey: ofMember(getPollQuota.name, id),
    queryFn: async ({ signal }) => (await call(getPollQuota, { poll_id: id }, { signal })).data,
    staleTime: 0,
  })

/** The vote is known already: it stands on the page before the lists have been asked again. */
export function voteCast(client: QueryClient, id: string, vote: DataOf<typeof submitPoll>): void {
  const own = { choice_id: vote.choice_id, at: vote.voted_at }
  client.setQueryData(
    ownVotesQuery(id).queryKey,
    (before) => before && { ...before, allowed: vote.quota_left > 0, votes: [...before.votes, own] },
  )
}

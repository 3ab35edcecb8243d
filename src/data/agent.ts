/**
 * The agent's face: configuration, banners, events, announcements. The landing uses these, so transport and contract
 * come by dynamic import: they are off its critical path (ARCHITECTURE.md "First screen").
 */
import { queryOptions } from '@tanstack/react-query'
import { env } from '#src/lib/env.ts'
import { ofAnybody } from './query-key.ts'

const calls = () => import('./public-reads.ts')

/** These change a few times a day. */
const staleTime = 5 * 60_000

export const agentConfigQuery = () =>
  queryOptions({
    queryKey: ofAnybody('agent.config'),
    queryFn: async ({ signal }) => (await calls()).fetchAgentConfig(env.agentCode, signal),
    staleTime,
  })

export const bannersQuery = () =>
  queryOptions({
    queryKey: ofAnybody('agent.banners'),
    queryFn: async ({ signal }) => (await calls()).fetchBanners(env.agentCode, signal),
    staleTime,
  })

export const eventsQuery = () =>
  queryOptions({
    queryKey: ofAnybody('agent.events'),
    queryFn: async ({ signal }) => (await calls()).fetchEvents(env.agentCode, signal),
    staleTime,
  })

export const notificationsQuery = () =>
  queryOptions({
    queryKey: ofAnybody('agent.notifications'),
    queryFn: async ({ signal }) => (await calls()).fetchNotifications(env.agentCode, signal),
    staleTime,
  })

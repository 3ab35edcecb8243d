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
    queryFn: async (asking) => (await calls()).fetchAgentConfig(env.agentCode, asking),
    staleTime,
  })

export const bannersQuery = () =>
  queryOptions({
    queryKey: ofAnybody('agent.banners'),
    queryFn: async (asking) => (await calls()).fetchBanners(env.agentCode, asking),
    staleTime,
  })

export const eventsQuery = () =>
  queryOptions({
    queryKey: ofAnybody('agent.events'),
    queryFn: async (asking) => (await calls()).fetchEvents(env.agentCode, asking),
    staleTime,
  })

export const notificationsQuery = () =>
  queryOptions({
    queryKey: ofAnybody('agent.notifications'),
    queryFn: async (asking) => (await calls()).fetchNotifications(env.agentCode, asking),
    staleTime,
  })

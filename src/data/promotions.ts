/** Promotions of the agent. On the landing, so the transport comes by dynamic import. */
import { queryOptions } from '@tanstack/react-query'
import { env } from '#src/lib/env.ts'
import { ofAnybody } from './query-key.ts'

const calls = () => import('./public-reads.ts')

export const promotionsQuery = () =>
  queryOptions({
    queryKey: ofAnybody('promotion.list'),
    queryFn: async (asking) => (await calls()).fetchPromotions(env.agentCode, asking),
    staleTime: 5 * 60_000,
  })

/** Promotions of the agent. On the landing, so the transport comes by dynamic import. */
import { queryOptions } from '@tanstack/react-query'
import { env } from '#src/lib/env.ts'

const calls = () => import('./public-reads.ts')

export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['promotions', 'list'],
    queryFn: async ({ signal }) => (await calls()).fetchPromotions(env.agentCode, signal),
    staleTime: 5 * 60_000,
  })

/** Promotions as the signed-in member sees them: what was received, and what is under way. */
import { queryOptions } from '@tanstack/react-query'
import { getActivePromotions, getEndedPromotions, getPromotions } from '#contracts/promotion.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from './query-key.ts'

/** Under the member's key: signing out forgets what was received. */
export const memberPromotionsQuery = () =>
  queryOptions({
    queryKey: ofMember(getPromotions.name),
    queryFn: async ({ signal }) => (await call(getPromotions, {}, { signal })).data,
  })

/** Turnover moves with every round: asked again whenever a page that shows it opens. */
export const activePromotionsQuery = () =>
  queryOptions({
    queryKey: ofMember(getActivePromotions.name),
    queryFn: async ({ signal }) => (await call(getActivePromotions, {}, { signal })).data,
    staleTime: 5_000,
  })

/** As many as the page shows. */
const LISTED = 50

export const endedPromotionsQuery = () =>
  queryOptions({
    queryKey: ofMember(getEndedPromotions.name),
    queryFn: async ({ signal }) => {
      const { data, total } = await call(getEndedPromotions, { page: 1, limit: LISTED }, { signal })
      return { ended: data, total: total ?? data.length }
    },
  })

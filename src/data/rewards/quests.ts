/** Quests and check-in of the member. Both change with play on other pages, and at midnight in Bangkok. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getCheckin, getQuestHistory, getQuests } from '#contracts/quest.ts'
import { call } from '#src/api/call.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { thaiDayEnd, thaiDayOf } from '#rules/thai-day.ts'
import { keeping } from '../kept/keeping.ts'
import { ofMember } from '../query-key.ts'

/** Past midnight: the server's clock and this one's idea of it differ a little. */
const MARGIN = 1_500

/** Until the next Thai day has begun, ms. */
function untilTomorrow(): number {
  const now = serverNow()
  return thaiDayEnd(thaiDayOf(now)) - now + MARGIN
}

/** Never taken from the cache without asking: whoever comes back has just done something for it. */
const living = { staleTime: 0, refetchInterval: untilTomorrow }

export const questsQuery = () =>
  queryOptions({
    queryKey: ofMember(getQuests.name),
    ...living,
    queryFn: (asking) =>
      keeping(
        asking,
        getQuests.response,
        async () => (await call(getQuests, {}, { signal: asking.signal })).data,
        { oldest: 60 * 60_000 },
      ),
  })

export const checkinQuery = () =>
  queryOptions({
    queryKey: ofMember(getCheckin.name),
    ...living,
    queryFn: async ({ signal }) => (await call(getCheckin, {}, { signal })).data,
  })

/** Collected rewards of one batch. */
const BATCH = 20

export const questHistoryQuery = () =>
  infiniteQueryOptions({
    queryKey: ofMember(getQuestHistory.name),
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam: page }) =>
      (await call(getQuestHistory, { page, limit: BATCH }, { signal })).data,
    getNextPageParam: (claims, _, page) => (claims.length < BATCH ? null : page + 1),
  })

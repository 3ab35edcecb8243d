/** The point shop: items, the rule of points, what was redeemed and what moved points. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getPoints } from '#contracts/member.ts'
import { getPointHistory, getPointRules, getRedemptionItems, getRedemptions } from '#contracts/redemption.ts'
import { call } from '#src/api/call.ts'
import { env } from '#src/lib/env.ts'
import { ofAnybody, ofMember } from '../query-key.ts'

export const shopQuery = () =>
  queryOptions({
    queryKey: ofAnybody(getRedemptionItems.name),
    queryFn: async ({ signal }) =>
      (await call(getRedemptionItems, { agent_code: env.agentCode }, { signal })).data,
    staleTime: 60_000,
  })

/** Under the member's key: with what is left of their own limits. Stock moves, so it is asked for each time. */
export const memberShopQuery = () =>
  queryOptions({
    queryKey: ofMember(getRedemptionItems.name),
    queryFn: async ({ signal }) => (await call(getRedemptionItems, {}, { signal })).data,
    staleTime: 5_000,
  })

/** Points, and what of them ends first. */
export const pointsHeldQuery = () =>
  queryOptions({
    queryKey: ofMember(getPoints.name, 'held'),
    queryFn: async ({ signal }) => (await call(getPoints, {}, { signal })).data,
  })

export const pointRulesQuery = () =>
  queryOptions({
    queryKey: ofAnybody(getPointRules.name),
    queryFn: async ({ signal }) =>
      (await call(getPointRules, { agent_code: env.agentCode }, { signal })).data,
    staleTime: 5 * 60_000,
  })

/** Rows of one page. */
const BATCH = 20

interface Batch<Row> {
  rows: Row[]
  total: number
}

const nextOf = (last: Batch<unknown>, all: readonly Batch<unknown>[]) =>
  all.length * BATCH < last.total ? all.length + 1 : null

export const redemptionsQuery = () =>
  infiniteQueryOptions({
    queryKey: ofMember(getRedemptions.name),
    // A parcel moves without anything the member does here.
    staleTime: 0,
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam: page }) => {
      const { data, total } = await call(getRedemptions, { page, limit: BATCH }, { signal })
      return { rows: data, total: total ?? 0 }
    },
    getNextPageParam: nextOf,
  })

export const pointHistoryQuery = () =>
  infiniteQueryOptions({
    queryKey: ofMember(getPointHistory.name),
    staleTime: 0,
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam: page }) => {
      const { data, total } = await call(getPointHistory, { page, limit: BATCH }, { signal })
      return { rows: data, total: total ?? 0 }
    },
    getNextPageParam: nextOf,
  })

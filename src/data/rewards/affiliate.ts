/** Refer a friend: the programme, and for a member the network, the commission account and its sums. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getAffiliateConfigs,
  getAffiliateNetwork,
  type AffiliateTransaction,
  getAffiliateSummary,
  getAffiliateTransactions,
  getAffiliateTransactionsV2,
} from '#contracts/affiliate.ts'
import type { DataOf, RequestOf } from '#contracts/kit.ts'
import { call } from '#src/api/call.ts'
import { env } from '#src/lib/env.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { ofAnybody, ofMember } from '../query-key.ts'
import { orOlder } from '../platform/or-older.ts'

export type AffiliateConfig = Omit<DataOf<typeof getAffiliateConfigs>, 'code' | 'link'>
export type AffiliateSummary = DataOf<typeof getAffiliateSummary>

/** Rates, terms and the least that can be redeemed: the same for visitors and members of an agent. */
export const affiliateConfigQuery = () =>
  queryOptions({
    queryKey: ofAnybody(getAffiliateConfigs.name),
    queryFn: async ({ signal }): Promise<AffiliateConfig> => {
      const { data } = await call(getAffiliateConfigs, { agent_id: env.agentId }, { signal })
      // The member's own code must not stay behind when they sign out.
      const { code: _code, link: _link, ...config } = data
      return config
    },
    staleTime: 5 * 60_000,
  })

export const affiliateSummaryQuery = () =>
  queryOptions({
    queryKey: ofMember(getAffiliateSummary.name),
    queryFn: async ({ signal }) => (await call(getAffiliateSummary, {}, { signal })).data,
  })

export type NetworkSort = NonNullable<RequestOf<typeof getAffiliateNetwork>['sort']>

/** Friends, or lines, of one batch. */
const BATCH = 20

export const affiliateNetworkQuery = (level: number, sort: NetworkSort) =>
  infiniteQueryOptions({
    queryKey: ofMember(getAffiliateNetwork.name, level, sort),
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam: page }) =>
      (await call(getAffiliateNetwork, { level, sort, page, limit: BATCH }, { signal })).data,
    getNextPageParam: (last, all, page) =>
      last.friends.length > 0 && all.reduce((shown, one) => shown + one.friends.length, 0) < last.total
        ? page + 1
        : null,
  })

export type AffiliateFilter = Omit<RequestOf<typeof getAffiliateTransactionsV2>, 'page' | 'limit'>

interface AffiliateLines {
  /** Movements by Thai day. The sum of a whole day, and of all, is null where the platform does not tell it. */
  readonly days: readonly {
    readonly day: string
    readonly total: number | null
    readonly transactions: readonly AffiliateTransaction[]
  }[]
  readonly total: number | null
  readonly sum: number | null
}

type Asked = RequestOf<typeof getAffiliateTransactionsV2>

async function linesByDay(asked: Asked, signal: AbortSignal): Promise<AffiliateLines> {
  const { data, total, sum } = await call(getAffiliateTransactionsV2, asked, { signal })
  return { days: data, total: total ?? null, sum: sum ?? null }
}

/** The older call knows no days: the lines come newest first and are cut where the Thai day changes. */
async function plainLines(asked: Asked, signal: AbortSignal): Promise<AffiliateLines> {
  const { data, total } = await call(getAffiliateTransactions, asked, { signal })
  const days: { day: string; total: null; transactions: AffiliateTransaction[] }[] = []
  for (const line of data) {
    const day = thaiDayOf(line.at)
    const last = days.at(-1)
    if (last?.day === day) last.transactions.push(line)
    else days.push({ day, total: null, transactions: [line] })
  }
  return { days, total: total ?? null, sum: null }
}

export const affiliateTransactionsQuery = (filter: AffiliateFilter) =>
  infiniteQueryOptions({
    queryKey: ofMember(getAffiliateTransactionsV2.name, filter),
    initialPageParam: 1,
    queryFn: ({ signal, pageParam: page }) => {
      const asked = { ...filter, page, limit: BATCH }
      return orOlder(
        getAffiliateTransactionsV2.name,
        () => linesByDay(asked, signal),
        () => plainLines(asked, signal),
      )
    },
    getNextPageParam: ({ days }, _, page) =>
      days.reduce((lines, day) => lines + day.transactions.length, 0) < BATCH ? null : page + 1,
  })

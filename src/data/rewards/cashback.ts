/** Daily cashback and the refund of a week's losses: rules, computations, what was played. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  type CashbackKind,
  getCashbackRules,
  getLossHistory,
  getTurnoverHistory,
} from '#contracts/cashback.ts'
import { call } from '#src/api/call.ts'
import { asOffered } from '#src/api/offering.ts'
import { read } from '#src/api/read.ts'
import { env } from '#src/lib/env.ts'
import { ofAnybody, ofMember } from '../query-key.ts'

/** Rows that are asked for at once. */
const BATCH = 20
/** What runs changes with every round. */
const staleTime = 10_000

/** The published rules; `undefined` of a kind that the agent has not. */
export const cashbackRulesQuery = () =>
  queryOptions({
    queryKey: ofAnybody(getCashbackRules.name),
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) =>
      (await asOffered(getCashbackRules, () => read(getCashbackRules, { agent_code: env.agentCode }, signal)))
        .data,
  })

const nextPage = <Row>(last: readonly Row[], _: unknown, page: number) =>
  last.length < BATCH ? null : page + 1

/** Newest first, what is under way before what was computed. */
export const cashbackQuery = (kind: CashbackKind) =>
  infiniteQueryOptions({
    queryKey: ofMember(getLossHistory.name, kind),
    staleTime,
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam: page }) =>
      (await call(getLossHistory, { kind, page, limit: BATCH }, { signal })).data,
    getNextPageParam: nextPage,
  })

/** What was played, newest first; of one category, or of all. */
export const turnoverQuery = (category: string | null) =>
  infiniteQueryOptions({
    queryKey: ofMember(getTurnoverHistory.name, category),
    staleTime,
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam: page }) => {
      const asked = { page, limit: BATCH, ...(category !== null && { category }) }
      return (await call(getTurnoverHistory, asked, { signal })).data
    },
    getNextPageParam: nextPage,
  })

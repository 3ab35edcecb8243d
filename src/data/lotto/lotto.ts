/**
 * Lottery: what anybody may read. All by fetch (decision 015); what differs for a member is keyed under `member`, so
 * that sign-in and sign-out drop it.
 */
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import {
  getLottoLimit,
  getLottoLobby,
  getLottoPast,
  getLottoRate,
  getLottoRates,
  getLottoResult,
  getLottoResults,
  getLottoRound,
  getLottoRounds,
  getLottoRule,
} from '#contracts/lotto.ts'
import type { DataOf, RequestOf } from '#contracts/kit.ts'
import { asOffered } from '#src/api/offering.ts'
import { read } from '#src/api/read.ts'
import { env } from '#src/lib/env.ts'
import type { FeaturedLottery } from '#src/lib/featured-lottery.ts'
import { keeping } from '../kept/keeping.ts'
import { ofAnybody, ofMember } from '../query-key.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Rates, rules and limits of a round change a few times a day. */
const slow = { staleTime: 2 * MINUTE }
/** Lists that change whenever some round opens, closes or is drawn. */
const quick = { staleTime: 15 * SECOND, refetchInterval: 30 * SECOND }

export type LottoLobby = DataOf<typeof getLottoLobby>

export const lottoLobbyQuery = () =>
  queryOptions({
    queryKey: ofAnybody(getLottoLobby.name),
    queryFn: (asking) =>
      keeping(
        asking,
        getLottoLobby.response,
        async () => (await read(getLottoLobby, { agent_code: env.agentCode }, asking.signal)).data,
        // Older, most of its rounds are over.
        { oldest: 60 * MINUTE },
      ),
    ...quick,
  })

/** What the build knew of the lottery with a panel of its own; nobody is asked for it. */
export const featuredLotteryQuery = () =>
  queryOptions<FeaturedLottery | null>({
    queryKey: ofAnybody(getLottoLobby.name, 'featured'),
    queryFn: skipToken,
  })

/** Rounds of a lottery or category on a day (today where none is given). */
export const lottoRoundsQuery = (asked: RequestOf<typeof getLottoRounds>) =>
  queryOptions({
    queryKey: ofAnybody(getLottoRounds.name, asked),
    queryFn: async ({ signal }) => (await read(getLottoRounds, asked, signal)).data,
    ...quick,
  })

/** One round with the member's wallets: never shown from an earlier visit. */
export const lottoRoundQuery = (roundId: string) =>
  queryOptions({
    queryKey: ofMember(getLottoRound.name, roundId),
    queryFn: async ({ signal }) => (await read(getLottoRound, { round_id: roundId }, signal)).data,
    staleTime: 5 * SECOND,
  })

export const lottoRuleQuery = (roundId: string) =>
  queryOptions({
    queryKey: ofAnybody(getLottoRule.name, roundId),
    queryFn: async ({ signal }) => (await read(getLottoRule, { round_id: roundId }, signal)).data,
    ...slow,
  })

export const lottoRateQuery = (roundId: string) =>
  queryOptions({
    queryKey: ofAnybody(getLottoRate.name, roundId),
    queryFn: async ({ signal }) => (await read(getLottoRate, { round_id: roundId }, signal)).data,
    ...slow,
  })

/** Closed, reduced and capped numbers; a cap fills while a round is open. */
export const lottoLimitQuery = (roundId: string) =>
  queryOptions({
    queryKey: ofAnybody(getLottoLimit.name, roundId),
    queryFn: async ({ signal }) => (await read(getLottoLimit, { round_id: roundId }, signal)).data,
    ...quick,
  })

/** Rates of one category, or of every lottery for ''. */
export const lottoRatesQuery = (categoryId: string) =>
  queryOptions({
    queryKey: ofAnybody(getLottoRates.name, categoryId),
    queryFn: async ({ signal }) => {
      const asked = { agent_id: env.agentId, ...(categoryId && { category_id: categoryId }) }
      return (await read(getLottoRates, asked, signal)).data
    },
    ...slow,
  })

export const lottoResultQuery = (roundId: string) =>
  queryOptions({
    queryKey: ofAnybody(getLottoResult.name, roundId),
    queryFn: async ({ signal }) => (await read(getLottoResult, { round_id: roundId }, signal)).data,
    staleTime: 15 * SECOND,
  })

/** Enough for a glance. */
const NEWEST = 8

/** The newest results of all lotteries, or of a category. */
export const newestResultsQuery = (categoryId?: string) =>
  queryOptions({
    queryKey: ofAnybody(getLottoResults.name, 'newest', categoryId ?? null),
    queryFn: async ({ signal }) => {
      const asked = { agent_id: env.agentId, limit: NEWEST, ...(categoryId && { category_id: categoryId }) }
      return (await read(getLottoResults, asked, signal)).data
    },
    ...quick,
  })

/** Which results; without a day the newest of all days. */
export type ResultsFilter = Pick<RequestOf<typeof getLottoResults>, 'day' | 'category_id' | 'mine'>

/** Results of one batch of the growing list. */
const BATCH = 50

export const lottoResultsQuery = (filter: ResultsFilter) =>
  infiniteQueryOptions({
    queryKey: filter.mine
      ? ofMember(getLottoResults.name, 'list', filter)
      : ofAnybody(getLottoResults.name, 'list', filter),
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam }) => {
      const asked = { agent_id: env.agentId, ...filter, page: pageParam, limit: BATCH }
      const { data, total } = await read(getLottoResults, asked, signal)
      return { results: data, total: total ?? null }
    },
    getNextPageParam: ({ results }, _all, page) => (results.length < BATCH ? null : page + 1),
    ...quick,
  })

export type LottoPast = DataOf<typeof getLottoPast>

/** The last draws of a lottery, as many as are counted; a hundred at most. */
export const lottoPastQuery = (lotteryId: string, last: number) =>
  queryOptions({
    queryKey: ofAnybody(getLottoPast.name, lotteryId, last),
    queryFn: async ({ signal }) =>
      (
        await asOffered(getLottoPast, () =>
          read(getLottoPast, { lottery_id: lotteryId, limit: last }, signal),
        )
      ).data,
    staleTime: MINUTE,
  })

/** All draws of a lottery there are, batch by batch. */
export const lottoPastListQuery = (lotteryId: string) =>
  infiniteQueryOptions({
    queryKey: ofAnybody(getLottoPast.name, lotteryId, 'list'),
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam }) => {
      const asked = { lottery_id: lotteryId, page: pageParam, limit: BATCH }
      const { data, total } = await asOffered(getLottoPast, () => read(getLottoPast, asked, signal))
      return { ...data, total: total ?? null }
    },
    getNextPageParam: ({ draws }, _all, page) => (draws.length < BATCH ? null : page + 1),
    staleTime: MINUTE,
  })

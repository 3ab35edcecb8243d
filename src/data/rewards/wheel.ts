/** The prize wheel: what is on it, who won, and the member's own spins and seeds. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ReplyOf, RequestOf } from '#contracts/kit.ts'
import {
  getWheelBoard,
  getWheelConfig,
  getWheelConfigV2,
  getWheelFairness,
  getWheelHistory,
  getWheelTable,
  spinWheel,
  spinWheelV2,
  type WheelPrize,
  type WheelSeeds,
  type WheelSetting,
  wheelTabs,
} from '#contracts/wheel.ts'
import { call } from '#src/api/call.ts'
import type { CallOptions } from '#src/api/exchange.ts'
import { ofAnybody, ofMember } from '../query-key.ts'
import { orOlder } from '../platform/or-older.ts'

export interface WheelNow {
  /** Null: there is no wheel. */
  readonly setting: WheelSetting | null
  readonly prizes: readonly WheelPrize[]
  readonly freeSpins: number
  readonly points: number
}

/** EXTRA-5: no data empties everything. */
const noWheel: WheelNow = { setting: null, prizes: [], freeSpins: 0, points: 0 }

async function bothTabs(signal: AbortSignal): Promise<WheelNow> {
  const { data } = await call(getWheelConfigV2, {}, { signal })
  if (!data) return noWheel
  const { setting, prizes, free_spins, points } = data
  return { setting, prizes, freeSpins: free_spins, points: points ?? 0 }
}

/** The older call knows free spins only: its wheel cannot be turned with points. */
async function freeTabOnly(signal: AbortSignal): Promise<WheelNow> {
  const { data } = await call(getWheelConfig, {}, { signal })
  if (!data) return noWheel
  const { configs, prizes, free_spins } = data
  return { setting: { ...configs, points_per_spin: null }, prizes, freeSpins: free_spins, points: 0 }
}

export const wheelQuery = () =>
  queryOptions({
    queryKey: ofMember(getWheelConfigV2.name),
    queryFn: ({ signal }) =>
      orOlder(
        getWheelConfigV2.name,
        () => bothTabs(signal),
        () => freeTabOnly(signal),
      ),
    staleTime: 5_000,
  })

type SpinWish = RequestOf<typeof spinWheelV2>

/** A spin under its key. With a free spin the older call will do; points only the newer one takes. */
export function sendSpin(wish: SpinWish, options: CallOptions): Promise<ReplyOf<typeof spinWheelV2>> {
  const newer = () => call(spinWheelV2, wish, options)
  if (wish.tab !== wheelTabs.free) return newer()
  const { tab: _, ...older } = wish
  return orOlder(spinWheelV2.name, newer, () => call(spinWheel, older, options))
}

export const wheelBoardQuery = () =>
  queryOptions({
    queryKey: ofMember(getWheelBoard.name),
    queryFn: async ({ signal }) => (await call(getWheelBoard, {}, { signal })).data,
    staleTime: 5_000,
  })

const seedsKey = ofMember(getWheelFairness.name)

export const wheelSeedsQuery = () =>
  queryOptions({
    queryKey: seedsKey,
    queryFn: async ({ signal }) => (await call(getWheelFairness, {}, { signal })).data,
    staleTime: 5_000,
  })

const historyKey = ofMember(getWheelHistory.name)
const PAGE = 20

export const wheelHistoryQuery = () =>
  infiniteQueryOptions({
    queryKey: historyKey,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const { data, total } = await call(getWheelHistory, { page: pageParam, limit: PAGE }, { signal })
      return { spins: data, total: total ?? data.length }
    },
    getNextPageParam: (last, pages) =>
      last.spins.length > 0 && pages.length * PAGE < last.total ? pages.length + 1 : undefined,
    staleTime: 5_000,
  })

/** Published tables never change. */
export const wheelTableQuery = (stockId: string) =>
  queryOptions({
    queryKey: ofAnybody(getWheelTable.name, stockId),
    queryFn: async ({ signal }) => (await call(getWheelTable, { stock_id: stockId }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The seed was changed, and the new one is known already. */
export const seedsChanged = (client: QueryClient, seeds: WheelSeeds): void =>
  void client.setQueryData(seedsKey, seeds)

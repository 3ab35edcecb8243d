/** The member's lottery bills: checked, placed, cancelled, listed; what was won since last time. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type Bill,
  type BillCheck,
  billCheck,
  type BillWithLines,
  getBill,
  getBills,
  takeBillNews,
  validateBill,
} from '#contracts/bills.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { env } from '#src/lib/env.ts'
import { type BillInput, billChecked, checkedAlready, type CheckedInput } from '#src/stores/checked-bill.ts'
import { keeping } from '../kept/keeping.ts'
import { ofMember } from '../query-key.ts'

/** A bill as the contract sends it. */
export const wireBill = ({ roundId, walletId, lines }: BillInput) => ({
  agent_id: env.agentId,
  round_id: roundId,
  wallet_id: walletId,
  lines: [...lines],
})

const checkKey = ofMember(validateBill.name)

/**
 * Line by line what would be taken, with the input that it answers. Kept as long as the same is asked; a success is
 * cached with its input (LOTTO-2).
 */
export const billCheckQuery = (input: BillInput) =>
  queryOptions({
    queryKey: ofMember(validateBill.name, input),
    queryFn: async ({ signal }): Promise<CheckedInput> => {
      const { data } = await call(validateBill, wireBill(input), { signal })
      billChecked(input, data)
      return { input, check: data }
    },
    initialData: () => checkedAlready(input),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** What was checked may hold no longer: it is asked again. */
export const billCheckOutdated = (client: QueryClient) => client.invalidateQueries({ queryKey: checkKey })

/** What the server says now, when it refused a bill because something has changed since the check (409). */
export function changedCheck(error: unknown): BillCheck | null {
  if (!(error instanceof ApiError) || error.kind !== 'conflict') return null
  const read = z.safeDecode(billCheck, error.data as z.input<typeof billCheck>)
  return read.success ? read.data : null
}

/** Which bills; all of them where nothing is set. */
export type BillsFilter = Pick<RequestOf<typeof getBills>, 'state' | 'from_day' | 'to_day' | 'round_id'>

/** Bills of one batch of the growing list. */
const BATCH = 20
const batch = z.object({ bills: getBills.response, total: z.nullable(z.number()) })

export const billsQuery = (filter: BillsFilter) =>
  infiniteQueryOptions({
    queryKey: ofMember(getBills.name, filter),
    staleTime: 10_000,
    initialPageParam: 1,
    queryFn: ({ pageParam, ...asking }) => {
      const ask = async () => {
        const asked = { agent_id: env.agentId, ...filter, page: pageParam, limit: BATCH }
        const { data, total } = await call(getBills, asked, { signal: asking.signal })
        return { bills: data, total: total ?? null }
      }
      // Of a list that nobody has filtered, the newest.
      if (pageParam !== 1 || Object.values(filter).some(Boolean)) return ask()
      return keeping(asking, batch, ask, { asData: (first) => ({ pages: [first], pageParams: [1] }) })
    },
    getNextPageParam: ({ bills }, _all, page) => (bills.length < BATCH ? null : page + 1),
  })

/** How many bills wait for their result; null where the platform does not count. */
export const waitingBillsQuery = () =>
  queryOptions({
    queryKey: ofMember(getBills.name, 'waiting'),
    staleTime: 10_000,
    queryFn: async ({ signal }) => {
      const asked = { agent_id: env.agentId, state: 'pending', limit: 1 } as const
      return (await call(getBills, asked, { signal })).total ?? null
    },
  })

/** Nothing more will happen to it. A state of a newer platform is asked about again. */
const isSettled = ({ state }: Pick<Bill, 'state'>) => state !== 'pending' && state !== 'unknown'

export const billQuery = (id: string) =>
  queryOptions({
    queryKey: ofMember(getBill.name, id),
    queryFn: async ({ signal }) =>
      (await call(getBill, { agent_id: env.agentId, bill_id: id }, { signal })).data,
    staleTime: 10_000,
    refetchInterval: ({ state: { data } }) => (data && isSettled(data) ? false : 15_000),
  })

/** Bills that were settled since the member was last told, on any device. */
export const billNewsQuery = () =>
  queryOptions({
    queryKey: ofMember(takeBillNews.name),
    queryFn: async ({ signal }) => (await call(takeBillNews, { seen: [] }, { signal })).data,
    staleTime: 60_000,
    gcTime: 0,
  })

/** The member has read of these, here and therefore everywhere. */
export async function billNewsSeen(client: QueryClient, bills: readonly Bill[]): Promise<void> {
  client.setQueryData(billNewsQuery().queryKey, [])
  await call(takeBillNews, { seen: bills.map(({ bill_id }) => bill_id) })
}

/** The bill is known already. */
export const billPlaced = (client: QueryClient, bill: BillWithLines): void =>
  void client.setQueryData(billQuery(bill.bill_id).queryKey, bill)

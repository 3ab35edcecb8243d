/** Deposits: channels and orders. What is written is sent by `forms/use-money-act.ts`. */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type DepositOrder,
  type DepositState,
  getDepositOrders,
  getPaymentChannels,
  getPaymentInfo,
  getQrcodeInfo,
  inquireStatus,
} from '#contracts/payment.ts'
import { getProtection } from '#contracts/protection.ts'
import { call } from '#src/api/call.ts'
import { isOffered } from '#src/api/offering.ts'
import { ofMember } from '../query-key.ts'

export const paymentChannelsQuery = () =>
  queryOptions({
    queryKey: ofMember(getPaymentChannels.name),
    queryFn: async ({ signal }) => (await call(getPaymentChannels, {}, { signal })).data,
  })

/** What a channel asks of this member. */
export const paymentInfoQuery = (channelId: string) =>
  queryOptions({
    queryKey: ofMember(getPaymentInfo.name, channelId),
    queryFn: async ({ signal }) => (await call(getPaymentInfo, { channel_id: channelId }, { signal })).data,
  })

/** One order; without an id the one to take up again, null when there is none. Always asked anew: it is the server's. */
export const depositOrderQuery = (orderId: string | null) =>
  queryOptions({
    queryKey: ofMember(getQrcodeInfo.name, orderId ?? 'open'),
    queryFn: async ({ signal }) => {
      const { data } = await call(getQrcodeInfo, orderId === null ? {} : { order_id: orderId }, { signal })
      return data ?? null
    },
    // The open order that was found is then asked for by its name.
    placeholderData: (known: DepositOrder | null | undefined) =>
      known?.order_id === orderId ? known : undefined,
    staleTime: 0,
  })

/** Where a platform does not say when to ask again. */
const ASK_AGAIN_S = 5
const moving = new Set<DepositState | 'unknown'>(['waiting', 'checking', 'unknown'])

/** Whether something may still happen to an order by itself. */
const isMoving = (state: DepositOrder['state']): boolean => moving.has(state)

/** Where this device keeps the member's limit, an order that came to nothing does not count (decision 093). */
function orderSeenHere(id: string, state: DepositOrder['state']): void {
  if (isOffered(getProtection.name)) return
  void import('../protection/on-device.ts').then(({ depositMovedHere }) => depositMovedHere(id, state))
}

/** Small and asked again and again, as often as the server says; not while nobody looks. */
export const depositStatusQuery = (orderId: string) =>
  queryOptions({
    queryKey: ofMember(inquireStatus.name, orderId),
    queryFn: async ({ signal }) => {
      const { data } = await call(inquireStatus, { order_id: orderId }, { signal })
      orderSeenHere(orderId, data.state)
      return data
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data?.ask_again_in) return data.ask_again_in * 1000
      return !data || isMoving(data.state) ? ASK_AGAIN_S * 1000 : false
    },
  })

/** The last deposits, and how many there are in all. Asked for more of them, the page keeps those it shows. */
export const depositOrdersQuery = (limit: number) =>
  queryOptions({
    queryKey: ofMember(getDepositOrders.name, limit),
    queryFn: async ({ signal }) => {
      const { data, total } = await call(getDepositOrders, { limit }, { signal })
      return { orders: data, total: total ?? data.length }
    },
    placeholderData: keepPreviousData,
    // The form chooses by them, then the list comes, with code of its own: it shows the same answer.
    staleTime: 10_000,
  })

/** An order as a write has just answered it. */
export const orderKnown = (client: QueryClient, order: DepositOrder): void =>
  void client.setQueryData(depositOrderQuery(order.order_id).queryKey, order)

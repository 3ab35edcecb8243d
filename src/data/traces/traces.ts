/**
 * What a write leaves behind that can be read: how its end is found on a platform that takes no keys and has no
 * `/operations` (decision 088). One table: by the name of the write what is asked, and what the answer tells.
 */
import { type cancelBill, type createBill, getBill, getBills } from '#contracts/bills.ts'
import { type claimLoss, getLossHistory } from '#contracts/cashback.ts'
import { getCouponHistory, type redeemCoupon } from '#contracts/coupon.ts'
import type { EndpointName } from '#contracts/all.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { getAffiliateTransactions, type redeemAffiliate } from '#contracts/affiliate.ts'
import { getWallets } from '#contracts/member.ts'
import {
  type cancelOrder,
  type createTransferOrder,
  type DepositOrder,
  type generateQr,
  getQrcodeInfo,
  type sendSlip,
} from '#contracts/payment.ts'
import { checkPollQuota, type submitPoll } from '#contracts/poll.ts'
import {
  type cancelPromotion,
  getActivePromotions,
  getPromotions,
  type redeemPromotion,
} from '#contracts/promotion.ts'
import { type doCheckin, getCheckin, getQuests, type redeemQuest } from '#contracts/quest.ts'
import { getRedemptions, type redeemItem } from '#contracts/redemption.ts'
import type { transferBetweenWallets } from '#contracts/statement.ts'
import {
  getWheelConfigV2,
  getWheelFairness,
  type rotateWheelSeed,
  type spinWheelV2,
} from '#contracts/wheel.ts'
import { type createWithdrawal, getWithdrawals } from '#contracts/withdraw.ts'
import { getYeekeeList, type shootNumber } from '#contracts/yeekee.ts'
import { call } from '#src/api/call.ts'
import type { AffectingName } from '../affected.ts'

/** Of what was read before the write and after it: plain values, kept in the browser meanwhile. */
export type Mark = string | number | boolean | null | readonly Mark[] | { readonly [key: string]: Mark }

/** `unknown`: what is read does not tell, or tells of more than this write. */
type Told = 'done' | 'nothing' | 'unknown'

type Signal = AbortSignal | undefined

interface Trace {
  /** Calls that are asked: for the table of docs/platforms.md. */
  readonly asks: readonly EndpointName[]
  /** True: nothing is told without a look from before the write. */
  readonly needsMark: boolean
  look: (body: never, signal: Signal) => Promise<Mark>
  told: (before: Mark | undefined, after: Mark, body: never) => Told
  /** `data` of the reply that was lost, where it can be made of what is read; null where not. */
  reply?: (after: Mark, before: Mark | undefined, body: never, signal: Signal) => Promise<unknown>
}

/** Ids that are there after and were not before: what this write made, or another device at the same moment. */
const added = (before: Mark | undefined, after: Mark): string[] => {
  const known = new Set(before as string[])
  return (after as string[]).filter((id) => !known.has(id))
}

interface Listed<Body> {
  asks: readonly EndpointName[]
  /** Ids of what such a write makes, as far as they fit this one; newest first. */
  ids: (body: Body, signal: Signal) => Promise<string[]>
  reply?: (id: string, body: Body, signal: Signal) => Promise<unknown>
}

/** A write that adds to a list: one more that fits is this one. Two more are two writes, and nobody knows which. */
const listed = <Body>({ asks, ids, reply }: Listed<Body>): Trace => ({
  asks,
  needsMark: true,
  look: ids,
  told(before, after) {
    if (before === undefined) return 'unknown'
    const count = added(before, after).length
    return count === 1 ? 'done' : count === 0 ? 'nothing' : 'unknown'
  },
  ...(reply && {
    reply: (after: Mark, before: Mark | undefined, body: Body, signal: Signal) =>
      reply(added(before, after)[0]!, body, signal),
  }),
})

interface Stated<Body> {
  asks: readonly EndpointName[]
  look: (body: Body, signal: Signal) => Promise<Mark>
  done: (state: Mark) => boolean
  open: (state: Mark) => boolean
  reply?: (body: Body, signal: Signal) => Promise<unknown>
}

/** A write that brings a thing into a state in which it stays: its state tells, whatever was before. */
const stated = <Body>({ asks, look, done, open, reply }: Stated<Body>): Trace => ({
  asks,
  needsMark: false,
  look,
  told: (_, after) => (done(after) ? 'done' : open(after) ? 'nothing' : 'unknown'),
  ...(reply && {
    reply: (_: Mark, __: Mark | undefined, body: Body, signal: Signal) => reply(body, signal),
  }),
})

/** A write after which a figure is another; the same figure says that nothing was done. */
const changed = <Body>(
  asks: readonly EndpointName[],
  look: (body: Body, signal: Signal) => Promise<Mark>,
  by: (before: Mark, after: Mark, body: Body) => boolean,
): Trace => ({
  asks,
  needsMark: true,
  look,
  told(before, after, body) {
    if (before === undefined) return 'unknown'
    if (JSON.stringify(before) === JSON.stringify(after)) return 'nothing'
    return by(before, after, body) ? 'done' : 'unknown'
  },
})

const openOrder = async (signal: Signal) => (await call(getQrcodeInfo, {}, { signal })).data ?? null
const orderOf = async (order_id: string, signal: Signal): Promise<DepositOrder | null> =>
  (await call(getQrcodeInfo, { order_id }, { signal })).data ?? null

const newOrder = listed<RequestOf<typeof generateQr> | RequestOf<typeof createTransferOrder>>({
  asks: ['payment.qrcodeInfo'],
  ids: async ({ amount }, signal) => {
    const order = await openOrder(signal)
    return order?.amount === amount ? [order.order_id] : []
  },
  reply: (id, _, signal) => orderOf(id, signal),
})

const questState = stated<RequestOf<typeof redeemQuest>>({
  asks: ['quest.list'],
  look: async ({ quest_id: id }, signal) =>
    (await call(getQuests, {}, { signal })).data.find(({ quest_id }) => quest_id === id)?.state ?? null,
  done: (state) => state === 'claimed',
  open: (state) => state === 'claimable',
})

const balancesOf = async (ids: readonly string[], signal: Signal): Promise<Mark> => {
  const { data } = await call(getWallets, {}, { signal })
  return ids.map((id) => data.find((wallet) => wallet.id === id)?.balance ?? null)
}

const listSize = 50

const table = {
  'affiliate.redeem': listed<RequestOf<typeof redeemAffiliate>>({
    asks: ['affiliate.transactions'],
    ids: async (_, signal) =>
      (await call(getAffiliateTransactions, { kind: 'redeem', limit: listSize }, { signal })).data
        .filter(({ kind }) => kind === 'redeem')
        .map(({ id }) => id),
  }),
  'bill.cancel': stated<RequestOf<typeof cancelBill>>({
    asks: ['bill.detail', 'member.wallets'],
    look: async (body, signal) => (await call(getBill, body, { signal })).data.state,
    done: (state) => state === 'cancelled',
    open: (state) => state === 'pending',
    reply: async (body, signal) => {
      const { data: bill } = await call(getBill, body, { signal })
      const [balance] = (await balancesOf([bill.wallet_id], signal)) as [number | null]
      return balance === null ? null : { bill, balance }
    },
  }),
  'bill.create': listed<RequestOf<typeof createBill>>({
    asks: ['bill.list', 'bill.detail', 'member.wallets'],
    ids: async ({ agent_id, round_id, lines }, signal) => {
      const total = lines.reduce((sum, { amount }) => sum + amount, 0)
      const { data } = await call(getBills, { agent_id, round_id, limit: listSize }, { signal })
      return data
        .filter((bill) => bill.round.round_id === round_id && bill.total === total)
        .map(({ bill_id }) => bill_id)
    },
    reply: async (bill_id, { agent_id, wallet_id }, signal) => {
      const { data: bill } = await call(getBill, { agent_id, bill_id }, { signal })
      const [balance] = (await balancesOf([wallet_id], signal)) as [number | null]
      return balance === null ? null : { bill, balance }
    },
  }),
  'cashback.claim': stated<RequestOf<typeof claimLoss>>({
    asks: ['cashback.lossHistory'],
    look: async ({ cashback_id: id }, signal) =>
      (await call(getLossHistory, { limit: listSize }, { signal })).data.find(
        ({ cashback_id }) => cashback_id === id,
      )?.state ?? null,
    done: (state) => state === 'claimed',
    open: (state) => state === 'claimable',
  }),
  'coupon.redeem': listed<RequestOf<typeof redeemCoupon>>({
    asks: ['coupon.history'],
    ids: async ({ code }, signal) =>
      (await call(getCouponHistory, { limit: listSize }, { signal })).data
        .filter((use) => use.code.toUpperCase() === code.toUpperCase())
        .map(({ id }) => id),
  }),
  'payment.cancelOrder': stated<RequestOf<typeof cancelOrder>>({
    asks: ['payment.qrcodeInfo'],
    look: async ({ order_id }, signal) => (await orderOf(order_id, signal))?.state ?? null,
    done: (state) => state === 'cancelled',
    open: (state) => state === 'waiting',
    reply: ({ order_id }, signal) => orderOf(order_id, signal),
  }),
  'payment.createOrder': newOrder,
  'payment.generateQr': newOrder,
  'payment.sendSlip': changed<RequestOf<typeof sendSlip>>(
    ['payment.qrcodeInfo'],
    async ({ order_id }, signal) => (await orderOf(order_id, signal))?.slip_sent_at ?? null,
    (_, after) => after !== null,
  ),
  'poll.submit': changed<RequestOf<typeof submitPoll>>(
    ['poll.checkQuota'],
    async ({ poll_id, choice_id: id }, signal) =>
      (await call(checkPollQuota, { poll_id }, { signal })).data.votes.filter(
        ({ choice_id }) => choice_id === id,
      ).length,
    (before, after) => Number(after) === Number(before) + 1,
  ),
  'promotion.cancel': stated<RequestOf<typeof cancelPromotion>>({
    asks: ['promotion.active'],
    look: async (body, signal) => {
      const values: readonly unknown[] = Object.values(body)
      const { data } = await call(getActivePromotions, {}, { signal })
      return data.some((one) => Object.values(one).some((value) => values.includes(value)))
    },
    done: (isActive) => isActive === false,
    open: (isActive) => isActive === true,
  }),
  'promotion.redeem': changed<RequestOf<typeof redeemPromotion>>(
    ['promotion.list'],
    async ({ promotion_id }, signal) =>
      (await call(getPromotions, {}, { signal })).data.find(
        ({ promotion_agent_id: id }) => id === promotion_id,
      )?.received_at ?? null,
    (_, after) => after !== null,
  ),
  'quest.doCheckin': changed<RequestOf<typeof doCheckin>>(
    ['quest.checkin'],
    async (_, signal) =>
      (await call(getCheckin, {}, { signal })).data.days.filter(({ state }) => state === 'done').length,
    () => true,
  ),
  'quest.event': questState,
  'quest.redeem': questState,
  'redemption.redeem': listed<RequestOf<typeof redeemItem>>({
    asks: ['redemption.history'],
    ids: async ({ item_id: id }, signal) =>
      (await call(getRedemptions, { limit: listSize }, { signal })).data
        .filter(({ item_id }) => item_id === id)
        .map(({ redemption_id }) => redemption_id),
  }),
  'wallet.transfer': changed<RequestOf<typeof transferBetweenWallets>>(
    ['member.wallets'],
    ({ from_wallet_id: from, to_wallet_id: to }, signal) => balancesOf([from, to], signal),
    (before, after, { amount }) => {
      const [from, to] = before as [number, number]
      const [fromNow, toNow] = after as [number, number]
      return fromNow === from - amount && toNow === to + amount
    },
  ),
  'wheel.rotateSeed': changed<RequestOf<typeof rotateWheelSeed>>(
    ['wheel.fairness'],
    async (_, signal) => (await call(getWheelFairness, {}, { signal })).data.server_seed_hash,
    () => true,
  ),
  'wheel.spinV2': changed<RequestOf<typeof spinWheelV2>>(
    ['wheel.configV2'],
    async ({ tab }, signal) => {
      const { data } = await call(getWheelConfigV2, {}, { signal })
      return (tab === 2 ? data?.points : data?.free_spins) ?? null
    },
    (before, after) => before !== null && after !== null && Number(after) < Number(before),
  ),
  'withdraw.create': listed<RequestOf<typeof createWithdrawal>>({
    asks: ['withdraw.list'],
    ids: async ({ amount }, signal) =>
      (await call(getWithdrawals, { limit: listSize }, { signal })).data
        .filter((one) => one.amount === amount)
        .map(({ withdrawal_id }) => withdrawal_id),
    reply: async (id, _, signal) =>
      (await call(getWithdrawals, { limit: listSize }, { signal })).data.find(
        ({ withdrawal_id }) => withdrawal_id === id,
      ) ?? null,
  }),
  'yeekee.shoot': changed<RequestOf<typeof shootNumber>>(
    ['yeekee.list'],
    async ({ round_id }, signal) =>
      (await call(getYeekeeList, { round_id, limit: 1 }, { signal })).data.shots_left,
    (before, after) => Number(after) === Number(before) - 1,
  ),
} as const satisfies Partial<Record<AffectingName, Trace>>

/** By the name of the write; undefined where a platform without keys shows nothing of it. */
export const traces: Readonly<Partial<Record<string, Trace>>> = table

/**
 * What a write leaves behind that can be read: how its end is found on a platform that takes no keys and has no
 * `/operations` (decision 088). One table: by the name of the write what is asked, and what the answer tells.
 */
import { type cancelBill, type createBill, getBill, getBills } from '#contracts/bills.ts'
import { type claimLoss, getLossHistory } from '#contracts/cashback.ts'
import { getCouponHistory, type redeemCoupon } from '#contracts/coupon.ts'
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
  type collectWheelReward,
  getWheelConfigV2,
  getWheelFairness,
  getWheelHistory,
  type rotateWheelSeed,
  type spinWheelV2,
} from '#contracts/wheel.ts'
import { type createWithdrawal, getWithdrawals } from '#contracts/withdraw.ts'
import { getYeekeeList, type shootNumber } from '#contracts/yeekee.ts'
import { call } from '#src/api/call.ts'
import type { AffectingName } from '../affected.ts'
import { changed, listed, type Mark, type Signal, stated, type Trace } from './kinds.ts'

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
  'wheel.reward': stated<RequestOf<typeof collectWheelReward>>({
    asks: ['wheel.history'],
    look: async ({ spin_id: id }, signal) =>
      (await call(getWheelHistory, { limit: listSize }, { signal })).data.find(
        ({ spin_id }) => spin_id === id,
      )?.collected ?? null,
    done: (collected) => collected === true,
    open: (collected) => collected === false,
  }),
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

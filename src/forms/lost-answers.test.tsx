/**
 * A platform that takes no keys, cannot be asked by one and does not tell its clock, and an answer that is lost: after the
 * write was done, or before it arrived. One request each, no second effect, and the member is told the truth (088).
 */
import { act as settle, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getAffiliateSummary, redeemAffiliate } from '#contracts/affiliate.ts'
import { claimLoss, getLossHistory } from '#contracts/cashback.ts'
import { redeemCoupon } from '#contracts/coupon.ts'
import { allEndpoints } from '#contracts/all.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { getOperation } from '#contracts/operations.ts'
import { cancelOrder, generateQr, getPaymentChannels, getQrcodeInfo } from '#contracts/payment.ts'
import { getRedemptionItems, redeemItem } from '#contracts/redemption.ts'
import { transferBetweenWallets } from '#contracts/statement.ts'
import { getWheelConfigV2, spinWheelV2 } from '#contracts/wheel.ts'
import { createWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { call } from '#src/api/call.ts'
import { configureApi } from '#src/api/config.ts'
import { forgetOffering } from '#src/api/offering.ts'
import { patience } from '#src/data/traces/end-by-trace.ts'
import { traces } from '#src/data/traces/traces.ts'
import { useToasts } from '#src/dialogs/toasts.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { moneyForm, withoutKeys } from '#tests/harness/money/money-form.tsx'
import { broken, pageServer } from '#tests/harness/page-server.ts'

const site = pageServer()
let token: string | null = null

const bare = withoutKeys(site)

beforeEach(() => {
  configureApi({ baseUrl: location.origin, token: () => token })
  patience.arrival = 60
  patience.again = [20]
  forgetOffering()
  useToasts.setState({ items: [] })
  for (const endpoint of allEndpoints) site.answer(endpoint, bare)
  site.answer(getOperation, () => new Response('<html>404</html>', { status: 404 }))
})
afterEach(() => configureApi({ token: () => null }))

interface Write {
  as: string
  endpoint: Endpoint
  body: () => Promise<object>
  /** What is there once it was done. */
  shows?: object
}

const balance = async () => (await call(getWallets, {})).data.map((wallet) => [wallet.id, wallet.balance])

/** By hand at a form each; people that no other test of the file spends the money of. */
const writes: readonly Write[] = [
  {
    as: 'hero',
    endpoint: generateQr,
    body: async () => {
      const { data } = await call(getPaymentChannels, {})
      const channel = data.find(({ kind }) => kind === 'qr')!
      return {
        channel_id: channel.channel_id,
        sub_channel_id: channel.sub_channels[0]?.sub_channel_id ?? '',
        amount: satang(300_00),
      }
    },
    shows: { state: 'waiting', amount: satang(300_00) },
  },
  {
    as: 'hero',
    endpoint: cancelOrder,
    body: async () => ({ order_id: (await call(getQrcodeInfo, {})).data!.order_id }),
    shows: { state: 'cancelled' },
  },
  {
    as: 'hero',
    endpoint: createWithdrawal,
    body: async () => {
      const { data } = await call(getWithdrawOptions, {})
      return {
        wallet_id: data.wallets.find(({ withdrawable }) => withdrawable > 0)!.wallet_id,
        bank_account_id: data.bank_accounts[0]!.id,
        amount: satang(777_00),
      }
    },
    shows: { amount: satang(777_00) },
  },
  {
    as: 'narin1990',
    endpoint: transferBetweenWallets,
    body: async () => {
      const { data } = await call(getWallets, {})
      const free = data.filter((wallet) => wallet.active_promotion_name === '')
      const to = free.find((wallet) => wallet.can_deposit)!
      const from = free.find((wallet) => wallet.balance > 5_00 && wallet.id !== to.id)!
      return { from_wallet_id: from.id, to_wallet_id: to.id, amount: satang(5_00) }
    },
  },
  { as: 'somchai', endpoint: redeemCoupon, body: async () => ({ code: 'LOYKRATHONG' }) },
  {
    as: 'ploy',
    endpoint: claimLoss,
    body: async () => ({
      cashback_id: (await call(getLossHistory, {})).data.find(({ state }) => state === 'claimable')!
        .cashback_id,
    }),
  },
  {
    as: 'narin1990',
    endpoint: redeemItem,
    body: async () => {
      const { data } = await call(getRedemptionItems, {})
      const item = data.find(({ points, reward }) => points <= 1000 && reward.kind === 'credit')!
      return { item_id: item.item_id, quantity: 1, agreed_turnover: item.reward.turnover ?? satang(0) }
    },
  },
  {
    as: 'arisa',
    endpoint: redeemAffiliate,
    body: async () => ({ expected_amount: (await call(getAffiliateSummary, {})).data.redeemable }),
  },
  {
    as: 'narin1990',
    endpoint: spinWheelV2,
    body: async () => ({ stock_id: (await call(getWheelConfigV2, {})).data!.setting.stock_id, tab: 2 }),
  },
]

const sent = ({ method, path }: Endpoint) => site.asked.filter((one) => one === `${method} ${path}`).length

it.each(writes.map((write) => [write.endpoint.name, write] as const))(
  '%s: an answer that never came, before and after',
  async (_, { as, endpoint, body, shows }) => {
    token = await site.tokenOf(as)
    const wanted = (await body()) as never
    const before = await balance()

    // It never arrived: nothing is there, and the member may send it again by hand.
    site.answer(endpoint, () => broken())
    const first = moneyForm(endpoint)
    const opened = first.open()
    await settle(() => opened.result.current.act(() => wanted))
    await waitFor(() => expect(opened.result.current.phase).toBe('ready'))
    expect(first.nothing).toHaveBeenCalledOnce()
    expect(first.done).not.toHaveBeenCalled()
    expect([sent(endpoint), await balance()]).toEqual([1, before])
    opened.unmount()

    // It was done, and the answer was lost.
    site.answer(endpoint, async (request) => {
      await bare(request)
      return broken()
    })
    const second = moneyForm(endpoint)
    const again = second.open()
    await settle(() => again.result.current.act(() => wanted))
    await waitFor(() => expect(again.result.current.phase).toBe('ready'))
    expect(second.nothing).not.toHaveBeenCalled()
    expect(sent(endpoint)).toBe(2)
    const replies = second.done.mock.calls.map(([reply]) => (reply as { data: unknown }).data)
    if (shows) expect(replies).toEqual([expect.objectContaining(shows)])
    else expect(useToasts.getState().items).toMatchObject([{ text: moneyWrite.doneUnseen }])
  },
)

it('a form that is opened again finds the end of what was sent before', async () => {
  token = await site.tokenOf('boy')
  site.answer(redeemCoupon, async (request) => {
    await bare(request)
    return broken()
  })
  const { open, nothing } = moneyForm(redeemCoupon)
  const first = open()
  // The tab is closed before the answer is missed.
  settle(() => void first.result.current.act(() => ({ code: 'LOYKRATHONG' }) as never))
  await waitFor(() => expect(sent(redeemCoupon)).toBe(1))
  first.unmount()
  const second = open()
  await waitFor(() => expect(second.result.current.phase).toBe('ready'))
  expect(nothing).not.toHaveBeenCalled()
  expect(sent(redeemCoupon)).toBe(1)
  expect(useToasts.getState().items).toMatchObject([{ text: moneyWrite.doneUnseen }])
})

it('two that fit are two writes: nobody guesses which', async () => {
  const told = traces['withdraw.create']!.told
  expect(told(['1'], ['1', '2'], {} as never)).toBe('done')
  expect(told(['1'], ['1'], {} as never)).toBe('nothing')
  expect(told(['1'], ['1', '2', '3'], {} as never)).toBe('unknown')
  expect(told(undefined, ['1'], {} as never)).toBe('unknown')
})

/**
 * The platform has done it, and its answer is lost: the connection is cut, the tab is closed, the phone sleeps over it. On a platform
 * that knows keys and on one that does not: one request, one effect, and the member is told that it was done.
 */
import { act as settle, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { updateSubBankAccount } from '#contracts/account.ts'
import { allEndpoints } from '#contracts/all.ts'
import { cancelBill, createBill, validateBill } from '#contracts/bills.ts'
import { redeemCoupon } from '#contracts/coupon.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { satang } from '#contracts/money.ts'
import { getOperation } from '#contracts/operations.ts'
import {
  cancelOrder,
  createTransferOrder,
  generateQr,
  getPaymentChannels,
  getQrcodeInfo,
} from '#contracts/payment.ts'
import { getPollConfig, submitPoll } from '#contracts/poll.ts'
import { getPromotions, redeemPromotion } from '#contracts/promotion.ts'
import { doCheckin } from '#contracts/quest.ts'
import { getRedemptionItems, redeemItem } from '#contracts/redemption.ts'
import { transferBetweenWallets } from '#contracts/statement.ts'
import { getWheelConfigV2, spinWheelV2 } from '#contracts/wheel.ts'
import { createWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { shootNumber } from '#contracts/yeekee.ts'
import type { TestMember } from '#server/testing/people.ts'
import { sandboxAgent } from '#sandbox/strings/agent.ts'
import { call } from '#src/api/call.ts'
import { configureApi } from '#src/api/config.ts'
import { forgetOffering } from '#src/api/offering.ts'
import { patience } from '#src/data/traces/end-by-trace.ts'
import { useToasts } from '#src/dialogs/toasts.ts'
import { signedIn, useSession } from '#src/stores/session.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { linesOf, openRound } from '#tests/harness/lotto.ts'
import { moneyForm, withoutKeys } from '#tests/harness/money/money-form.tsx'
import { broken, failure, never, pageServer } from '#tests/harness/page-server.ts'

const site = pageServer()
const knows = (request: Request) => Promise.resolve(site.server.app.fetch(request))
const bare = withoutKeys(site)
const platforms = { 'with keys': knows, 'without keys': bare }

let member: TestMember

let made = 0

beforeEach(async () => {
  const number = ++made
  member = await site.server.member({
    username: `cut${number}`,
    mobile: `0855${String(number).padStart(6, '0')}`,
    points: 1_000,
    wallets: [
      { name: 'main', balance: 5_000_00 },
      { name: 'second', balance: 500_00, canDeposit: true },
    ],
  })
  signedIn(member.token)
  useSession.setState({ user: { token: member.token, username: member.username, vipLevel: 0 } })
  configureApi({ baseUrl: location.origin, token: () => member.token })
  patience.arrival = 2_000
  patience.again = [20]
  sessionStorage.clear()
  forgetOffering()
  useToasts.setState({ items: [] })
})
/** What a test put in the place of the browser's own. */
const instead: { mockRestore(): void }[] = []
afterEach(() => {
  for (const one of instead.splice(0)) one.mockRestore()
  configureApi({ token: () => null })
})

const account = (at: TestMember) =>
  call(updateSubBankAccount, {
    bank_id: 4,
    bank_account_name: `Somebody ${at.id}`,
    bank_account_no: `77${at.id.padStart(8, '0')}`,
    password: at.password,
  })
const channelOf = async (wanted: string) => {
  await account(member)
  const { data } = await call(getPaymentChannels, {})
  return data.find(({ kind }) => kind === wanted)!
}
const codeWish = async () => ({
  channel_id: (await channelOf('qr')).channel_id,
  sub_channel_id: '',
  amount: satang(300_00),
})
const billWish = async () => {
  const round = await openRound(site)
  const [wallet_id] = member.walletIds
  const bill = {
    agent_id: 7,
    round_id: round.round_id,
    wallet_id: wallet_id!,
    lines: linesOf([['top2', '27', 20]]),
  }
  const { data } = await call(validateBill, bill)
  return { ...bill, expected_total: data.total, expected_rates: data.lines.map(({ rate }) => rate) }
}
/** Made by the reference server itself, whichever platform the page sees. */
const byServer = async <E extends Endpoint>(endpoint: E, body: object) =>
  (await site.server.call(endpoint, body as never, { as: member })).data

/** Each by what it asks for, of a member who has nothing but money and points. */
const writes: readonly (readonly [Endpoint, () => Promise<object>])[] = [
  [generateQr, codeWish],
  [
    createTransferOrder,
    async () => ({ channel_id: (await channelOf('bank')).channel_id, amount: satang(300_00) }),
  ],
  [
    cancelOrder,
    async () => {
      await byServer(generateQr, await codeWish())
      return { order_id: (await call(getQrcodeInfo, {})).data!.order_id }
    },
  ],
  [
    createWithdrawal,
    async () => {
      await account(member)
      const { data } = await call(getWithdrawOptions, {})
      const wallet_id = data.wallets.find(({ withdrawable }) => withdrawable > 0)!.wallet_id
      return { wallet_id, bank_account_id: data.bank_accounts[0]!.id, amount: satang(777_00) }
    },
  ],
  [
    transferBetweenWallets,
    async () => ({
      from_wallet_id: member.walletIds[0]!,
      to_wallet_id: member.walletIds[1]!,
      amount: satang(5_00),
    }),
  ],
  [redeemCoupon, async () => ({ code: 'LOYKRATHONG' })],
  [
    redeemPromotion,
    async () => {
      const { data } = await call(getPromotions, {})
      const free = data.find(({ promotion_name: name }) => name === sandboxAgent.promotions.freeCredit.name)!
      return { promotion_id: free.promotion_agent_id, wallet_type_id: 1, transfer_amount: satang(0) }
    },
  ],
  [
    redeemItem,
    async () => {
      const { data } = await call(getRedemptionItems, {})
      const item = data.find(({ points, reward }) => points <= 1_000 && reward.kind === 'credit')!
      return { item_id: item.item_id, quantity: 1, agreed_turnover: item.reward.turnover ?? satang(0) }
    },
  ],
  [
    spinWheelV2,
    async () => ({ stock_id: (await call(getWheelConfigV2, {})).data!.setting.stock_id, tab: 2 }),
  ],
  [doCheckin, async () => ({})],
  [
    submitPoll,
    async () => {
      const { data } = await call(getPollConfig, { poll_id: '1', agent_id: 7 })
      return { poll_id: '1', choice_id: data.choices[0]!.choice_id }
    },
  ],
  [createBill, billWish],
  [
    cancelBill,
    async () => {
      const placed = await byServer(createBill, await billWish())
      return { agent_id: 7, bill_id: placed.bill.bill_id }
    },
  ],
  [shootNumber, async () => ({ round_id: (await openRound(site, 'yeekee')).round_id, number: '13579' })],
]

const hide = (state: 'hidden' | 'visible') => {
  instead.push(vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state))
  document.dispatchEvent(new Event('visibilitychange'))
}

type Way = 'cut' | 'closed' | 'asleep'

function anHourLater(): void {
  const now = Date.now.bind(Date)
  instead.push(vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000))
}

/** Sends it, loses the answer after it was done, and answers how it ended for the member. */
async function lost(
  way: Way,
  endpoint: Endpoint,
  body: object,
  platform: (request: Request) => Promise<Response>,
) {
  const effects: string[] = []
  let wake = () => {}
  const woken = new Promise<void>((resolve) => (wake = resolve))
  site.answer(endpoint, async (request) => {
    const reply = (await (await platform(request)).json()) as { error?: number; status?: number }
    effects.push(`${reply.error ?? reply.status}`)
    if (way === 'cut') return broken()
    await woken
    // A closed tab hears nothing any more; this one, which is of the same test, hears of nothing that was done.
    return way === 'closed' ? failure(400) : broken()
  })
  const form = moneyForm(endpoint)
  let shown = form.open()
  settle(() => void shown.result.current.act(() => body as never))
  await waitFor(() => expect(effects).toHaveLength(1))
  if (way === 'closed') {
    globalThis.dispatchEvent(new Event('pagehide'))
    shown.unmount()
    // A tab's session goes with it.
    sessionStorage.clear()
    shown = form.open()
  }
  if (way === 'asleep') {
    hide('hidden')
    anHourLater()
    hide('visible')
    await settle(async () => wake())
  }
  await waitFor(() => expect(shown.result.current.phase).toBe('ready'))
  await waitFor(() =>
    expect(form.done.mock.calls.length + useToasts.getState().items.length).toBeGreaterThan(0),
  )
  shown.unmount()
  const told = useToasts.getState().items.map(({ text }) => text)
  const ends = { done: form.done.mock.calls.length, nothing: form.nothing.mock.calls.length, told }
  await settle(async () => wake())
  return { effects, ends }
}

/** Each write two of the six ways; all of them with CUT_ALL=1, for the figures of docs/platforms.md. */
const chosen = (turn: number) =>
  writes
    .filter((_, index) => process.env.CUT_ALL === '1' || (index + turn) % 3 === 0)
    .map(([endpoint, body]) => [endpoint.name, endpoint, body] as const)
const ways: readonly Way[] = ['cut', 'closed', 'asleep']

describe.each(Object.entries(platforms))('%s', (_, platform) => {
  beforeEach(() => {
    if (platform === knows) return
    for (const endpoint of allEndpoints) site.answer(endpoint, bare)
    site.answer(getOperation, () => new Response('<html>404</html>', { status: 404 }))
  })

  describe.each(ways)('%s', (way) => {
    it.each(chosen(ways.indexOf(way) + (platform === knows ? 0 : 1)))('%s', async (__, endpoint, body) => {
      const { effects, ends } = await lost(way, endpoint, await body(), platform)
      expect(effects).toEqual(['0'])
      expect(ends).toEqual(
        ends.done === 1
          ? { done: 1, nothing: 0, told: [] }
          : { done: 0, nothing: 0, told: [moneyWrite.doneUnseen] },
      )
    })
  })
})

it('what a phone sent before it slept may arrive when it wakes: it is looked for from then on', async () => {
  for (const endpoint of allEndpoints) site.answer(endpoint, bare)
  site.answer(getOperation, () => new Response('<html>404</html>', { status: 404 }))
  site.answer(redeemCoupon, async (request) => {
    const { url, method, headers } = request
    const late = new Request(url, { method, headers, body: await request.text() })
    anHourLater()
    setTimeout(() => void bare(late), 300)
    return broken()
  })
  const form = moneyForm(redeemCoupon)
  const { result } = form.open()
  await settle(() => result.current.act(() => ({ code: 'LOYKRATHONG' }) as never))
  await waitFor(() => expect(useToasts.getState().items).toMatchObject([{ text: moneyWrite.doneUnseen }]))
  expect(form.nothing).not.toHaveBeenCalled()
})

it('what somebody else left in a closed tab is nobody’s here', async () => {
  site.answer(redeemCoupon, async (request) => {
    await knows(request)
    return never()
  })
  const form = moneyForm(redeemCoupon)
  const first = form.open()
  settle(() => void first.result.current.act(() => ({ code: 'LOYKRATHONG' }) as never))
  await waitFor(() => expect(site.asked.some((one) => one.includes('/coupon/redeem'))).toBe(true))
  globalThis.dispatchEvent(new Event('pagehide'))
  first.unmount()
  sessionStorage.clear()
  useSession.setState({ user: { token: 'other', username: 'other', vipLevel: 0 } })
  const other = form.open()
  expect(other.result.current.phase).toBe('ready')
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import { getEvents } from '#contracts/agent.ts'
import { getWallets } from '#contracts/member.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { exchange } from '#src/api/exchange.ts'
import type { Sender } from '#src/api/sender.ts'
import { platformEnv } from '#src/lib/platform-env.ts'

beforeEach(() => void (platformEnv.name = 'example'))
afterEach(() => void (platformEnv.name = ''))

const answering =
  (body: unknown): Sender =>
  async () => ({
    status: 200,
    body: JSON.stringify(body),
    retryAfter: undefined,
    serverTime: null,
    requestId: '',
  })

const wallet = {
  wallet_no: 9,
  label: 'กระเป๋าหลัก',
  credit: '1,234.50',
  games: 'all',
  accepts_deposit: 'Y',
  type: '1',
  promotion: null,
  turnover_left: '0.0000',
}

it('wallets under other names are the member’s wallets', async () => {
  const { data } = await exchange(answering({ success: true, result: [wallet] }), getWallets, {}, {})
  expect(data).toEqual([
    {
      id: '9',
      wallet_name: 'กระเป๋าหลัก',
      balance: 123_450,
      category: 'all',
      can_deposit: true,
      wallet_type_id: 1,
      active_promotion_name: '',
      current_turnover: 0,
    },
  ])
})

it('a refusal is one, in its own words; what is still no amount is refused', async () => {
  const failure = async (body: unknown) => {
    const error = (await exchange(answering(body), getWallets, {}, {}).catch(
      (found: unknown) => found,
    )) as ApiError
    return [error.kind, error.message]
  }
  expect(await failure({ success: false, reason: 'ปิดปรับปรุง' })).toEqual(['refused', 'ปิดปรับปรุง'])
  expect(await failure({ success: true, result: [{ ...wallet, credit: '' }] })).toEqual(['malformed', ''])
  expect(await failure({ success: true })).toEqual(['malformed', ''])
})

it('its days come before its months', async () => {
  const event = { id: 1, image: '/a.png', ends_at: '20/11/2026 17:21' }
  const reply = answering({ success: true, result: [event] })
  const { data } = await exchange(reply, getEvents, { agent_code: 'chokdee' }, {})
  expect(data[0]!.ends_at).toBe(Date.UTC(2026, 10, 20, 10, 21))
})

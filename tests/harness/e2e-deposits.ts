/** Deposits without the form, for tests that are about what a deposit brings. */
import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { api, originOf, type Person } from './e2e-people.ts'

const SCB = 4

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'idempotency-key': randomUUID(),
})

/** A bank account of the member's own, without which nobody deposits. */
export async function giveBankAccount(request: APIRequestContext, person: Person, token: string) {
  const account = {
    bank_id: SCB,
    bank_account_name: `Depositor ${person.username}`,
    bank_account_no: `0000${person.mobile.slice(-8)}`,
    password: person.password,
  }
  await api(request, '/api/member/update_sub_bank_account', account, headersOf(token))
}

interface Channel {
  channel_id: string
  kind: string
}

/** Asks for a code of so many baht and pays it in the sandbox's bank; the money is in the wallet then. */
export async function depositBaht(request: APIRequestContext, token: string, baht: number): Promise<void> {
  const { authorization } = headersOf(token)
  const { data: channels } = await api<Channel[]>(request, '/api/member/payment/channels', undefined, {
    authorization,
  })
  const channel = channels.find(({ kind }) => kind === 'qr')!
  const wish = { channel_id: channel.channel_id, amount: String(baht), sub_channel_id: '' }
  const { data } = await api<{ order_id: string }>(
    request,
    '/api/member/payment/generate_qr',
    wish,
    headersOf(token),
  )
  const origin = await originOf(request)
  const paid = await request.post('/sandbox/bank/pay', {
    form: { order_id: data.order_id, how: 'exact' },
    headers: { origin, accept: 'application/json' },
  })
  expect(paid.status(), 'the sandbox bank').toBe(200)
}

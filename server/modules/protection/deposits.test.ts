import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getInbox } from '#contracts/inbox.ts'
import { getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { generateQr, getPaymentInfo, getQrcodeInfo } from '#contracts/payment.ts'
import { getProtection, setLimit, type LimitPeriod } from '#contracts/protection.ts'
import { formatBaht } from '#rules/baht.ts'
import { play, type Way } from '#sandbox/bank/pay.ts'
import { paymentChannels, paymentEvents } from '../../db/schema/payment.ts'
import { inTransaction } from '../../db/transaction.ts'
import { totalOf } from '../../ledger/accounts.ts'
import { protectionWords as words } from '../../strings/protection.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { withdrawOf } from '../../testing/scenes/cashback.ts'
import { depositOptions, depositor } from '../../testing/scenes/deposits.ts'
import { inboxHandlers } from '../inbox/handlers.ts'
import { acceptTransfer, returnTransfer } from '../payment/decide.ts'
import { protectionHandlers } from './handlers.ts'

const server = testServer({
  ...depositOptions,
  handlers: { ...depositOptions.handlers, ...protectionHandlers, ...inboxHandlers },
})

let malee: TestMember
let channel_id: string
beforeEach(async () => {
  malee = await depositor(server)
  const rows = await server.db.select().from(paymentChannels).where(eq(paymentChannels.kind, 'qr'))
  channel_id = rows[0]!.id
})

const limit = (baht: number, period: LimitPeriod = 'day') =>
  server.call(setLimit, { kind: 'deposit', period, amount: satang(baht * 100) }, { as: malee })
const open = (baht: number) =>
  server.call(generateQr, { channel_id, sub_channel_id: '', amount: satang(baht * 100) }, { as: malee })
const pay = (orderId: string, way: Way) => play(server.deps, orderId, way)
const read = async (orderId: string) =>
  (await server.call(getQrcodeInfo, { order_id: orderId }, { as: malee })).data!
const balance = async () =>
  (await server.call(getWallets, {}, { as: malee })).data.reduce((sum, wallet) => sum + wallet.balance, 0)
const info = async () => (await server.call(getPaymentInfo, { channel_id }, { as: malee })).data
const held = async () =>
  (await server.db.select().from(paymentEvents).where(eq(paymentEvents.outcome, 'held')))[0]!

it('SAFE-2 without a limit nothing is said and nothing is held', async () => {
  expect((await info()).limit_left).toBeNull()
  expect(await open(5000)).toMatchObject({ error: 0 })
})

it('SAFE-2 no order is opened over the limit: the sentence stands at the amount, with what is left', async () => {
  await limit(1000)
  expect((await info()).limit_left).toBe(999_00)
  expect(await open(1000)).toMatchObject({
    status: 422,
    data: {
      fields: { amount: words.depositOver('day', 999_00) },
      limit_kind: 'deposit',
      limit_period: 'day',
      limit_left: '1000.00',
      resets_at: '2026-11-20T17:00:00.000Z',
    },
  })
  const { data, error } = await open(999)
  expect(error).toBe(0)
  await pay(data.order_id, 'exact')
  expect(await balance()).toBe(data.pay_amount)
  expect(data.pay_amount).toBeLessThanOrEqual(1000_00)
  expect((await info()).limit_left).toBe(0)
  expect(await open(100)).toMatchObject({
    status: 422,
    data: { fields: { amount: words.depositOver('day', 0) } },
  })
})

it('SAFE-2 what was paid counts in each frame, and the tightest one decides', async () => {
  await limit(5000)
  await limit(600, 'week')
  const { data } = await open(500)
  await pay(data.order_id, 'exact')
  expect(await open(200)).toMatchObject({ status: 422, data: { limit_period: 'week' } })
  const { data: all } = await server.call(getProtection, {}, { as: malee })
  expect(all.limits.map(({ used }) => used)).toEqual([data.pay_amount, data.pay_amount])
})

it('SAFE-2 gross: what was withdrawn gives no room', async () => {
  await limit(600)
  const { data } = await open(500)
  await pay(data.order_id, 'exact')
  await withdrawOf(server, malee, 500)
  expect(await balance()).toBe(data.pay_amount - 500_00)
  const { limit_left } = (await open(200)).data as unknown as { limit_left: string }
  expect(Math.round(Number(limit_left) * 100)).toBe(600_00 - data.pay_amount)
})

it('SAFE-2 money that comes by itself over the limit is held, told, and can only go back', async () => {
  const { data: order } = await open(500)
  await limit(300)
  await pay(order.order_id, 'exact')
  expect(await balance()).toBe(0)
  const message = words.held(formatBaht(order.pay_amount))
  expect(await read(order.order_id)).toMatchObject({ state: 'checking', message })
  const inbox = await server.call(getInbox, {}, { as: malee })
  expect(inbox.text).toContain(message)
  const { id, reason } = await held()
  expect(reason).toBe('limit')
  const decide = (work: typeof acceptTransfer) =>
    inTransaction(server.db, (tx) => work(tx, id, server.clock.now()))
  expect(await decide(acceptTransfer)).toBe(false)
  expect(await balance()).toBe(0)
  expect(await decide(returnTransfer)).toBe(true)
  expect(await read(order.order_id)).toMatchObject({ state: 'rejected' })
  expect(await totalOf(server.db)).toBe(0)
})

it('SAFE-2 a second transfer of one order is held where it passes the limit', async () => {
  await limit(600)
  const { data: order } = await open(500)
  await pay(order.order_id, 'exact')
  await pay(order.order_id, 'exact')
  expect(await balance()).toBe(order.pay_amount)
  expect((await held()).reason).toBe('limit')
})

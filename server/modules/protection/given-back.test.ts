/** What came over a deposit limit goes back by itself, exactly once. */
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getInbox } from '#contracts/inbox.ts'
import { getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { getOwnData } from '#contracts/own-data.ts'
import { generateQr, getQrcodeInfo } from '#contracts/payment.ts'
import { setLimit } from '#contracts/protection.ts'
import { formatBaht } from '#rules/baht.ts'
import { play } from '#sandbox/bank/pay.ts'
import { paymentChannels, paymentEvents, paymentReturns } from '../../db/schema/payment.ts'
import { inTransaction } from '../../db/transaction.ts'
import { minute } from '../../kit/clock.ts'
import { totalOf } from '../../ledger/accounts.ts'
import { protectionWords as words } from '../../strings/protection.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { testBank } from '../../testing/scenes/banks.ts'
import { depositOptions, depositor } from '../../testing/scenes/deposits.ts'
import { inboxHandlers } from '../inbox/handlers.ts'
import { ownDataHandlers } from '../own-data/handlers.ts'
import { acceptTransfer, returnTransfer } from '../payment/decide.ts'
import { returnTransfers } from '../payment/return-transfers.ts'
import { protectionHandlers } from './handlers.ts'

const bank = testBank()
const server = testServer({
  ...depositOptions,
  services: { ...depositOptions.services, payouts: bank },
  handlers: { ...depositOptions.handlers, ...protectionHandlers, ...inboxHandlers, ...ownDataHandlers },
})

let malee: TestMember & { name: string }
let order: { order_id: string; pay_amount: number }
let event: typeof paymentEvents.$inferSelect
beforeEach(async () => {
  bank.forget()
  malee = await depositor(server)
  const [channel] = await server.db.select().from(paymentChannels).where(eq(paymentChannels.kind, 'qr'))
  const wish = { channel_id: channel!.id, sub_channel_id: '', amount: satang(500_00) }
  order = (await server.call(generateQr, wish, { as: malee })).data
  await server.call(setLimit, { kind: 'deposit', period: 'day', amount: satang(300_00) }, { as: malee })
  await play(server.deps, order.order_id, 'exact')
  event = (await server.db.select().from(paymentEvents).where(eq(paymentEvents.outcome, 'held')))[0]!
})

const run = () => returnTransfers(server.deps)
const row = async () => (await server.db.select().from(paymentReturns))[0]!
const outcome = async () =>
  (await server.db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id)))[0]!.outcome
const decide = (work: typeof acceptTransfer) =>
  inTransaction(server.db, (tx) => work(tx, event.id, server.clock.now()))
const balance = async () =>
  (await server.call(getWallets, {}, { as: malee })).data.reduce((sum, wallet) => sum + wallet.balance, 0)

it('SAFE-2 goes back to the member’s own account, and is told', async () => {
  await run()
  await run()
  expect(bank.sent).toMatchObject([
    { reference: `R${event.id}`, amount: order.pay_amount, bankId: 4, accountName: malee.name },
  ])
  expect(await row()).toMatchObject({ state: 'done' })
  expect(await outcome()).toBe('returned')
  const message = words.givenBack(formatBaht(order.pay_amount))
  const { data } = await server.call(getQrcodeInfo, { order_id: order.order_id }, { as: malee })
  expect(data).toMatchObject({ state: 'rejected', message })
  expect((await server.call(getInbox, {}, { as: malee })).text).toContain(message)
  expect(await balance()).toBe(0)
  expect(await totalOf(server.db)).toBe(0)
})

it('SAFE-2 an answer that was lost is asked for, and nothing is sent twice', async () => {
  bank.goesSilent(2)
  await run()
  expect(await row()).toMatchObject({ state: 'sending' })
  for (let i = 0; i < 4; i++) {
    server.clock.advance(minute)
    await run()
  }
  expect(bank.sent).toHaveLength(1)
  expect(await outcome()).toBe('returned')
})

it('SAFE-2 what never reached the bank is sent again, once that is sure', async () => {
  bank.losesNext()
  await run()
  server.clock.advance(minute)
  await run()
  expect(bank.sent).toHaveLength(0)
  server.clock.advance(2 * minute)
  await run()
  expect(bank.sent).toHaveLength(1)
  expect(await outcome()).toBe('returned')
})

it('SAFE-2 eight processes at once send it once', async () => {
  await Promise.all(Array.from({ length: 8 }, run))
  expect(bank.sent).toHaveLength(1)
  expect(await outcome()).toBe('returned')
})

it('SAFE-2 while it is on its way people neither credit nor return it; a told answer ends it once', async () => {
  bank.says({ state: 'running' })
  await run()
  // The limit has room by now.
  await server.db.execute('delete from protection_limits')
  expect(await decide(acceptTransfer)).toBe(false)
  expect(await decide(returnTransfer)).toBe(false)
  bank.says({ state: 'done' })
  server.clock.advance(minute)
  await run()
  expect(await outcome()).toBe('returned')
  expect(await decide(acceptTransfer)).toBe(false)
  expect(await balance()).toBe(0)
})

it('SAFE-2 where the bank refuses it stays held, for people, once', async () => {
  bank.says({ state: 'refused', reason: 'account_closed' })
  await run()
  expect(await row()).toMatchObject({ state: 'refused', reason: 'account_closed' })
  expect(await outcome()).toBe('held')
  server.clock.advance(10 * minute)
  await run()
  expect(bank.sent).toHaveLength(1)
  expect(await decide(returnTransfer)).toBe(true)
  expect(await decide(returnTransfer)).toBe(false)
})

it('is told with all that is held about the member, and to nobody else', async () => {
  await run()
  const partsOf = async (as: TestMember) => {
    const { data } = await server.call(getOwnData, {}, { as })
    return Object.fromEntries(data.parts.map(({ name, entries }) => [name, entries]))
  }
  const own = await partsOf(malee)
  expect(own.payment_events).toHaveLength(1)
  expect(own.payment_returns![0]!.fields).toContainEqual({ key: 'state', value: 'done' })
  const others = await partsOf(await server.member())
  expect(others.payment_events).toEqual([])
  expect(others.payment_returns).toEqual([])
})

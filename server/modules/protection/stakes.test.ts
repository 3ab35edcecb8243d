import { beforeEach, expect, it } from 'vitest'
import { cancelBill, createBill, validateBill } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { getProtection, setLimit, type LimitKind, type LimitPeriod } from '#contracts/protection.ts'
import { spinWheelV2, wheelTabs } from '#contracts/wheel.ts'
import { createWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { hour, minute } from '../../kit/clock.ts'
import { balanceOf, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { protectionWords as words } from '../../strings/protection.ts'
import {
  addDraw,
  addDrawRound,
  bet,
  drawRound,
  placeBill,
  voidRound,
  wishOf,
  type Draw,
} from '../../testing/scenes/bills.ts'
import { addBankAccount, testBank } from '../../testing/scenes/banks.ts'
import { addWheel, blank } from '../../testing/scenes/wheels.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { billHandlers } from '../bill/handlers.ts'
import { settleDue } from '../bill/settle-job.ts'
import { pointsOf } from '../points/read-points.ts'
import { wheelHandlers } from '../wheel/handlers.ts'
import { withdrawHandlers } from '../withdraw/handlers.ts'
import { protectionHandlers } from './handlers.ts'

const server = testServer({
  services: { payouts: testBank() },
  handlers: { ...billHandlers, ...protectionHandlers, ...wheelHandlers, ...withdrawHandlers },
})

let draw: Draw
let who: TestMember
beforeEach(async () => {
  draw = await addDraw(server.db, server.clock.now())
  who = await server.member({ points: 1000, wallets: [{ balance: 10_000_00, name: 'main' }] })
})

const limit = (kind: LimitKind, baht: number, period: LimitPeriod = 'day') =>
  server.call(
    setLimit,
    kind === 'time' ? { kind, period, minutes: baht } : { kind, period, amount: satang(baht * 100) },
    { as: who },
  )
const place = (baht: number, roundId = draw.roundId, number = '12') =>
  placeBill(server, who, roundId, [bet('top2', number, baht)])
const checked = async (baht: number) =>
  (await server.call(validateBill, wishOf(who, draw.roundId, [bet('top2', '12', baht)]), { as: who })).data
const used = async (kind: LimitKind) =>
  (await server.call(getProtection, {}, { as: who })).data.limits.find((one) => one.kind === kind)
const purse = () => balanceOf(server.db, walletAccount(who.walletIds[0]!))
const settle = () => settleDue(server.deps)

it.each(['stake', 'loss'] as const)(
  'SAFE-2 a bill over the limit of %s is refused, and nothing is done',
  async (kind) => {
    await limit(kind, 100)
    expect(await place(60)).toMatchObject({ error: 0 })
    const before = await purse()
    const refused = await place(40.01)
    expect(refused).toMatchObject({
      status: 200,
      error: 1,
      message: words.reached(kind, 'day', 40_00),
      data: {
        limit_kind: kind,
        limit_period: 'day',
        limit_left: '40.00',
        resets_at: '2026-11-20T17:00:00.000Z',
      },
    })
    expect(await purse()).toBe(before)
    expect(await place(40)).toMatchObject({ error: 0 })
    expect(await used(kind)).toMatchObject({ used: 100_00, amount: 100_00 })
    expect(await place(1)).toMatchObject({ error: 1, message: words.reached(kind, 'day', 0) })
  },
)

it('SAFE-2 the tightest of day, week and month decides', async () => {
  await limit('stake', 500, 'day')
  await limit('stake', 90, 'month')
  await limit('stake', 200, 'week')
  expect(await place(91)).toMatchObject({ error: 1, data: { limit_period: 'month', limit_left: '90.00' } })
})

it('SAFE-2 what is played counts from before the limit was set', async () => {
  await place(80)
  await limit('loss', 100)
  expect(await place(21)).toMatchObject({ error: 1, data: { limit_left: '20.00' } })
})

it('SAFE-2 a win gives room to lose it again, and is never held up; it does not lower what was staked', async () => {
  await limit('loss', 100)
  await limit('stake', 300)
  await place(100, draw.roundId, '56')
  await drawRound(server, draw.roundId)
  await settle()
  expect(await purse()).toBe(10_000_00 - 100_00 + 9_000_00)
  expect(await used('loss')).toMatchObject({ used: 100_00 - 9_000_00 })
  const next = await addDrawRound(server.db, draw.lotteryId, server.clock.now())
  expect(await place(201, next)).toMatchObject({
    error: 1,
    data: { limit_kind: 'stake', limit_left: '200.00' },
  })
  expect(await place(200, next)).toMatchObject({ error: 0 })
})

it('SAFE-2 a limit that is full stands in the way of no win, no refund and no withdrawal', async () => {
  await place(100, draw.roundId, '56')
  const other = await addDrawRound(server.db, draw.lotteryId, server.clock.now())
  await place(50, other)
  for (const kind of ['loss', 'stake', 'deposit', 'time'] as const)
    for (const period of ['day', 'week', 'month'] as const) await limit(kind, 0, period)
  expect(await place(1)).toMatchObject({ error: 1 })
  await voidRound(server, other, 'voided')
  await drawRound(server, draw.roundId)
  await settle()
  expect(await purse()).toBe(10_000_00 - 100_00 + 9_000_00)
  const bank_account_id = await addBankAccount(server.db, who.id)
  const { data: options } = await server.call(getWithdrawOptions, {}, { as: who })
  expect(options).toMatchObject({ can_withdraw: true, blocks: [] })
  const wish = { amount: satang(100_00), wallet_id: who.walletIds[0]!, bank_account_id }
  expect(await server.call(createWithdrawal, wish, { as: who })).toMatchObject({ error: 0 })
  expect(await totalOf(server.db)).toBe(0)
})

it('SAFE-2 a bill that is taken back or comes back counts no more, on the day of its stake', async () => {
  await limit('stake', 100)
  await limit('loss', 100, 'week')
  const { data } = await place(100)
  await server.call(cancelBill, { agent_id: 7, bill_id: data.bill.bill_id }, { as: who })
  expect(await used('stake')).toMatchObject({ used: 0 })
  expect(await used('loss')).toMatchObject({ used: 0 })
  expect(await place(100)).toMatchObject({ error: 0 })
  // The day after it is given back: that day's own stakes are not made less by it.
  server.clock.advance(13 * hour)
  await voidRound(server, draw.roundId, 'voided')
  await settle()
  expect(await used('stake')).toMatchObject({ used: 0 })
  expect(await used('loss')).toMatchObject({ used: 0 })
})

it('SAFE-2 a frame begins at midnight in Thailand', async () => {
  await limit('stake', 100)
  await place(100)
  server.clock.set(Date.parse('2026-11-20T23:59:59.999+07:00'))
  const round = await addDrawRound(server.db, draw.lotteryId, server.clock.now())
  expect(await place(1, round)).toMatchObject({ error: 1 })
  server.clock.set(Date.parse('2026-11-21T00:00:00.000+07:00'))
  expect(await place(100, round)).toMatchObject({ error: 0 })
})

it('SAFE-2 a limit that is lowered holds for the next stake', async () => {
  await limit('stake', 1000)
  await place(300)
  await limit('stake', 200)
  expect(await place(1)).toMatchObject({ error: 1, message: words.reached('stake', 'day', 0) })
})

it('SAFE-2 a refusal is the answer of its key, whatever has room by then', async () => {
  await limit('stake', 10)
  const wish = wishOf(who, draw.roundId, [bet('top2', '12', 11)])
  const ask = () => server.call(createBill, wish, { as: who, key: 'limit-key-of-one-bill-1' })
  const refused = await ask()
  expect(refused).toMatchObject({ error: 1, data: { limit_left: '10.00' } })
  server.clock.set(Date.parse('2026-11-20T13:00+07:00'))
  expect((await ask()).text).toBe(refused.text)
})

it('SAFE-2 of 64 bills at once as many pass as the limit holds, to the satang', async () => {
  await limit('stake', 100)
  await limit('loss', 99.5, 'week')
  const lines = Array.from({ length: 64 }, (_, n) => place(7.25, draw.roundId, String(n + 10)))
  const answers = await Promise.all(lines)
  const taken = answers.filter(({ error }) => error === 0)
  expect(taken).toHaveLength(13)
  expect(answers.filter(({ error }) => error === 1)).toHaveLength(51)
  expect(await used('stake')).toMatchObject({ used: 13 * 7_25 })
  expect(await purse()).toBe(10_000_00 - 13 * 7_25)
})

it('SAFE-2 time played is the time between stakes, and a rest is none of it', async () => {
  await limit('time', 30)
  await place(1)
  for (let round = 0; round < 5; round++) {
    server.clock.advance(5 * minute)
    expect(await place(1)).toMatchObject({ error: 0 })
  }
  server.clock.advance(60 * minute)
  expect(await place(1)).toMatchObject({ error: 0 })
  expect(await used('time')).toMatchObject({ minutes_used: 26 })
  server.clock.advance(4 * minute)
  const refused = await place(1)
  expect(refused).toMatchObject({ error: 1, message: words.reached('time', 'day', 0) })
  expect(refused.data).toMatchObject({ limit_kind: 'time', minutes_left: 0 })
})

it('SAFE-2 points on the wheel are a stake at what they are worth', async () => {
  const stock = await addWheel(server.db, [blank(10_000)])
  await limit('loss', 15)
  const spin = () => server.call(spinWheelV2, { stock_id: stock, tab: wheelTabs.points }, { as: who })
  expect(await spin()).toMatchObject({ error: 0 })
  expect(await spin()).toMatchObject({ error: 1, data: { limit_kind: 'loss', limit_left: '5.00' } })
  expect((await pointsOf(server.db, who.id, server.clock.now())).points).toBe(900)
  expect(await used('loss')).toMatchObject({ used: 10_00 })
})

it('SAFE-2 a bill being checked is told what the tightest limit leaves, before it is sent', async () => {
  expect((await checked(40)).limit_left ?? null).toBeNull()
  await limit('stake', 500)
  await limit('loss', 100, 'week')
  await place(60)
  expect(await checked(41)).toMatchObject({
    limit_left: 40_00,
    limit_message: words.reached('loss', 'week', 40_00),
  })
  expect(await place(40)).toMatchObject({ error: 0 })
  expect((await checked(1)).limit_left).toBe(0)
  expect(await place(1)).toMatchObject({ error: 1 })
  await limit('time', 0)
  expect((await checked(1)).limit_message).toBe(words.reached('time', 'day', 0))
})

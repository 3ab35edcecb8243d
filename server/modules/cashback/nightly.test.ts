import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { claimLoss, getLossHistory } from '#contracts/cashback.ts'
import { satang } from '#contracts/money.ts'
import { cashbacks } from '../../db/schema/cashback.ts'
import { inboxItems, nightlyRuns } from '../../db/schema/rewards.ts'
import { sqlState } from '../../db/transaction.ts'
import { hour } from '../../kit/clock.ts'
import { totalOf } from '../../ledger/accounts.ts'
import { addDraw, bet, drawRound, placeBill } from '../../testing/scenes/bills.ts'
import { addCashbackRules, depositOf, playRound, withdrawOf } from '../../testing/scenes/cashback.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { billHandlers } from '../bill/handlers.ts'
import { settleRound } from '../bill/settle-round.ts'
import { runNightly, type Nightly } from '../nightly/run-nightly.ts'
import { cashbackHandlers } from './handlers.ts'
import { cashbackNightly, dailyCashback, weeklyCashback } from './nightly.ts'

const server = testServer({
  handlers: { ...cashbackHandlers, ...billHandlers },
  seed: ({ database }) => addCashbackRules(database.db),
})

const bangkok = (text: string) => Date.parse(`${text}+07:00`)
const MONDAY = bangkok('2026-11-09T12:00:00')
const WEEK_OVER = bangkok('2026-11-16T02:00:00')

beforeEach(() => server.clock.set(MONDAY))

const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => server.member()))
const lose = (member: TestMember, stake = 1_000_00) =>
  playRound(server, member, { category: 'slot', stake, win: 0 })
const run = (nightly: Nightly, at: number) => {
  server.clock.set(at)
  return runNightly(server.db, nightly, at)
}
const rows = () => server.db.select().from(cashbacks).orderBy(cashbacks.fromDay, cashbacks.memberId)
const weekOf = async (as: TestMember) =>
  (await server.call(getLossHistory, { kind: 'weekly' }, { as })).data.find((row) => row.state !== 'running')!

it('EXTRA-1 a second run finds nothing left', async () => {
  const [member] = await crowd(1)
  await lose(member!)
  const at = bangkok('2026-11-10T01:00:00')
  expect([await run(dailyCashback, at), await run(dailyCashback, at + hour)]).toEqual([1, 0])
  expect(await rows()).toHaveLength(1)
  expect(await server.db.$count(inboxItems)).toBe(1)
})

it('EXTRA-1 cut off in the middle, it goes on where it was', async () => {
  for (const member of await crowd(5)) await lose(member)
  const nightly = cashbackNightly('daily', hour, 2)
  let batches = 0
  const killed: Nightly = {
    ...nightly,
    batch: async (tx, batch) => {
      const last = await nightly.batch(tx, batch)
      if (++batches === 2) throw new Error('killed')
      return last
    },
  }
  const at = bangkok('2026-11-10T01:00:00')
  await expect(run(killed, at)).rejects.toThrow('killed')
  expect(await rows()).toHaveLength(2)
  const first = await rows()
  await run(nightly, at + hour)
  const all = await rows()
  expect(all).toHaveLength(5)
  expect(all.slice(0, 2)).toEqual(first)
  expect(await server.db.$count(inboxItems)).toBe(5)
})

it('EXTRA-1 three days late: every day, in order, each claimable all of that day', async () => {
  const [member] = await crowd(1)
  for (const day of ['09', '10', '11']) {
    server.clock.set(bangkok(`2026-11-${day}T12:00:00`))
    await lose(member!)
  }
  expect(await run(dailyCashback, bangkok('2026-11-14T09:00:00'))).toBe(5)
  const until = bangkok('2026-11-15T00:00:00')
  expect((await rows()).map((row) => [row.fromDay, row.amount, row.claimableUntil])).toEqual([
    ['2026-11-09', 50_00, until],
    ['2026-11-10', 50_00, until],
    ['2026-11-11', 50_00, until],
  ])
})

it('EXTRA-1 two runs at once give nobody twice', async () => {
  const people = await crowd(7)
  for (const member of people) await lose(member)
  const nightly = cashbackNightly('daily', hour, 2)
  const at = bangkok('2026-11-10T01:00:00')
  await Promise.all([run(nightly, at), run(nightly, at), run(nightly, at)])
  expect((await rows()).map((row) => row.memberId)).toEqual(people.map((member) => member.id).sort(byNumber))
  expect(await server.db.$count(inboxItems)).toBe(7)
  expect(await server.db.select().from(nightlyRuns)).toMatchObject([{ name: 'cashback.daily', doneAt: at }])
})

const byNumber = (a: string, b: string) => Number(a) - Number(b)

it('EXTRA-2 the week from the ledger, less the daily cashback that was taken', async () => {
  const hero = await server.member({ vipLevel: 2, wallets: [{ type: 1 }] })
  await depositOf(server, hero, 12_000)
  await playRound(server, hero, { category: 'slot', stake: 6_800_00, win: 6_000_00, paid: true })
  await run(dailyCashback, bangkok('2026-11-10T01:00:00'))
  const [daily] = (await server.call(getLossHistory, { kind: 'daily' }, { as: hero })).data.filter(
    (row) => row.state === 'claimable',
  )
  expect(daily!.amount).toBe(40_00)
  await server.call(claimLoss, { cashback_id: daily!.cashback_id }, { as: hero })
  await withdrawOf(server, hero, 4_500)
  // 40 more than the deposit left to lose: what came back on Tuesday was in the wallet.
  await playRound(server, hero, { category: 'casino', stake: 5_240_00, win: 0, paid: true })
  await run(weeklyCashback, WEEK_OVER)
  expect(await weekOf(hero)).toMatchObject({
    state: 'claimable',
    from_day: '2026-11-09',
    to_day: '2026-11-15',
    start_balance: 0,
    deposited: 12_000_00,
    withdrawn: 4_500_00,
    end_balance: 1_500_00,
    lost: 6_000_00,
    rate_percent: 3,
    vip_level: 2,
    deducted: 40_00,
    amount: 140_00,
    claimable_until: bangkok('2026-11-23T00:00:00'),
  })
  expect((await weekOf(hero)).days!.map((day) => day.net)).toEqual([-800_00, -5_240_00, 0, 0, 0, 0, 0])
  const answer = await server.call(claimLoss, { cashback_id: (await weekOf(hero)).cashback_id }, { as: hero })
  expect(answer.data.balance).toBe(1_640_00)
  expect(await totalOf(server.db)).toBe(0)
})

it('EXTRA-2 money of another week is that week’s, to the millisecond', async () => {
  const member = await server.member({ wallets: [{ type: 1 }] })
  server.clock.set(bangkok('2026-11-08T23:59:59.999'))
  await depositOf(server, member, 500)
  server.clock.set(bangkok('2026-11-09T00:00:00'))
  await depositOf(server, member, 200)
  await playRound(server, member, { category: 'slot', stake: 300_00, win: 0, paid: true })
  server.clock.set(bangkok('2026-11-15T23:59:59.999'))
  await withdrawOf(server, member, 100)
  server.clock.set(bangkok('2026-11-16T00:00:00'))
  await depositOf(server, member, 9_000)
  await playRound(server, member, { category: 'slot', stake: 5_000_00, win: 0, paid: true })
  await run(weeklyCashback, WEEK_OVER)
  expect(await weekOf(member)).toMatchObject({
    start_balance: 500_00,
    deposited: 200_00,
    withdrawn: 100_00,
    end_balance: 300_00,
    lost: 300_00,
    amount: 3_00,
  })
})

it('EXTRA-2 the stake of a bill that is still open is not lost yet', async () => {
  const member = await server.member({ wallets: [{ type: 1, balance: 1_000_00 }] })
  await playRound(server, member, { category: 'slot', stake: 200_00, win: 0, paid: true })
  server.clock.set(bangkok('2026-11-15T22:30:00'))
  const { roundId } = await addDraw(server.db, server.clock.now())
  await placeBill(server, member, roundId, [bet('top3', '111', 300)])
  // Drawn on Monday at half past two, after the week was over.
  await drawRound(server, roundId)
  await settleRound(server.deps, roundId)
  await run(weeklyCashback, bangkok('2026-11-16T03:00:00'))
  const week = await weekOf(member)
  expect(week).toMatchObject({ end_balance: 800_00, lost: 0 })
  // The opening of the wallet is no deposit, so that it can cost nothing either.
  expect(week).toMatchObject({ start_balance: 0, deposited: 0 })
  await run(weeklyCashback, bangkok('2026-11-23T02:00:00'))
  const next = await weekOf(member)
  expect(next).toMatchObject({
    from_day: '2026-11-16',
    start_balance: 800_00,
    end_balance: 500_00,
    lost: 300_00,
  })
})

it('EXTRA-2 Sunday’s cashback, still to be taken, is not given a second time by the week', async () => {
  const member = await server.member({ vipLevel: 2, wallets: [{ type: 1 }] })
  await depositOf(server, member, 10_000)
  server.clock.set(bangkok('2026-11-15T20:00:00'))
  await playRound(server, member, { category: 'slot', stake: 2_000_00, win: 0, paid: true })
  await run(dailyCashback, bangkok('2026-11-16T01:00:00'))
  await run(weeklyCashback, WEEK_OVER)
  expect(await weekOf(member)).toMatchObject({ lost: 2_000_00, deducted: 100_00, amount: 0, state: 'none' })
})

it('EXTRA-2 what was left to expire is not taken off', async () => {
  const member = await server.member({ vipLevel: 2, wallets: [{ type: 1 }] })
  await depositOf(server, member, 10_000)
  await playRound(server, member, { category: 'slot', stake: 2_000_00, win: 0, paid: true })
  await run(dailyCashback, bangkok('2026-11-10T01:00:00'))
  await run(weeklyCashback, WEEK_OVER)
  expect(await weekOf(member)).toMatchObject({ deducted: 0, amount: 60_00 })
})

it('EXTRA-1 an agent without rules gives nothing, and holds nobody up', async () => {
  const [member] = await crowd(1)
  await lose(member!)
  await server.db.execute('delete from cashback_rules')
  expect(await run(dailyCashback, bangkok('2026-11-10T01:00:00'))).toBe(1)
  expect(await rows()).toEqual([])
  const { data } = await server.call(getLossHistory, {}, { as: member! })
  expect(data).toEqual([])
})

it('EXTRA-1 the database keeps one row of a period, and its limits', async () => {
  const [member] = await crowd(1)
  await lose(member!)
  await run(dailyCashback, bangkok('2026-11-10T01:00:00'))
  const [row] = await rows()
  const other = { id: undefined, fromDay: '2026-11-01', toDay: '2026-11-01' }
  const stateOf = async (over: object) =>
    sqlState(
      await server.db
        .insert(cashbacks)
        .values({ ...row!, ...other, ...over })
        .then(String, (error: unknown) => error),
    )
  expect(await stateOf({ fromDay: row!.fromDay, toDay: row!.toDay })).toBe('23505')
  for (const over of [{ amount: satang(-1) }, { amount: satang(3_000_01) }, { claimedAt: MONDAY }])
    expect(await stateOf(over)).toBe('23514')
  expect(await server.db.select().from(cashbacks).where(eq(cashbacks.id, row!.id))).toHaveLength(1)
})

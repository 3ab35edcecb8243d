import { eq, sql } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { beforeEach, expect, it } from 'vitest'
import { getWallets } from '#contracts/member.ts'
import { getStatement } from '#contracts/statement.ts'
import {
  collectWheelReward,
  getWheelBoard,
  getWheelConfig,
  getWheelConfigV2,
  getWheelHistory,
  getWheelTable,
  spinWheel,
  spinWheelV2,
} from '#contracts/wheel.ts'
import { wheelPrizes, wheels, wheelSpins } from '../../db/schema/wheel.ts'
import { sqlState } from '../../db/transaction.ts'
import { totalOf } from '../../ledger/accounts.ts'
import { rewardMessages } from '../../strings/reward.ts'
import { statementWords } from '../../strings/statement.ts'
import { wheelMessages as words } from '../../strings/wheel.ts'
import { bindWallet } from '../../testing/bind-wallet.ts'
import { requestFor } from '../../testing/call.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { addSpins, addWheel, blank, creditPrize, pointPrize, spinPrize } from '../../testing/scenes/wheels.ts'
import { memberHandlers } from '../member/handlers.ts'
import { pointsOf } from '../points/read-points.ts'
import { statementHandlers } from '../statement/handlers.ts'
import { wheelHandlers } from './handlers.ts'
import { spinsOf } from '../points/move-spins.ts'

const server = testServer({ handlers: { ...wheelHandlers, ...memberHandlers, ...statementHandlers } })

let malee: TestMember
beforeEach(async () => {
  malee = await server.member({ points: 250, wallets: [{ type: 1, balance: 100_00, canDeposit: true }] })
})

let keys = 0
const key = () => `wheel-test-key-${String(++keys).padStart(6, '0')}`
const spin = (stock_id: string, intent = key()) =>
  server.call(spinWheel, { stock_id }, { as: malee, key: intent })
const spinTab = (stock_id: string, tab: number, intent = key()) =>
  server.call(spinWheelV2, { stock_id, tab }, { as: malee, key: intent })
const history = async () => (await server.call(getWheelHistory, {}, { as: malee })).data
const balance = async () => (await server.call(getWallets, {}, { as: malee })).data[0]!.balance
const points = async () => (await pointsOf(server.db, malee.id, server.clock.now())).points
const spins = () => spinsOf(server.db, malee.id)

it('EXTRA-5 needs sign-in', async () => {
  expect((await server.call(getWheelConfigV2, {})).status).toBe(401)
  expect((await server.call(spinWheel, { stock_id: '1' }, { key: key() })).status).toBe(401)
  expect((await server.call(getWheelHistory, {})).status).toBe(401)
})

it('EXTRA-5 without a wheel the config has no data, and nothing spins', async () => {
  expect((await server.call(getWheelConfig, {}, { as: malee })).body.data).toBeNull()
  expect((await server.call(getWheelConfigV2, {}, { as: malee })).body.data).toBeNull()
  await addSpins(server.db, malee.id, 1)
  expect(await spin('1')).toMatchObject({ error: 1, message: words.changed })
  expect(await spins()).toBe(1)
})

it('EXTRA-5 the config tells prizes, exact chances, free spins and points', async () => {
  const stock = await addWheel(server.db, [creditPrize(10, 1), blank(6499), pointPrize(5, 3500)])
  await addSpins(server.db, malee.id, 3)
  const { data } = await server.call(getWheelConfigV2, {}, { as: malee })
  expect(data).toMatchObject({
    setting: { stock_id: stock, points_per_spin: 100 },
    free_spins: 3,
    points: 250,
  })
  expect(data!.prizes.map((prize) => prize.chance_percent)).toEqual([0.01, 64.99, 35])
  const first = await server.call(getWheelConfig, {}, { as: malee })
  expect(first.data).toMatchObject({ configs: { stock_id: stock }, free_spins: 3 })
  const table = (await server.call(getWheelTable, { stock_id: stock }, {})).data
  expect(table).toMatchObject({ table_hash: data!.setting.table_hash, prizes: data!.prizes })
})

it('EXTRA-5 credit goes to the main wallet at once, once for a key, and stands in the statement', async () => {
  const stock = await addWheel(server.db, [creditPrize(100, 10_000)])
  await addSpins(server.db, malee.id, 3)
  const intent = key()
  const answers = [await spin(stock, intent), await spin(stock, intent), await spin(stock, intent)]
  for (const { data } of answers)
    expect(data).toMatchObject({
      collected: true,
      free_spins: 2,
      reward: { kind: 'credit', amount: 100_00 },
      credited: { wallet_id: malee.walletIds[0], balance: 200_00 },
      fairness: { nonce: 0, server_seed: '' },
    })
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await balance()).toBe(200_00)
  expect(await spins()).toBe(2)
  const lines = (await server.call(getStatement, { kind: 'reward' }, { as: malee })).data
  expect(lines).toMatchObject([{ title: `${statementWords.titles.wheel} wheel`, amount: 100_00 }])
  expect(await totalOf(server.db)).toBe(0)
})

it('EXTRA-5 an intent whose stored answer is gone still spins once', async () => {
  const stock = await addWheel(server.db, [creditPrize(100, 10_000)])
  await addSpins(server.db, malee.id, 3)
  const intent = key()
  const first = await spin(stock, intent)
  await server.db.execute(sql`delete from operations`)
  const again = await spin(stock, intent)
  expect(again.data.spin_id).toBe(first.data.spin_id)
  expect(await balance()).toBe(200_00)
  expect(await spins()).toBe(2)
})

it('EXTRA-5 tab 2 takes points; what was won counts at once', async () => {
  const stock = await addWheel(server.db, [pointPrize(20, 10_000)])
  const { data } = await spinTab(stock, 2)
  expect(data).toMatchObject({ tab: 2, points: 170, free_spins: 0, credited: { points: 170 } })
  expect(await points()).toBe(170)
  expect((await spinTab(stock, 2)).data.points).toBe(90)
  expect(await spinTab(stock, 2)).toMatchObject({ error: 1, message: words.tooFewPoints('90', '100') })
  expect(await points()).toBe(90)
  expect(await history()).toHaveLength(2)
})

it('EXTRA-5 a wheel without a price is not spun with points', async () => {
  const stock = await addWheel(server.db, [blank(10_000)], null)
  expect(await spinTab(stock, 2)).toMatchObject({ error: 1, message: words.noPoints })
  expect(await points()).toBe(250)
  const third = requestFor(spinWheelV2, { stock_id: stock, tab: 3 }, { as: malee, key: key() })
  expect((await server.app.fetch(third)).status).toBe(422)
})

it('EXTRA-5 without free spins nothing spins', async () => {
  const stock = await addWheel(server.db, [creditPrize(5, 10_000)])
  expect(await spinTab(stock, 1)).toMatchObject({ error: 1, message: words.noSpins })
  expect(await history()).toEqual([])
  expect(await balance()).toBe(100_00)
})

it('EXTRA-5 a spin that was won is there to be used', async () => {
  const stock = await addWheel(server.db, [spinPrize(2, 10_000)])
  await addSpins(server.db, malee.id, 1)
  expect((await spin(stock)).data).toMatchObject({ free_spins: 2, collected: true })
  expect(await spins()).toBe(2)
})

it('EXTRA-5 another wheel than the member saw: said so, and nothing is spent', async () => {
  const before = await addWheel(server.db, [blank(10_000)])
  const after = await addWheel(server.db, [creditPrize(5, 10_000)])
  await addSpins(server.db, malee.id, 1)
  expect(await spin(before)).toMatchObject({ error: 1, message: words.changed })
  expect(await spinTab(before, 2)).toMatchObject({ error: 1, message: words.changed })
  expect([await spins(), await points()]).toEqual([1, 250])
  expect((await spin(after)).error).toBe(0)
  // The table of the wheel that is over is still there for who verifies its spins.
  expect((await server.call(getWheelTable, { stock_id: before }, {})).data.prizes).toHaveLength(1)
  expect((await server.call(getWheelTable, { stock_id: '999' }, {})).status).toBe(404)
})

it('EXTRA-5 credit with turnover waits while a promotion binds the wallet, and is collected once', async () => {
  const stock = await addWheel(server.db, [creditPrize(1000, 10_000, 3)])
  await addSpins(server.db, malee.id, 1)
  await bindWallet(server.db, malee, 0)
  const { data } = await spin(stock)
  expect(data).toMatchObject({ collected: false, credited: null, free_spins: 0, reward: { amount: 1000_00 } })
  expect(await balance()).toBe(100_00)
  const collect = (agreed = satang(3000_00), intent = key()) =>
    server.call(
      collectWheelReward,
      { spin_id: data.spin_id, agreed_turnover: agreed },
      { as: malee, key: intent },
    )
  expect(await collect()).toMatchObject({ error: 1, message: rewardMessages.locked })
  expect((await history())[0]).toMatchObject({ collected: false })

  await server.db.execute(sql`delete from wallet_promotions`)
  const stranger = await server.member()
  const theirs = await server.call(
    collectWheelReward,
    { spin_id: data.spin_id },
    { as: stranger, key: key() },
  )
  expect(theirs).toMatchObject({ error: 1, message: words.noSpin })
  const told = rewardMessages.agree('3,000 บาท')
  expect(await collect(satang(2999_99))).toMatchObject({ error: 1, message: told })
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => collect()))
  expect(answers.filter(({ error }) => error === 0)).toHaveLength(1)
  const given = answers.find(({ error }) => error === 0)!
  expect(given.data).toMatchObject({ balance: 1100_00, reward: { turnover: 3000_00 } })
  expect(await collect()).toMatchObject({ error: 1, message: words.collected })
  expect(await balance()).toBe(1100_00)
  expect((await history())[0]).toMatchObject({ collected: true })
  expect(await totalOf(server.db)).toBe(0)
})

it('EXTRA-5 fifty spins at once with ten free spins are ten, with nonces 0 to 9 and one prize each', async () => {
  const stock = await addWheel(server.db, [creditPrize(5, 5000), creditPrize(10, 5000)])
  await addSpins(server.db, malee.id, 10)
  const answers = await Promise.all(Array.from({ length: 50 }, () => spin(stock)))
  const done = answers.filter(({ error }) => error === 0)
  expect(done).toHaveLength(10)
  expect(answers.filter(({ message }) => message === words.noSpins)).toHaveLength(40)
  expect(done.map(({ data }) => data.fairness.nonce).sort((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ])
  expect(new Set(done.map(({ data }) => data.fairness.server_seed_hash)).size).toBe(1)
  const won = done.reduce((sum, { data }) => sum + data.reward.amount!, 0)
  expect(await balance()).toBe(100_00 + won)
  expect([await spins(), await totalOf(server.db)]).toEqual([0, 0])
}, 60_000)

it('EXTRA-5 the board has real wins only, newest first, names masked, twenty at most', async () => {
  const board = async (agent_code?: string) => (await server.call(getWheelBoard, { agent_code }, {})).data
  const empty = await addWheel(server.db, [blank(10_000)])
  await addSpins(server.db, malee.id, 30)
  await spin(empty)
  expect(await board(TEST_AGENT)).toEqual([])
  const stock = await addWheel(server.db, [pointPrize(7, 10_000)])
  for (let n = 0; n < 21; n++) {
    server.clock.advance(1000)
    await spin(stock)
  }
  const winners = await board(TEST_AGENT)
  expect(winners).toHaveLength(20)
  expect(winners[0]).toMatchObject({ at: server.clock.now(), reward: { kind: 'points', count: 7 } })
  expect(winners[0]!.name).toMatch(/•••/)
  expect(winners[0]!.name).not.toContain(malee.username)
  expect(await board('elsewhere')).toEqual([])
  expect((await server.call(getWheelBoard, {}, { as: malee })).data).toHaveLength(20)
}, 30_000)

it('EXTRA-5 what was published is never changed', async () => {
  const refused = async (work: PromiseLike<unknown>) =>
    sqlState(
      await Promise.resolve(work).then(
        () => null,
        (error: unknown) => error,
      ),
    )
  const stock = await addWheel(server.db, [pointPrize(7, 10_000)])
  await addSpins(server.db, malee.id, 1)
  await spin(stock)
  const { db } = server
  expect(await refused(db.update(wheelPrizes).set({ weight: 1 }))).toBe('WH001')
  expect(await refused(db.delete(wheelPrizes))).toBe('WH001')
  expect(await refused(db.update(wheels).set({ pointsPerSpin: 1 }))).toBe('WH001')
  expect(await refused(db.update(wheelSpins).set({ slot: 1 }).where(eq(wheelSpins.memberId, malee.id)))).toBe(
    'WH004',
  )
  expect(await refused(db.execute(sql`update wheel_seeds set server_seed = repeat('0', 64)`))).toBe('WH003')
  const more = { ...pointPrize(1, 1), wheelId: stock, position: 9 }
  expect(await refused(db.insert(wheelPrizes).values(more))).toBe('WH002')
  await expect(addWheel(db, [blank(9999)])).rejects.toThrow(RangeError)
  await expect(addWheel(db, [{ ...blank(10_000), kind: 'free_spins' }])).rejects.toThrow(RangeError)
})

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { getPoints, getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { getActivePromotions } from '#contracts/promotion.ts'
import {
  calcRedemption,
  getPointHistory,
  getRedemptionItems,
  getRedemptions,
  redeemItem,
} from '#contracts/redemption.ts'
import { getStatement } from '#contracts/statement.ts'
import { redemptionItems, redemptions } from '../../db/schema/redemption.ts'
import { inTransaction } from '../../db/transaction.ts'
import { day } from '../../kit/clock.ts'
import { totalOf } from '../../ledger/accounts.ts'
import { rewardMessages } from '../../strings/reward.ts'
import { redemptionMessages as words } from '../../strings/redemption.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { memberHandlers } from '../member/handlers.ts'
import { pointHandlers } from '../points/handlers.ts'
import { promotionHandlers } from '../promotion/handlers.ts'
import { statementHandlers } from '../statement/handlers.ts'
import { spinsOf } from '../points/move-spins.ts'
import { redemptionHandlers } from './handlers.ts'
import { cancelParcel, markDelivered, markSent } from './parcel.ts'

const handlers = {
  ...redemptionHandlers,
  ...pointHandlers,
  ...memberHandlers,
  ...promotionHandlers,
  ...statementHandlers,
}
const server = testServer({ handlers })

const delivery = { name: 'นรินทร์ ทองดี', mobile: '0812345678', address: '99/1 ถนนพระราม 4 กรุงเทพฯ 10110' }

let malee: TestMember
beforeEach(async () => {
  const wallets = [
    { type: 1, balance: 100_00, canDeposit: true },
    { type: 2, category: 'lotto', canDeposit: false },
    { type: 3, category: 'slot', canDeposit: true },
  ]
  malee = await server.member({ points: 1250, wallets })
})

async function add(rest: Partial<typeof redemptionItems.$inferInsert> = {}): Promise<string> {
  const item = { agentCode: TEST_AGENT, name: 'เครดิต 50 บาท', kind: 'credit' as const, points: 500 }
  const amount = (rest.kind ?? 'credit') === 'credit' ? satang(50_00) : null
  const count = amount === null ? 1 : null
  const [row] = await server.db
    .insert(redemptionItems)
    .values({ ...item, amount, count, ...rest })
    .returning({ id: redemptionItems.id })
  return row!.id
}

type Wish = Parameters<typeof server.call<typeof redeemItem>>[1]

const redeem = (item_id: string, rest: Partial<Wish> = {}, key?: string, as = malee) =>
  server.call(redeemItem, { item_id, quantity: 1, ...rest }, { as, ...(key ? { key } : {}) })
/** To a turnover, in baht. */
const agrees = (baht: number) => ({ agreed_turnover: satang(Math.round(baht * 100)) })
const calc = async (item_id: string, quantity = 1, wallet_id?: string) =>
  (
    await server.call(
      calcRedemption,
      { item_id, quantity, ...(wallet_id ? { wallet_id } : {}) },
      { as: malee },
    )
  ).data
const points = async (as = malee) => (await server.call(getPoints, {}, { as })).data.point
const balances = async () =>
  (await server.call(getWallets, {}, { as: malee })).data.map((wallet) => wallet.balance)
const stock = async (id: string) =>
  (await server.db.select().from(redemptionItems).where(eq(redemptionItems.id, id)))[0]!.stock
const rows = () => server.db.select().from(redemptions)

/** Nothing of what was refused stays. */
async function untouched(item: string, left: number | null = null) {
  expect(await points()).toBe(1250)
  expect(await balances()).toEqual([100_00, 0, 0])
  expect(await rows()).toEqual([])
  expect(await stock(item)).toBe(left)
  expect((await server.call(getPointHistory, {}, { as: malee })).data).toHaveLength(1)
}

describe('EXTRA-3 what is on offer', () => {
  it('a visitor sees the shop, a member their own limit; what is over or not begun is missing', async () => {
    const now = server.clock.now()
    await add({ name: 'b', position: 2, memberLimit: 3 })
    await add({ name: 'a', position: 1, popular: true, stock: 12 })
    await add({ name: 'over', endsAt: now })
    await add({ name: 'later', startsAt: now + 1 })
    const seen = await server.call(getRedemptionItems, { agent_code: TEST_AGENT })
    expect(seen.data).toMatchObject([
      { name: 'a', popular: true, stock: 12, member_limit: null, points: 500 },
      { name: 'b', stock: null, member_limit: 3, reward: { kind: 'credit', amount: 50_00 } },
    ])
    await redeem(seen.data[1]!.item_id, { quantity: 2 })
    const mine = await server.call(getRedemptionItems, {}, { as: malee })
    expect(mine.data[1]).toMatchObject({ member_limit: 1 })
  })

  it('everything else needs sign-in; a visitor must name the agent', async () => {
    const item_id = await add()
    expect((await server.call(redeemItem, { item_id, quantity: 1 })).status).toBe(401)
    expect((await server.call(calcRedemption, { item_id, quantity: 1 })).status).toBe(401)
    expect((await server.call(getRedemptions, {})).status).toBe(401)
    expect((await server.call(getRedemptionItems, {})).error).toBe(1)
  })
})

describe('EXTRA-3 what it would cost', () => {
  it('two of fifty baht', async () => {
    const item = await add({ turnoverTimes: 1 })
    expect(await calc(item, 2)).toEqual({
      points_now: 1250,
      points_used: 1000,
      points_left: 250,
      max_quantity: 2,
      credit: 100_00,
      turnover: 100_00,
      can_redeem: true,
      message: '',
    })
    await untouched(item)
  })

  it('says why not, and how many there could be', async () => {
    expect(await calc(await add(), 3)).toMatchObject({ can_redeem: false, message: words.notEnough('250') })
    expect(await calc(await add({ stock: 1 }), 2)).toMatchObject({
      message: words.fewLeft('1'),
      max_quantity: 1,
    })
    expect(await calc(await add({ stock: 0 }))).toMatchObject({ message: words.soldOut, max_quantity: 0 })
    expect(await calc(await add({ memberLimit: 1 }), 2)).toMatchObject({ message: words.overLimit('1') })
  })
})

describe('EXTRA-3 redeeming', () => {
  it('credit: once, in the statement, with its turnover on the wallet that was chosen', async () => {
    const item = await add({ turnoverTimes: 1, validDays: 7, stock: 5 })
    const wallet_id = malee.walletIds[2]!
    const answer = await redeem(item, { quantity: 2, wallet_id, expected_points: 1000, ...agrees(100) })
    expect(answer).toMatchObject({ error: 0, message: words.done })
    expect(answer.data).toMatchObject({
      state: 'done',
      points_left: 250,
      credited: {
        reward: { kind: 'credit', amount: 100_00, turnover: 100_00, use_until: server.clock.now() + 7 * day },
        wallet_id,
        balance: 100_00,
      },
    })
    expect(await balances()).toEqual([100_00, 0, 100_00])
    expect(await stock(item)).toBe(3)
    const [bound] = (await server.call(getActivePromotions, {}, { as: malee })).data
    expect(bound).toMatchObject({ wallet_id, turnover_target: 100_00 })
    const [line] = (await server.call(getStatement, {}, { as: malee })).data
    expect(line).toMatchObject({ amount: 100_00, kind: 'reward', ref: answer.data.credited.ref })
    const history = await server.call(getRedemptions, {}, { as: malee })
    expect(history.body).toMatchObject({ total: 1 })
    expect(history.data).toMatchObject([{ quantity: 2, points: 1000, credit: 100_00, state: 'done' }])
    expect(await totalOf(server.db)).toBe(0)
  })

  it('spins of the wheel, and points for points', async () => {
    const spins = await add({ kind: 'wheel_spins', count: 5, points: 450 })
    expect((await redeem(spins, { quantity: 2 })).data).toMatchObject({ points_left: 350 })
    expect(await spinsOf(server.db, malee.id)).toBe(10)
    const more = await add({ kind: 'points', count: 80, points: 50 })
    expect((await redeem(more, { quantity: 2 })).data).toMatchObject({ points_left: 410 })
    expect(await points()).toBe(410)
  })

  it('a thing to be sent asks where to, and hides it in the history', async () => {
    const item = await add({ kind: 'item', points: 900, stock: 3 })
    expect(await redeem(item)).toMatchObject({ error: 1, message: words.needsDelivery })
    await untouched(item, 3)
    expect((await redeem(item, { delivery })).data).toMatchObject({ state: 'preparing', points_left: 350 })
    const [shown] = (await server.call(getRedemptions, {}, { as: malee })).data
    expect(shown!.deliver_to).toMatch(/081-•••-5678 •••10110$/)
    expect(shown!.deliver_to).not.toContain('ทองดี')
    expect(shown!.deliver_to).not.toContain('พระราม')
  })

  it('twenty times under one key is once', async () => {
    const item = await add({ points: 50 })
    const key = 'redeem-once-for-ever'
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(item, {}, key)))
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect((await redeem(item, {}, key)).data).toMatchObject({ points_left: 1200 })
    expect(await points()).toBe(1200)
    expect(await balances()).toEqual([150_00, 0, 0])
    expect(await rows()).toHaveLength(1)
  })

  it('twenty at once under keys of their own: no more than the limit, never below zero', async () => {
    const item = await add({ points: 50, memberLimit: 3, stock: 100 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => redeem(item, {}, `own-key-of-the-test-${n}`)),
    )
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(3)
    const told = answers.filter(({ error }) => error !== 0).map(({ message }) => message)
    expect(new Set(told)).toEqual(new Set([words.limitReached]))
    expect([await points(), await stock(item)]).toEqual([1100, 97])
    expect(await balances()).toEqual([250_00, 0, 0])
    const dear = await add({ points: 400 })
    const more = await Promise.all(Array.from({ length: 8 }, () => redeem(dear)))
    expect(more.filter(({ error }) => error === 0)).toHaveLength(2)
    expect(await points()).toBe(300)
  })
})

describe('EXTRA-3 refused, and nothing has changed', () => {
  it.each([
    ['too few points', { points: 1251 }, {}, words.notEnough('1')],
    ['sold out', { stock: 0 }, {}, words.soldOut],
    ['fewer than asked for', { stock: 1 }, { quantity: 2 }, words.fewLeft('1')],
    ['beyond the limit', { memberLimit: 1 }, { quantity: 2 }, words.overLimit('1')],
    ['another price than agreed', {}, { expected_points: 450 }, words.changed],
    ['over', { endsAt: Date.UTC(2020, 0, 1) }, {}, words.unknown],
    ['of another agent', { agentCode: 'elsewhere' }, {}, words.unknown],
  ] as const)('%s', async (_, item, wish, message) => {
    if ('agentCode' in item)
      await server.db.execute(
        `insert into agents (code, number, name, register_type) values ('elsewhere', 8, 'x', 1)`,
      )
    const id = await add(item)
    expect(await redeem(id, wish)).toMatchObject({ status: 200, error: 1, message })
    await untouched(id, 'stock' in item ? item.stock : null)
  })

  it('a wallet of somebody else, and one that does not take it', async () => {
    const item = await add({ categorys: 'slot' })
    const other = await server.member()
    const into = (wallet_id: string) => redeem(item, { wallet_id })
    expect(await into(other.walletIds[0]!)).toMatchObject({ error: 1, message: words.unknownWallet })
    expect(await into(malee.walletIds[1]!)).toMatchObject({ error: 1, message: words.walletDoesNotFit })
    await untouched(item)
  })

  it('PROMO-2 credit with turnover waits while another promotion binds the wallet', async () => {
    const item = await add({ turnoverTimes: 1 })
    await redeem(item, agrees(50))
    expect(await calc(item)).toMatchObject({ can_redeem: false, message: words.locked })
    expect(await redeem(item, agrees(50))).toMatchObject({ error: 1, message: words.locked })
    expect(await points()).toBe(750)
    const elsewhere = { wallet_id: malee.walletIds[2]!, ...agrees(50) }
    expect(await redeem(item, elsewhere)).toMatchObject({ error: 0 })
  })

  it.each([undefined, 0, 49.99, 50.01])(
    'a turnover that was not agreed to: %s instead of 50 baht',
    async (baht) => {
      const item = await add({ turnoverTimes: 1, stock: 5 })
      const answer = await redeem(item, baht === undefined ? {} : agrees(baht))
      expect(answer).toMatchObject({ error: 1, message: rewardMessages.agree('50 บาท') })
      expect([await points(), await stock(item)]).toEqual([1250, 5])
      expect(await balances()).toEqual([100_00, 0, 0])
    },
  )
})

describe('EXTRA-3 parcels', () => {
  const press = (run: (tx: Parameters<typeof cancelParcel>[0]) => Promise<boolean>) =>
    inTransaction(server.db, run)
  const now = () => server.clock.now()
  const state = async () => (await server.call(getRedemptions, {}, { as: malee })).data[0]!

  it('sent with its number, then delivered', async () => {
    const item = await add({ kind: 'item', points: 900 })
    const { redemption_id: id } = (await redeem(item, { delivery })).data
    expect(await press((tx) => markSent(tx, id, 'TH123456789', now()))).toBe(true)
    expect(await press((tx) => markSent(tx, id, 'TH999999999', now()))).toBe(false)
    expect(await state()).toMatchObject({ state: 'sent', tracking: 'TH123456789' })
    expect(await press((tx) => markDelivered(tx, id, now()))).toBe(true)
    expect(await state()).toMatchObject({ state: 'delivered' })
    expect(await press((tx) => cancelParcel(tx, id, now()))).toBe(false)
    expect(await points()).toBe(350)
  })

  it('given up: points and piece come back once, and the limit is free again', async () => {
    const item = await add({ kind: 'item', points: 900, stock: 1, memberLimit: 1 })
    const { redemption_id: id } = (await redeem(item, { delivery })).data
    expect([await points(), await stock(item)]).toEqual([350, 0])
    const pressed = await Promise.all([1, 2, 3, 4].map(() => press((tx) => cancelParcel(tx, id, now()))))
    expect(pressed.filter(Boolean)).toHaveLength(1)
    expect([await points(), await stock(item)]).toEqual([1250, 1])
    expect(await state()).toMatchObject({ state: 'cancelled' })
    expect(await redeem(item, { delivery })).toMatchObject({ error: 0 })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { journalKinds } from '../statement/kinds.ts'
import { walletPromotions } from '../../db/schema/promotion.ts'
import { inTransaction } from '../../db/transaction.ts'
import { day } from '../../kit/clock.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { rewardMessages as words } from '../../strings/reward.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { pointsOf } from '../points/read-points.ts'
import { spinsOf } from '../points/move-spins.ts'
import { giveReward, type Gift, type Giving } from './give-reward.ts'

const server = testServer({ handlers: {} })

let malee: TestMember
beforeEach(async () => {
  malee = await server.member({ wallets: [{ type: 1, balance: 100_00 }, { type: 3 }] })
})

const plain: Gift = {
  kind: 'credit',
  label: 'ของขวัญ',
  amount: null,
  count: null,
  turnoverTimes: 0,
  categorys: 'all',
  validDays: null,
}
const credit = (rest: Partial<Gift> = {}): Gift => ({ ...plain, amount: satang(50_00), ...rest })
const counted = (kind: Gift['kind'], count: number): Gift => ({ ...plain, kind, count })

const give = (gift: Gift, rest: Partial<Giving> = {}) =>
  inTransaction(server.db, (tx) =>
    giveReward(tx, {
      memberId: malee.id,
      gift,
      key: 'gift:1',
      kind: 'quest.credit',
      name: 'ภารกิจ',
      now: server.clock.now(),
      ...rest,
    }),
  )
const balance = (index = 0) => balanceOf(server.db, walletAccount(malee.walletIds[index]!))
const points = async () => (await pointsOf(server.db, malee.id, server.clock.now())).points

describe('EXTRA-3 EXTRA-4 EXTRA-5 what is given', () => {
  it('credit without turnover is the main wallet’s, free at once', async () => {
    const { credited, journalId } = await give(credit())
    expect(credited).toMatchObject({
      reward: { kind: 'credit', amount: 50_00, turnover: null, use_until: null },
      wallet_id: malee.walletIds[0],
      balance: 150_00,
      points: null,
      ref: `R${journalId}`,
    })
    expect(await balance()).toBe(150_00)
    expect(await server.db.select().from(walletPromotions)).toEqual([])
    expect(await balanceOf(server.db, house.quests)).toBe(-50_00)
    expect(await totalOf(server.db)).toBe(0)
  })

  it('credit with turnover binds the wallet that was chosen', async () => {
    const gift = credit({ turnoverTimes: 3, validDays: 7, categorys: 'slot,fishing' })
    const { credited } = await give(gift, {
      walletId: malee.walletIds[1]!,
      kind: 'redemption.credit',
      agreed: satang(150_00),
    })
    const until = server.clock.now() + 7 * day
    expect(credited.reward).toMatchObject({ turnover: 150_00, categorys: 'slot,fishing', use_until: until })
    expect([await balance(0), await balance(1)]).toEqual([100_00, 50_00])
    expect(await server.db.select().from(walletPromotions)).toMatchObject([
      { rewardKey: 'gift:1', walletId: malee.walletIds[1], turnoverTarget: 150_00, endsAt: until },
    ])
    expect(await balanceOf(server.db, house.points)).toBe(-50_00)
  })

  it('PROMO-2 refused, with nothing written, while another promotion binds the wallet', async () => {
    await give(credit({ turnoverTimes: 2 }), { agreed: satang(100_00) })
    await expect(give(credit({ turnoverTimes: 2 }), { key: 'gift:2' })).rejects.toThrow(words.locked)
    expect(await balance()).toBe(150_00)
    // Without turnover it waits for nothing.
    await give(credit(), { key: 'gift:3' })
    expect(await balance()).toBe(200_00)
  })

  it('WALLET-1 credit with turnover is given for exactly the turnover that was agreed to', async () => {
    for (const agreed of [undefined, satang(0), satang(99_99)])
      await expect(give(credit({ turnoverTimes: 2 }), { agreed })).rejects.toThrow(words.agree('100 บาท'))
    expect(await balance()).toBe(100_00)
    await give(credit({ turnoverTimes: 2 }), { agreed: satang(100_00) })
    expect(await balance()).toBe(150_00)
  })

  it('points, spins, things and blanks', async () => {
    expect((await give(counted('points', 20))).credited).toMatchObject({
      points: 20,
      wallet_id: '',
      balance: null,
    })
    expect(await points()).toBe(20)
    await give(counted('wheel_spins', 3))
    expect(await spinsOf(server.db, malee.id)).toBe(3)
    for (const kind of ['item', 'none'] as const)
      expect(await give(counted(kind, 1))).toMatchObject({
        journalId: null,
        credited: { reward: { kind }, points: null },
      })
    expect([await points(), await balance()]).toEqual([20, 100_00])
  })

  it('what no provider of ours counts is refused', async () => {
    await expect(give(counted('free_spins', 10))).rejects.toThrow(words.notServed)
  })

  it('the same key gives once, points and spins as well', async () => {
    for (let n = 0; n < 3; n++) {
      await give(counted('points', 20))
      await give(counted('wheel_spins', 3))
    }
    expect([await points(), await spinsOf(server.db, malee.id)]).toEqual([20, 3])
  })

  it('ten at once under one key: credit comes once', async () => {
    await Promise.allSettled(Array.from({ length: 10 }, () => give(credit())))
    expect(await balance()).toBe(150_00)
    expect(await totalOf(server.db)).toBe(0)
  })

  it('every kind of journal that gives has a name in the statement', () => {
    for (const kind of ['coupon', 'quest', 'checkin', 'redemption', 'wheel'])
      expect(journalKinds[`${kind}.credit`]?.title).toMatch(/\S/)
  })
})

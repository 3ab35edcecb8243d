/** A promotion's money on lottery bills: neither spent nor free of it until they are settled (I10). */
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelBill, type BillInputLine } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { cancelPromotion, getActivePromotions, redeemPromotion } from '#contracts/promotion.ts'
import { promotionBundles, promotions, walletPromotions } from '../../db/schema/promotion.ts'
import { inTransaction } from '../../db/transaction.ts'
import { day } from '../../kit/clock.ts'
import { balanceOf, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { promotionMessages as words } from '../../strings/promotion.ts'
import {
  addDraw,
  addDrawRound,
  bet,
  drawRound,
  placeBill,
  voidRound,
  type Draw,
} from '../../testing/scenes/bills.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { billHandlers } from '../bill/handlers.ts'
import { settleDue } from '../bill/settle-job.ts'
import { releaseSpent } from './end.ts'
import { expirePromotions } from './expire.ts'
import { promotionHandlers } from './handlers.ts'

const server = testServer({ handlers: { ...promotionHandlers, ...billHandlers } })

let malee: TestMember
let draw: Draw
beforeEach(async () => {
  malee = await server.member({ wallets: [{ balance: 100_00 }] })
  draw = await addDraw(server.db, server.clock.now())
})

/** 100 baht of her own and 100 of credit; turnover 200 × `times`. */
async function receive(bundles: Record<string, string> = {}): Promise<string> {
  const [row] = await server.db
    .insert(promotions)
    .values({ agentCode: TEST_AGENT, name: 'welcome', repeats: 'always' })
    .returning()
  const all = {
    min_transfer_amount: '100',
    bonus_percent: '100',
    max_bonus: '1000',
    turnover_times: '5',
    ...bundles,
  }
  await server.db
    .insert(promotionBundles)
    .values(Object.entries(all).map(([key, val]) => ({ promotionId: row!.id, key, val })))
  const wish = { promotion_id: row!.id, wallet_type_id: 1, transfer_amount: satang(100_00) }
  expect((await server.call(redeemPromotion, wish, { as: malee })).error).toBe(0)
  return row!.id
}

async function place(lines: BillInputLine[], roundId = draw.roundId): Promise<string> {
  const { error, data } = await placeBill(server, malee, roundId, lines)
  expect(error).toBe(0)
  return data.bill.bill_id
}

const walletId = () => malee.walletIds[0]!
const purse = () => balanceOf(server.db, walletAccount(walletId()))
const active = async () => (await server.call(getActivePromotions, {}, { as: malee })).data[0]
const states = async () => (await server.db.select().from(walletPromotions)).map(({ state }) => state)
const settle = async () => void (await settleDue(server.deps))
const takeBack = (bill_id: string) => server.call(cancelBill, { agent_id: 7, bill_id }, { as: malee })
/** Money of her own comes in, as a deposit does before it is posted. */
const freshMoney = () => inTransaction(server.db, (tx) => releaseSpent(tx, walletId(), server.clock.now()))
const giveUp = (promotion_id: string, forfeit: number) =>
  server.call(
    cancelPromotion,
    { wallet_id: walletId(), promotion_id, expected_forfeit: satang(forfeit) },
    { as: malee },
  )

describe('PROMO-2 LOTTO-2 everything staked, and taken back', () => {
  it('the credit does not come back free: not by fresh money, not by another promotion, not by giving up', async () => {
    const promotion = await receive()
    const bill = await place([bet('top2', '27', 200)])
    expect(await purse()).toBe(0)
    expect(await active()).toMatchObject({ can_cancel: false })
    await freshMoney()
    expect(await giveUp(promotion, 0)).toMatchObject({ error: 1, message: words.atStake('200') })
    expect(await states()).toEqual(['active'])
    expect((await takeBack(bill)).error).toBe(0)
    expect(await purse()).toBe(200_00)
    expect(await active()).toMatchObject({ can_cancel: true, turnover_done: 0 })
    expect((await giveUp(promotion, 100_00)).error).toBe(0)
    expect(await purse()).toBe(100_00)
    expect(await totalOf(server.db)).toBe(0)
  })

  it('below 30 baht in all it is spent, as ever', async () => {
    await receive()
    await place([bet('top3', '999', 180)])
    const small = await addDrawRound(server.db, draw.lotteryId, server.clock.now())
    await place([bet('top3', '999', 5)], small)
    await drawRound(server, draw.roundId)
    await settle()
    await freshMoney()
    expect(await states()).toEqual(['spent'])
  })
})

describe('I10 LOTTO-2 settled bills count once, and end what is to end', () => {
  it('a bill counts its stake when its result is known', async () => {
    await receive()
    await place([bet('top3', '999', 100)])
    expect(await active()).toMatchObject({ turnover_done: 0 })
    await drawRound(server, draw.roundId)
    await settle()
    await settle()
    expect(await active()).toMatchObject({ turnover_done: 100_00, turnover_target: 1_000_00 })
  })

  it('one bill lost with nothing left in the wallet: the other one’s win is still the promotion’s', async () => {
    await receive()
    await place([bet('top3', '999', 100)])
    await place([bet('top3', '456', 100)])
    await drawRound(server, draw.roundId)
    await settle()
    expect(await purse()).toBe(90_000_00)
    expect(await active()).toMatchObject({ turnover_done: 200_00 })
  })

  it('the same with rounds that end one after the other', async () => {
    await receive()
    const later = await addDrawRound(server.db, draw.lotteryId, server.clock.now())
    await place([bet('top3', '999', 100)])
    await place([bet('top3', '456', 100)], later)
    await drawRound(server, draw.roundId)
    await settle()
    expect(await purse()).toBe(0)
    expect(await states()).toEqual(['active'])
    await drawRound(server, later)
    await settle()
    expect(await purse()).toBe(90_000_00)
    expect(await states()).toEqual(['active'])
  })

  it('all lost: it is spent', async () => {
    await receive()
    await place([bet('top3', '999', 200)])
    await drawRound(server, draw.roundId)
    await settle()
    expect(await states()).toEqual(['spent'])
  })

  it('turnover reached with a bill under way: what may be kept is told when that is settled', async () => {
    await receive({ turnover_times: '0.5', max_withdraw: '50' })
    const later = await addDrawRound(server.db, draw.lotteryId, server.clock.now())
    await place([bet('top3', '999', 100)])
    await place([bet('top3', '456', 60)], later)
    await drawRound(server, draw.roundId)
    await settle()
    expect(await active()).toMatchObject({ turnover_done: 40_00, turnover_target: 100_00, can_cancel: false })
    await drawRound(server, later)
    await settle()
    expect(await states()).toEqual(['done'])
    // Her own hundred and fifty won, of 54,040.
    expect(await purse()).toBe(150_00)
  })

  it('the last bill comes back instead: that ends it as well', async () => {
    await receive({ turnover_times: '0.5', max_withdraw: '50' })
    const later = await addDrawRound(server.db, draw.lotteryId, server.clock.now())
    await place([bet('top3', '999', 100)])
    await place([bet('top3', '456', 60)], later)
    await drawRound(server, draw.roundId)
    await settle()
    await voidRound(server, later, 'no_result')
    await settle()
    expect(await states()).toEqual(['done'])
    expect(await purse()).toBe(100_00)
  })

  it('run out of time with a bill under way: it ends with it, and the win goes with the credit', async () => {
    await receive({ valid_days: '1' })
    await place([bet('top3', '456', 50)])
    server.clock.advance(2 * day)
    expect(await expirePromotions(server.db, server.clock.now())).toBe(0)
    expect(await states()).toEqual(['active'])
    await drawRound(server, draw.roundId)
    await settle()
    expect(await states()).toEqual(['expired'])
    expect(await purse()).toBe(100_00)
  })
})

describe('LOTTO-2 a bill from before the promotion', () => {
  beforeEach(async () => {
    malee = await server.member({ wallets: [{ balance: 200_00 }] })
  })

  it('counts nothing, and its win is her own', async () => {
    await place([bet('top3', '456', 100)])
    const promotion = await receive()
    await drawRound(server, draw.roundId)
    await settle()
    expect(await purse()).toBe(90_200_00)
    expect(await active()).toMatchObject({ turnover_done: 0, cancel_forfeit: 100_00, can_cancel: true })
    expect((await giveUp(promotion, 100_00)).error).toBe(0)
    expect(await purse()).toBe(90_100_00)
  })

  it('so is its stake, when it comes back', async () => {
    const bill = await place([bet('top3', '456', 100)])
    await receive()
    await takeBack(bill)
    expect(await purse()).toBe(300_00)
    expect(await active()).toMatchObject({ cancel_forfeit: 100_00, cancel_balance: 200_00 })
  })
})

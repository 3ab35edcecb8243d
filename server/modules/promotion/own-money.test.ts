/** A member's own money beside a promotion's, and everybody who tries to make the one out of the other (I10). */
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelBill } from '#contracts/bills.ts'
import { redeemCoupon } from '#contracts/coupon.ts'
import { getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { cancelPromotion, getActivePromotions, redeemPromotion } from '#contracts/promotion.ts'
import { createWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { ownOf, standingOf } from '#rules/money/own-money.ts'
import { coupons } from '../../db/schema/coupon.ts'
import { lottoBills } from '../../db/schema/lotto.ts'
import { promotionBundles, promotions, walletPromotions } from '../../db/schema/promotion.ts'
import { sql } from 'drizzle-orm'
import { wallets } from '../../db/schema/member.ts'
import { promotionsUnderWay } from '../../db/migrations/0070-own-money.ts'
import { inTransaction } from '../../db/transaction.ts'
import { house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { addBankAccount, testBank } from '../../testing/scenes/banks.ts'
import { addDraw, bet, drawRound, placeBill, type Draw } from '../../testing/scenes/bills.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { billHandlers } from '../bill/handlers.ts'
import { settleDue } from '../bill/settle-job.ts'
import { couponHandlers } from '../coupon/handlers.ts'
import { memberHandlers } from '../member/handlers.ts'
import { withdrawHandlers } from '../withdraw/handlers.ts'
import { promotionHandlers } from './handlers.ts'

const server = testServer({
  handlers: {
    ...promotionHandlers,
    ...couponHandlers,
    ...withdrawHandlers,
    ...billHandlers,
    ...memberHandlers,
  },
  services: { payouts: testBank() },
})

let malee: TestMember
let account: string
let draw: Draw
beforeEach(async () => {
  malee = await server.member({ wallets: [{ balance: 1_000_00 }, { type: 3, balance: 100_00 }] })
  account = await addBankAccount(server.db, malee.id)
  draw = await addDraw(server.db, server.clock.now())
})

const walletId = (at = 0) => malee.walletIds[at]!
const standings = async () => (await server.call(getWallets, {}, { as: malee })).data.map(standingOf)
const own = async () => (await standings()).map(ownOf)
const bound = async () => (await standings()).map((standing) => standing.bound)
const withdrawable = async () => (await server.call(getWithdrawOptions, {}, { as: malee })).data.withdrawable
const active = async () => (await server.call(getActivePromotions, {}, { as: malee })).data
const states = async () => (await server.db.select().from(walletPromotions)).map(({ state }) => state)

let made = 0
/** 50 baht, three times to be played. */
async function coupon(amount = 50_00): Promise<string> {
  const code = `CODE${++made}`
  await server.db.insert(coupons).values({
    agentCode: TEST_AGENT,
    code,
    kind: 'credit',
    label: code,
    amount: satang(amount),
    turnoverTimes: 3,
    categorys: 'all',
    validDays: 7,
  })
  return code
}
const use = (code: string, turnover = 150_00) =>
  server.call(
    redeemCoupon,
    { code, agreed_turnover: satang(turnover) },
    { as: malee, key: `coupon-${code}-0000000` },
  )

/** Doubles what is moved in. */
async function promotion(more: Record<string, string> = {}): Promise<string> {
  const [row] = await server.db
    .insert(promotions)
    .values({ agentCode: TEST_AGENT, name: 'double', repeats: 'always' })
    .returning()
  const bundles = { min_transfer_amount: '1', bonus_percent: '100', turnover_times: '5', ...more }
  await server.db
    .insert(promotionBundles)
    .values(Object.entries(bundles).map(([key, val]) => ({ promotionId: row!.id, key, val })))
  return row!.id
}
const receive = async (amount: number, more?: Record<string, string>, type = 1) => {
  const wish = { promotion_id: await promotion(more), wallet_type_id: type, transfer_amount: satang(amount) }
  expect((await server.call(redeemPromotion, wish, { as: malee })).error).toBe(0)
}
const withdraw = (amount: number, forfeit?: number, key?: string) =>
  server.call(
    createWithdrawal,
    {
      wallet_id: walletId(),
      bank_account_id: account,
      amount: satang(amount),
      ...(forfeit !== undefined && { expected_forfeit: satang(forfeit) }),
    },
    { as: malee, ...(key && { key }) },
  )
const place = async (baht: number, number = '456') =>
  (await placeBill(server, malee, draw.roundId, [bet('top3', number, baht)])).data.bill.bill_id
const settle = async () => {
  await drawRound(server, draw.roundId)
  await settleDue(server.deps)
}
const booksAreRight = async () => {
  expect(await totalOf(server.db)).toBe(0)
  expect((await verifyLedger(server.db)).faults).toEqual([])
}

describe('WALLET-1 a credit with a condition locks no money of the member’s own', () => {
  it('a coupon of 50 beside 1,000: all of the 1,000 can be withdrawn, before and after', async () => {
    expect(await withdrawable()).toBe(1_100_00)
    expect((await use(await coupon())).error).toBe(0)
    expect(await withdrawable()).toBe(1_100_00)
    expect(await bound()).toEqual([50_00, 0])
    expect((await withdraw(1_000_00, 50_00)).error).toBe(0)
    expect(await standings()).toMatchObject([{ balance: 0, bound: 0 }, { balance: 100_00 }])
    expect(await states()).toEqual(['cancelled'])
    await booksAreRight()
  })

  it('a promotion with 200 binds these 200 and its bonus, and no more', async () => {
    await receive(200_00)
    expect(await own()).toEqual([800_00, 100_00])
    expect(await bound()).toEqual([400_00, 0])
    expect(await withdrawable()).toBe(900_00)
  })

  it('giving back brings back what was moved in, and takes the bonus alone', async () => {
    await receive(200_00)
    const [row] = await active()
    const wish = { wallet_id: walletId(), promotion_id: row!.promotion_id, expected_forfeit: satang(200_00) }
    const { data } = await server.call(cancelPromotion, wish, { as: malee })
    expect(data).toEqual({ forfeited: 200_00, balance: 1_000_00 })
    expect(await own()).toEqual([1_000_00, 100_00])
  })
})

describe('I10 bills are paid from own money first, and pay back as they were paid', () => {
  it('a bill within own money is own money: its win can be withdrawn at once', async () => {
    await use(await coupon())
    await place(100)
    expect(await own()).toEqual([900_00, 100_00])
    await settle()
    expect(await own()).toEqual([90_900_00, 100_00])
    expect(await bound()).toEqual([50_00, 0])
    await booksAreRight()
  })

  it('a bill of both is divided: with 30 bound of 60, half of the win is bound', async () => {
    malee = await server.member({ wallets: [{ balance: 30_00 }] })
    await use(await coupon())
    await place(60)
    expect(await standings()).toEqual([{ balance: 20_00, bound: 20_00 }])
    expect(await server.db.select().from(lottoBills)).toMatchObject([{ total: 60_00, bound: 30_00 }])
    await settle()
    expect(await standings()).toEqual([{ balance: 54_020_00, bound: 27_020_00 }])
    await booksAreRight()
  })

  it('cancelled, each satang goes back to where it came from, whatever came in meanwhile', async () => {
    malee = await server.member({ wallets: [{ balance: 30_00 }] })
    await use(await coupon())
    const bill = await place(60)
    expect((await server.call(cancelBill, { agent_id: 7, bill_id: bill }, { as: malee })).error).toBe(0)
    expect(await standings()).toEqual([{ balance: 80_00, bound: 50_00 }])
    await booksAreRight()
  })
})

describe('I10 who tries to make own money of a bonus', () => {
  /** Money of her own comes in from outside. */
  const comesIn = (amount: number) =>
    inTransaction(server.db, (tx) =>
      postJournal(tx, {
        key: `gift:${++made}`,
        kind: 'sandbox.play-money',
        at: server.clock.now(),
        postings: [
          { account: house.sandbox, amount: -amount },
          { account: walletAccount(walletId()), amount },
        ],
      }),
    )

  it('withdraws while a bonus is on a bill: own money leaves, and what the bonus wins goes back', async () => {
    malee = await server.member({ wallets: [{ balance: 100_00 }] })
    account = await addBankAccount(server.db, malee.id)
    await use(await coupon())
    await place(130)
    await comesIn(200_00)
    expect(await standings()).toEqual([{ balance: 220_00, bound: 20_00 }])
    expect((await withdraw(200_01, 20_00)).status).toBe(422)
    expect((await withdraw(200_00, 0)).error).toBe(1)
    expect((await withdraw(200_00, 20_00)).error).toBe(0)
    expect(await standings()).toEqual([{ balance: 20_00, bound: 20_00 }])
    expect(await active()).toMatchObject([{ given_up: true, can_cancel: false }])
    await settle()
    // 900 times 130, of which 30 were bound.
    expect(await standings()).toEqual([{ balance: 90_000_00, bound: 0 }])
    expect(await server.db.select().from(walletPromotions)).toMatchObject([
      { state: 'cancelled', forfeited: 27_020_00 },
    ])
    await booksAreRight()
  })

  it('stakes own money on a bill to play the bonus first, and cancels the bill: what was won stays bound', async () => {
    malee = await server.member({ wallets: [{ balance: 100_00 }] })
    await use(await coupon())
    const shield = await place(100, '111')
    await place(50)
    expect(await standings()).toEqual([{ balance: 0, bound: 0 }])
    await server.call(cancelBill, { agent_id: 7, bill_id: shield }, { as: malee })
    expect(await standings()).toEqual([{ balance: 100_00, bound: 0 }])
    await settle()
    expect(await standings()).toEqual([{ balance: 45_100_00, bound: 45_000_00 }])
    await booksAreRight()
  })

  it('plays the bonus alone: whatever it wins, nothing can be withdrawn before the turnover', async () => {
    malee = await server.member({ wallets: [{ balance: 0 }] })
    await use(await coupon())
    await place(50)
    await settle()
    expect(await standings()).toEqual([{ balance: 45_000_00, bound: 45_000_00 }])
    expect(await withdrawable()).toBe(0)
  })

  it('covers every number with a bonus: what comes back is as bound as what was staked', async () => {
    malee = await server.member({ wallets: [{ balance: 0 }] })
    expect((await use(await coupon(100_00), 300_00)).error).toBe(0)
    const all = Array.from({ length: 100 }, (_, at) => bet('bottom2', String(at).padStart(2, '0'), 1))
    expect((await placeBill(server, malee, draw.roundId, all)).error).toBe(0)
    await settle()
    expect(await standings()).toEqual([{ balance: 90_00, bound: 90_00 }])
    expect(await active()).toMatchObject([{ turnover_done: 0 }])
  })

  it('withdraws again and again with a stale or a missing word on what is lost: nothing moves', async () => {
    await receive(200_00)
    for (const forfeit of [undefined, 0, 199_99, 200_01])
      expect(await withdraw(100_00, forfeit)).toMatchObject({ error: 1 })
    expect(await standings()).toMatchObject([{ balance: 1_200_00, bound: 400_00 }, { bound: 0 }])
    expect(await states()).toEqual(['active'])
  })
})

describe('promotions that were under way before own money stood apart', () => {
  /** As the rows were: nothing bound, `own_start` all that was in the wallet. */
  const asBefore = (ownStart: number) =>
    inTransaction(server.db, async (tx) => {
      await tx.update(wallets).set({ bound: satang(0) })
      await tx.update(lottoBills).set({ bound: satang(0) })
      await tx.update(walletPromotions).set({ moved: satang(ownStart) })
      for (const one of promotionsUnderWay.split(';')) await tx.execute(sql.raw(one))
    })

  it('what giving up would have left is own, and what it would have taken is bound', async () => {
    await receive(500_00)
    await asBefore(1_000_00)
    expect(await standings()).toMatchObject([{ balance: 1_500_00, bound: 500_00 }, { bound: 0 }])
    expect(await active()).toMatchObject([{ cancel_forfeit: 500_00, cancel_balance: 1_000_00 }])
  })

  it('what came in since is own, and bills under way hold bound money first, the oldest first', async () => {
    await receive(500_00)
    await place(300, '111')
    await place(300, '222')
    await asBefore(1_000_00)
    const bills = await server.db.select().from(lottoBills).orderBy(lottoBills.id)
    expect(bills.map((bill) => bill.bound)).toEqual([300_00, 200_00])
    expect(await standings()).toMatchObject([{ balance: 900_00, bound: 0 }, { bound: 0 }])
    await settle()
    expect(await standings()).toMatchObject([{ balance: 900_00, bound: 0 }, { bound: 0 }])
    expect(await states()).toEqual(['spent'])
    await booksAreRight()
  })
})

describe('I10 at once', () => {
  it('64 coupons and withdrawals: never more leaves than was own, and the books are right', async () => {
    const codes = await Promise.all(Array.from({ length: 32 }, () => coupon()))
    const answers = await Promise.all(
      codes.flatMap((code, at) => [use(code), withdraw(1_000_00, at % 2 === 0 ? 0 : 50_00)]),
    )
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    const rows = await server.db.select().from(walletPromotions)
    const [main] = await standings()
    const taken = answers.filter((answer, at) => at % 2 === 1 && answer.error === 0).length
    expect(taken).toBeLessThanOrEqual(1)
    expect(main!.balance - main!.bound).toBe(taken === 1 ? 0 : 1_000_00)
    expect(main!.bound).toBe(rows.some(({ state }) => state === 'active') ? 50_00 : 0)
    await booksAreRight()
  })

  it('64 bills out of own and bound money: no satang is counted twice', async () => {
    await use(await coupon())
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        placeBill(server, malee, draw.roundId, [bet('top3', String(100 + at), 20)]),
      ),
    )
    const placed = answers.filter(({ error }) => error === 0).length
    expect(placed).toBe(52)
    const bills = await server.db.select().from(lottoBills)
    const onBills = bills.reduce((sum, bill) => sum + bill.bound, 0)
    const [main] = await standings()
    expect(main!.balance).toBe(10_00)
    expect(main!.bound).toBe(10_00)
    expect(onBills).toBe(40_00)
    await booksAreRight()
  })
})

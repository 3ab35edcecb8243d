import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import {
  cancelPromotion,
  getActivePromotions,
  getEndedPromotions,
  getPromotions,
  previewPromotion,
  redeemPromotion,
} from '#contracts/promotion.ts'
import { boundAfter } from '#rules/money/own-money.ts'
import { promotionBundles, promotions, walletPromotions } from '../../db/schema/promotion.ts'
import { inTransaction } from '../../db/transaction.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { promotionMessages as words } from '../../strings/promotion.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { memberHandlers } from '../member/handlers.ts'
import { applyPromotionToDeposit } from './apply-on-deposit.ts'
import { boundSum, setBound } from './bound.ts'
import { countPlay } from './count-play.ts'
import { releaseSpent } from './end.ts'
import { expirePromotions } from './expire.ts'
import { promotionHandlers } from './handlers.ts'

const server = testServer({ handlers: { ...promotionHandlers, ...memberHandlers } })

const welcome = { min_transfer_amount: '100', bonus_percent: '100', max_bonus: '1000', turnover_times: '5' }

async function add(
  rest: Partial<typeof promotions.$inferInsert> = {},
  bundles: Record<string, string> = welcome,
): Promise<string> {
  const [row] = await server.db
    .insert(promotions)
    .values({ agentCode: TEST_AGENT, name: 'welcome', ...rest })
    .returning()
  await server.db
    .insert(promotionBundles)
    .values(Object.entries(bundles).map(([key, val]) => ({ promotionId: row!.id, key, val })))
  return row!.id
}

let malee: TestMember
beforeEach(async () => {
  malee = await server.member({
    wallets: [
      { type: 1, balance: 1000_00, canDeposit: true },
      { type: 3, category: 'slot', canDeposit: true },
    ],
  })
})

const wish = (promotion_id: string, amount: number, wallet_type_id = 1) => ({
  promotion_id,
  wallet_type_id,
  transfer_amount: satang(amount),
})
let keys = 0
const key = () => `redeem-test-key-${String(++keys).padStart(6, '0')}`
const redeem = (promotion: string, amount: number, type = 1, as = malee) =>
  server.call(redeemPromotion, wish(promotion, amount, type), { as, key: key() })
const preview = (promotion: string, amount: number, type = 1) =>
  server.call(previewPromotion, wish(promotion, amount, type), { as: malee })
const active = async () => (await server.call(getActivePromotions, {}, { as: malee })).data
const balances = async () =>
  (await server.call(getWallets, {}, { as: malee })).data.map((wallet) => wallet.balance)

let rounds = 0
/** A round as a provider settles it. */
function round(stake: number, win: number, { wallet = 0, category = 'slot' } = {}) {
  return inTransaction(server.db, async (tx) => {
    const walletId = malee.walletIds[wallet]!
    const now = server.clock.now()
    const standing = {
      balance: await balanceOf(tx, walletAccount(walletId)),
      bound: await boundSum(tx, walletId),
    }
    const lines = [
      { account: walletAccount(walletId), amount: win - stake },
      { account: house.games, amount: stake },
      { account: house.gameWins, amount: -win },
    ].filter((line) => line.amount !== 0)
    const { journalId } = await postJournal(tx, {
      key: `round:${++rounds}`,
      kind: 'game.round',
      at: now,
      postings: lines,
    })
    const play = { walletId, category, stake: satang(stake), win: satang(win), journalId, now }
    await setBound(tx, walletId, boundAfter(standing, play))
    await countPlay(tx, play)
    // A provider that repeats itself: the round counts once.
    await countPlay(tx, play)
  })
}

it('needs sign-in', async () => {
  for (const endpoint of [previewPromotion, redeemPromotion])
    expect((await server.call(endpoint, wish('1', 0), { key: key() })).status).toBe(401)
  expect((await server.call(getActivePromotions, {})).status).toBe(401)
})

describe('PROMO-4 preview', () => {
  it('says what redeeming would do, and changes nothing', async () => {
    const id = await add()
    expect((await preview(id, 500_00)).data).toEqual({
      // 1,000 that are there already, of which 500 take part, and the credit.
      total_balance: 1500_00,
      target_balance: 0,
      target_turnover: 5000_00,
      return_credit: 0,
      credit_amount: 500_00,
      bound_amount: 1000_00,
      own_amount: 500_00,
      ends_at: null,
    })
    expect(await balances()).toEqual([1000_00, 0])
    expect(await active()).toEqual([])
  })

  it.each([
    ['the main wallet', 200_00, 1, 0],
    ['another wallet', 200_00, 3, 1],
    ['all there is', 1000_00, 1, 0],
  ])(
    'the total is what the wallet holds after redeeming, and what is told as bound is bound: %s',
    async (_, amount, type, at) => {
      const id = await add({ categorys: 'slot' }, { ...welcome, target_balance: '5000' })
      await inTransaction(server.db, (tx) =>
        postJournal(tx, {
          key: `odd-${key()}`,
          kind: 'sandbox.play-money',
          at: server.clock.now(),
          postings: [
            { account: house.sandbox, amount: -90 },
            { account: walletAccount(malee.walletIds[at]!), amount: 90 },
          ],
        }),
      )
      const { data: told } = await preview(id, amount, type)
      expect((await redeem(id, amount, type)).error).toBe(0)
      const { data: wallets } = await server.call(getWallets, {}, { as: malee })
      expect(wallets[at]!.balance).toBe(told.total_balance)
      expect(wallets[at]!.bound).toBe(told.bound_amount)
      expect(wallets[at]!.balance - wallets[at]!.bound!).toBe(told.own_amount)
      const [row] = await server.db.select().from(walletPromotions)
      expect(row).toMatchObject({
        targetBalance: told.target_balance,
        turnoverTarget: told.target_turnover,
        credit: told.credit_amount,
        returnCredit: told.return_credit,
      })
    },
  )
})

describe('PROMO-3 refusals, in preview and in redeeming alike', () => {
  it.each([
    ['below the least', {}, welcome, 99_99, 1, words.least('100')],
    ['not the fixed amount', {}, { ...welcome, fixed_transfer_amount: '500' }, 400_00, 1, words.fixed('500')],
    ['more than there is', {}, welcome, 1000_01, 1, words.notEnough],
    ['free credit with a transfer', { typeId: 3 }, { max_bonus: '50' }, 1_00, 1, words.freeTakesNothing],
    ['a rebate', {}, { ...welcome, kind: 'rebate' }, 100_00, 1, words.byItself],
    [
      'PROMO-1 a wallet of another type',
      { availableWalletTypeId: '3' },
      welcome,
      100_00,
      1,
      words.walletDoesNotFit,
    ],
    ['a wallet that is not there', {}, welcome, 100_00, 9, words.walletDoesNotFit],
    ['one that is over', { endsAt: 1 }, welcome, 100_00, 1, words.unknown],
    ['one that gives nothing', {}, { turnover_times: '1' }, 100_00, 1, words.givesNothing],
  ] as const)('%s', async (_, rest, bundles, amount, type, message) => {
    const id = await add(rest, bundles)
    expect(await preview(id, amount, type)).toMatchObject({ status: 200, error: 1, message })
    expect(await redeem(id, amount, type)).toMatchObject({ status: 200, error: 1, message })
    expect(await balances()).toEqual([1000_00, 0])
  })

  it("another agent's promotion is not there", async () => {
    expect(await preview('999', 100_00)).toMatchObject({ error: 1, message: words.unknown })
  })
})

describe('PROMO-5 redeeming', () => {
  it('into the main wallet: the credit comes on top, the wallet is bound, the list knows', async () => {
    const id = await add()
    const answer = await redeem(id, 500_00)
    expect(answer).toMatchObject({ error: 0, message: words.received('wallet 1', '5,000') })
    expect(await balances()).toEqual([1500_00, 0])
    const { data } = await server.call(getWallets, {}, { as: malee })
    expect(data[0]).toMatchObject({ active_promotion_name: 'welcome', current_turnover: 5000_00 })
    expect(await active()).toMatchObject([
      {
        wallet_id: malee.walletIds[0],
        promotion_id: id,
        turnover_done: 0,
        turnover_target: 5000_00,
        credit_amount: 500_00,
        cancel_forfeit: 500_00,
        cancel_balance: 1000_00,
      },
    ])
    const list = (await server.call(getPromotions, {}, { as: malee })).data
    expect(list[0]!.received_at).toBe(server.clock.now())
    expect(await redeem(id, 100_00)).toMatchObject({ error: 1, message: words.once })
    expect(await totalOf(server.db)).toBe(0)
  })

  it('into another wallet: the transfer comes from the main one', async () => {
    const id = await add({ categorys: 'slot', availableWalletTypeId: '3' })
    await redeem(id, 300_00, 3)
    expect(await balances()).toEqual([700_00, 600_00])
  })

  it('the same key moves nothing twice, another body under it is refused', async () => {
    const id = await add({ repeats: 'always' })
    const one = key()
    for (let n = 0; n < 3; n++)
      expect((await server.call(redeemPromotion, wish(id, 100_00), { as: malee, key: one })).error).toBe(0)
    expect(await balances()).toEqual([1100_00, 0])
    const other = await server.call(redeemPromotion, wish(id, 200_00), { as: malee, key: one })
    expect(other.status).toBe(409)
  })

  it('many at once: one is received', async () => {
    const id = await add()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => redeem(id, 100_00)))
    expect(answers.filter((answer) => answer.error === 0)).toHaveLength(1)
    expect(await balances()).toEqual([1100_00, 0])
  })

  it('a daily one is back after midnight in Thailand', async () => {
    const id = await add({ repeats: 'daily' })
    await redeem(id, 100_00, 3)
    await round(200_00, 0, { wallet: 1 })
    expect(await redeem(id, 100_00, 3)).toMatchObject({ error: 1, message: words.daily })
    server.clock.advance(12 * 3_600_000)
    expect(await redeem(id, 100_00, 3)).toMatchObject({ error: 0 })
  })
})

describe('PROMO-2 the rule of 30 baht', () => {
  it('with 30 baht or more no other can be received; below it the next one takes its place', async () => {
    const first = await add({ name: 'first' })
    const next = await add({ name: 'next', typeId: 3 }, { max_bonus: '50', turnover_times: '10' })
    await redeem(first, 100_00, 3)
    await round(170_00, 0, { wallet: 1 })
    expect(await redeem(next, 0, 3)).toMatchObject({ error: 1, message: words.locked })
    await round(1, 0, { wallet: 1 })
    expect(await redeem(next, 0, 3)).toMatchObject({ error: 0 })
    expect(await active()).toMatchObject([{ promotion_name: 'next', turnover_target: 500_00 }])
    const states = (await server.db.select().from(walletPromotions)).map((row) => row.state)
    expect(states.sort()).toEqual(['active', 'replaced'])
    expect(await balances()).toEqual([900_00, 79_99])
  })

  it('a main wallet with a promotion pays for another out of its own money, and no further', async () => {
    const id = await add()
    const slot = await add({ name: 'slot', availableWalletTypeId: '3', repeats: 'always' })
    await redeem(id, 100_00)
    expect(await redeem(slot, 900_01, 3)).toMatchObject({ error: 1, message: words.notEnough })
    expect(await redeem(slot, 900_00, 3)).toMatchObject({ error: 0 })
    expect(await balances()).toEqual([200_00, 1800_00])
    expect((await active()).map(({ bound }) => bound)).toEqual([200_00, 1800_00])
  })

  it('fresh money is not bound by what was left below it', async () => {
    await redeem(await add(), 100_00, 3)
    await round(171_00, 0, { wallet: 1 })
    const release = () =>
      inTransaction(server.db, (tx) => releaseSpent(tx, malee.walletIds[1]!, server.clock.now()))
    await release()
    expect(await active()).toEqual([])
    await release()
    expect(await balances()).toEqual([900_00, 29_00])
    await redeem(await add({ name: 'again' }), 100_00, 3)
    await round(200_00, 0, { wallet: 1 })
    await inTransaction(server.db, (tx) => releaseSpent(tx, malee.walletIds[1]!, server.clock.now(), 29_00))
    expect(await active()).toEqual([])
  })
})

describe('turnover', () => {
  it('counts each round once, by category, and tells the wallet what is left', async () => {
    await redeem(await add({ categorys: 'slot' }), 100_00)
    await round(40_00, 10_00)
    await round(25_00, 0, { category: 'sport' })
    await round(10_00, 0)
    expect(await active()).toMatchObject([{ turnover_done: 50_00 }])
    const { data } = await server.call(getWallets, {}, { as: malee })
    expect(data[0]!.current_turnover).toBe(950_00)
  })

  it('reached: what it bound is her own, everything stays', async () => {
    await redeem(await add(), 100_00)
    await round(1000_00, 1200_00)
    expect(await active()).toEqual([])
    expect(await balances()).toEqual([1300_00, 0])
    const { data } = await server.call(getWallets, {}, { as: malee })
    expect(data[0]).toMatchObject({ active_promotion_name: '', current_turnover: 0 })
  })

  it('free credit: 300 at most, beside money of their own', async () => {
    const free = await add({ typeId: 3 }, { max_bonus: '50', turnover_times: '2', max_withdraw: '300' })
    await redeem(free, 0, 3)
    await round(50_00, 900_00, { wallet: 1 })
    await round(50_00, 0, { wallet: 1 })
    expect(await balances()).toEqual([1000_00, 300_00])
    const [row] = await server.db.select().from(walletPromotions)
    expect(row).toMatchObject({ state: 'done', forfeited: 550_00 })
    expect(await totalOf(server.db)).toBe(0)
  })

  it('nothing left ends it', async () => {
    await redeem(await add(), 100_00, 3)
    await round(200_00, 0, { wallet: 1 })
    expect(await active()).toEqual([])
  })

  it('a target balance of what it binds ends it as well', async () => {
    await redeem(await add({}, { ...welcome, target_balance: '2000', turnover_times: '50' }), 100_00)
    // Her own is none of it: with 900 of it 910 are won beside what the promotion binds.
    await round(10_00, 920_00)
    expect(await active()).toMatchObject([{ bound: 200_00 }])
    await round(1810_00, 0)
    await round(10_00, 1810_00)
    expect(await active()).toEqual([])
    expect(await balances()).toEqual([2000_00, 0])
  })
})

describe('cancelling', () => {
  const cancel = (promotion_id: string, forfeit: number, as = malee) =>
    server.call(
      cancelPromotion,
      { wallet_id: malee.walletIds[0]!, promotion_id, expected_forfeit: satang(forfeit) },
      { as, key: key() },
    )

  it('takes back credit and winnings, as the member saw it', async () => {
    const id = await add()
    await redeem(id, 500_00)
    // All of her own is lost, and then a hundred of what is bound wins four.
    await round(500_00, 0)
    await round(100_00, 400_00)
    expect(await active()).toMatchObject([{ bound: 1300_00, cancel_forfeit: 800_00, cancel_balance: 500_00 }])
    expect(await cancel(id, 500_00)).toMatchObject({ error: 1, message: words.changed })
    expect(await cancel(id, 800_00)).toMatchObject({
      error: 0,
      data: { forfeited: 800_00, balance: 500_00 },
    })
    expect(await balances()).toEqual([500_00, 0])
    expect(await active()).toEqual([])
    expect(await cancel(id, 0)).toMatchObject({ error: 1, message: words.ended })
    expect(await totalOf(server.db)).toBe(0)
  })

  it("is nobody else's", async () => {
    const id = await add()
    await redeem(id, 500_00)
    expect(await cancel(id, 500_00, await server.member())).toMatchObject({ error: 1, message: words.ended })
  })

  it('not played in time is the same, by the clock', async () => {
    const id = await add({}, { ...welcome, valid_days: '7' })
    await redeem(id, 500_00)
    const end = (await active())[0]!.ends_at!
    expect(await expirePromotions(server.db, end - 1)).toBe(0)
    expect(await expirePromotions(server.db, end)).toBe(1)
    expect(await expirePromotions(server.db, end)).toBe(0)
    expect(await balances()).toEqual([1000_00, 0])
    const [row] = await server.db.select().from(walletPromotions).where(eq(walletPromotions.promotionId, id))
    expect(row).toMatchObject({ state: 'expired', forfeited: 500_00 })
  })

  it('what came into the wallet since stays the member’s', async () => {
    const id = await add()
    await redeem(id, 500_00)
    await inTransaction(server.db, (tx) =>
      postJournal(tx, {
        key: 'deposit:1',
        kind: 'deposit',
        at: server.clock.now(),
        postings: [
          { account: house.deposits, amount: -250_00 },
          { account: walletAccount(malee.walletIds[0]!), amount: 250_00 },
        ],
      }),
    )
    expect(await active()).toMatchObject([{ cancel_forfeit: 500_00, cancel_balance: 1250_00 }])
  })
})

describe('the history', () => {
  const history = async (page = 1, limit = 20) =>
    server.call(getEndedPromotions, { page, limit }, { as: malee })

  it('has each that is over, the last to end first, and how it ended', async () => {
    const id = await add({ repeats: 'always' })
    await redeem(id, 100_00)
    await server.call(
      cancelPromotion,
      { wallet_id: malee.walletIds[0]!, promotion_id: id, expected_forfeit: satang(100_00) },
      { as: malee, key: key() },
    )
    server.clock.advance(1000)
    await redeem(id, 100_00, 3)
    expect((await history()).data).toHaveLength(1)
    await round(200_00, 0, { wallet: 1 })
    const { data, body } = await history()
    expect(data).toMatchObject([
      { promotion_id: id, state: 'spent', turnover_done: 200_00, turnover_target: 1000_00, forfeited: 0 },
      { promotion_id: id, state: 'cancelled', credit_amount: 100_00, turnover_done: 0, forfeited: 100_00 },
    ])
    expect(body.total).toBe(2)
    expect((await history(2, 1)).data).toEqual(data.slice(1))
  })

  it("is nobody else's, and needs sign-in", async () => {
    await redeem(await add(), 100_00, 3)
    await round(200_00, 0, { wallet: 1 })
    expect((await server.call(getEndedPromotions, {}, { as: await server.member() })).data).toEqual([])
    expect((await server.call(getEndedPromotions, {})).status).toBe(401)
  })
})

describe('with a deposit', () => {
  const deposit = (promotionId: string, amount: number, orderId: string) =>
    inTransaction(server.db, async (tx) => {
      const now = server.clock.now()
      await postJournal(tx, {
        key: `deposit:${orderId}`,
        kind: 'deposit',
        at: now,
        postings: [
          { account: house.deposits, amount: -amount },
          { account: walletAccount(malee.walletIds[0]!), amount },
        ],
      })
      return applyPromotionToDeposit(tx, {
        memberId: malee.id,
        promotionId,
        amount: satang(amount),
        orderId,
        now,
      })
    })

  it('is received when the deposit is credited, once for each order', async () => {
    const id = await add({ repeats: 'always' })
    const first = await deposit(id, 200_37, 'D1')
    expect(first).toEqual({ applied: true, name: 'welcome', credit: 200_37, turnover: 2003_70 })
    expect(await deposit(id, 200_37, 'D1')).toEqual(first)
    expect(await balances()).toEqual([1000_00 + 200_37 + 200_37, 0])
  })

  it('a fixed amount is taken out of one with odd satang', async () => {
    const id = await add(
      { availableWalletTypeId: '3' },
      { ...welcome, fixed_transfer_amount: '500', bonus_percent: '15' },
    )
    expect(await deposit(id, 500_37, 'D2')).toMatchObject({ applied: true, credit: 75_00 })
    expect(await balances()).toEqual([1000_37, 575_00])
  })

  it('when it cannot be received any more, the deposit is free and the reason is said', async () => {
    const free = await add({ typeId: 3 }, { max_bonus: '50', turnover_times: '1' })
    const small = await deposit(await add(), 50_00, 'D3')
    expect(small).toEqual({ applied: false, reason: words.least('100') })
    expect(await deposit('999', 50_00, 'D4')).toEqual({ applied: false, reason: words.unknown })
    expect(await deposit(free, 50_00, 'D5')).toMatchObject({ applied: false })
    expect(await active()).toEqual([])
    expect(await balances()).toEqual([1150_00, 0])
  })

  it('what was left of another below 30 baht before it came stands in no way', async () => {
    await redeem(await add(), 100_00)
    await round(1080_00, 0, { category: 'other' })
    const next = await add({ name: 'next' })
    expect(await deposit(next, 100_00, 'D6')).toMatchObject({ applied: true, name: 'next' })
  })
})

import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getCouponHistory, previewCoupon, redeemCoupon } from '#contracts/coupon.ts'
import { getPoints, getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { cancelPromotion, getActivePromotions } from '#contracts/promotion.ts'
import { coupons } from '../../db/schema/coupon.ts'
import { day, hour } from '../../kit/clock.ts'
import { totalOf } from '../../ledger/accounts.ts'
import { rewardMessages } from '../../strings/reward.ts'
import { couponMessages as words } from '../../strings/coupon.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { memberHandlers } from '../member/handlers.ts'
import { promotionHandlers } from '../promotion/handlers.ts'
import { couponHandlers } from './handlers.ts'
import { MOST_WRONG } from './parts/tries.ts'

const server = testServer({ handlers: { ...couponHandlers, ...memberHandlers, ...promotionHandlers } })

let malee: TestMember
beforeEach(async () => {
  malee = await server.member({ wallets: [{ type: 1, balance: 100_00, canDeposit: true }] })
})

const add = (code: string, rest: Partial<typeof coupons.$inferInsert> = {}) =>
  server.db
    .insert(coupons)
    .values({ agentCode: TEST_AGENT, code, kind: 'credit', amount: satang(50_00), ...rest })

let keys = 0
const key = () => `coupon-test-key-${String(++keys).padStart(6, '0')}`
const redeem = (code: string, agreed?: number, as = malee, intent = key()) =>
  server.call(
    redeemCoupon,
    { code, ...(agreed !== undefined && { agreed_turnover: satang(agreed) }) },
    { as, key: intent },
  )
const use = (code: string, as = malee, intent = key()) => redeem(code, undefined, as, intent)
/** To three times fifty baht. */
const agree = (code: string) => redeem(code, 150_00)
const preview = (code: string, as = malee) => server.call(previewCoupon, { code }, { as })
const history = async (as = malee) => (await server.call(getCouponHistory, {}, { as })).body
const balance = async () => (await server.call(getWallets, {}, { as: malee })).data[0]!.balance

it('EXTRA-6 needs sign-in', async () => {
  expect((await server.call(redeemCoupon, { code: 'X' }, { key: key() })).status).toBe(401)
  expect((await server.call(getCouponHistory, {})).status).toBe(401)
})

it('EXTRA-6 credit with turnover binds the main wallet, and says until when', async () => {
  await add('CHOKDEE2569', { turnoverTimes: 3, categorys: 'slot,fishing', validDays: 7 })
  const answer = await agree(' chokdee 2569 ')
  expect(answer).toMatchObject({ error: 0, message: words.done })
  expect(answer.data).toMatchObject({
    reward: {
      kind: 'credit',
      amount: 50_00,
      turnover: 150_00,
      categorys: 'slot,fishing',
      use_until: server.clock.now() + 7 * day,
    },
    wallet_id: malee.walletIds[0],
    balance: 150_00,
  })
  const [bound] = (await server.call(getActivePromotions, {}, { as: malee })).data
  expect(bound).toMatchObject({ turnover_target: 150_00, cancel_forfeit: 50_00, cancel_balance: 100_00 })
  const given = { wallet_id: bound!.wallet_id, promotion_id: bound!.promotion_id }
  const cancel = { ...given, expected_forfeit: satang(50_00) }
  expect(await server.call(cancelPromotion, cancel, { as: malee, key: key() })).toMatchObject({ error: 0 })
  expect((await history()).data).toMatchObject([{ code: 'CHOKDEE2569', state: 'cancelled' }])
  expect(await totalOf(server.db)).toBe(0)
})

it('EXTRA-6 credit without turnover is free at once; the same key credits once', async () => {
  await add('FREE50')
  const intent = key()
  for (let n = 0; n < 3; n++) expect((await use('FREE50', malee, intent)).error).toBe(0)
  expect(await balance()).toBe(150_00)
  expect((await server.call(getActivePromotions, {}, { as: malee })).data).toEqual([])
  expect(await use('FREE50')).toMatchObject({ error: 1, message: words.usedBefore })
})

it('EXTRA-6 points', async () => {
  await add('POINTS', { kind: 'points', amount: null, count: 100 })
  expect((await use('POINTS')).data).toMatchObject({ points: 100, reward: { kind: 'points', count: 100 } })
  expect((await server.call(getPoints, {}, { as: malee })).data.point).toBe(100)
})

it.each([
  ['before its time', { startsAt: Date.UTC(2030, 0, 1) }, words.notYet],
  ['after its time', { endsAt: Date.UTC(2020, 0, 1) }, words.expired],
  ['used up', { totalLimit: 3, used: 3 }, words.usedUp],
  ['a reward of later', { kind: 'free_spins', amount: null, count: 5 }, words.notServed],
] as const)('EXTRA-6 refused: %s; it stays unused and counts as no wrong try', async (_, rest, message) => {
  await add('CODE', rest)
  expect(await use('CODE')).toMatchObject({ status: 200, error: 1, message })
  const { data, tries_left, total } = await history()
  expect({ data, tries_left, total }).toEqual({ data: [], tries_left: MOST_WRONG, total: 0 })
  expect(await balance()).toBe(100_00)
})

it('EXTRA-6 the last one goes to one of many', async () => {
  await add('LAST', { totalLimit: 1 })
  const others = await Promise.all([1, 2, 3, 4].map(() => server.member()))
  const answers = await Promise.all(others.map((as) => use('LAST', as)))
  expect(answers.filter((answer) => answer.error === 0)).toHaveLength(1)
  const [row] = await server.db.select().from(coupons).where(eq(coupons.code, 'LAST'))
  expect(row!.used).toBe(1)
})

it('PROMO-2 credit with turnover waits while another promotion binds the wallet', async () => {
  await add('ONE', { turnoverTimes: 3 })
  await add('TWO', { turnoverTimes: 3 })
  await agree('ONE')
  expect(await agree('TWO')).toMatchObject({ error: 1, message: rewardMessages.locked })
  expect((await history()).data).toHaveLength(1)
})

it('EXTRA-6 what a code gives and asks for is told before, and nothing is used', async () => {
  await add('CHOKDEE2569', { turnoverTimes: 3, categorys: 'slot,fishing', validDays: 7 })
  for (let n = 0; n < 2; n++)
    expect((await preview(' chokdee 2569 ')).data).toMatchObject({
      kind: 'credit',
      amount: 50_00,
      turnover: 150_00,
      categorys: 'slot,fishing',
      use_until: server.clock.now() + 7 * day,
      valid_days: 7,
    })
  expect((await history()).data).toEqual([])
  expect(await balance()).toBe(100_00)
})

it.each([undefined, 0, 149_99, 150_01])(
  'EXTRA-6 credit with turnover is not given to who agreed to %s satang instead of 15,000',
  async (agreed) => {
    await add('CHOKDEE2569', { turnoverTimes: 3 })
    const answer = await redeem('CHOKDEE2569', agreed)
    expect(answer).toMatchObject({ error: 1, message: rewardMessages.agree('150 บาท') })
    expect(await balance()).toBe(100_00)
    expect((await agree('CHOKDEE2569')).error).toBe(0)
  },
)

it('EXTRA-6 a preview is no way to find codes: wrong ones are counted as those that are used', async () => {
  await add('RIGHT')
  for (let left = MOST_WRONG; left > 0; left--)
    expect(await (left % 2 ? preview('NOSUCH') : use('NOSUCH'))).toMatchObject({ message: words.unknown })
  expect((await preview('RIGHT')).status).toBe(429)
  expect((await use('RIGHT')).status).toBe(429)
})

it('EXTRA-6 a preview is refused as using it would be', async () => {
  await add('OVER', { endsAt: server.clock.now() })
  await add('NONE', { totalLimit: 1, used: 1 })
  await add('ONCE')
  await use('ONCE')
  expect((await preview('OVER')).message).toBe(words.expired)
  expect((await preview('NONE')).message).toBe(words.usedUp)
  expect((await preview('ONCE')).message).toBe(words.usedBefore)
  expect((await preview('NONE', await server.member())).message).toBe(words.usedUp)
})

it('EXTRA-6 wrong codes are counted by the hour, for each member alone', async () => {
  await add('RIGHT')
  for (let left = MOST_WRONG - 1; left >= 0; left--) {
    expect(await use('NOSUCH')).toMatchObject({ error: 1, message: words.unknown })
    expect((await history()).tries_left).toBe(left)
  }
  const refused = await use('RIGHT')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBe(hour / 1000)
  expect((await use('RIGHT', await server.member())).error).toBe(0)
  server.clock.advance(hour)
  expect((await history()).tries_left).toBe(MOST_WRONG)
  expect((await use('RIGHT')).error).toBe(0)
})

it("EXTRA-6 another agent's code is none", async () => {
  expect(await use('ELSEWHERE')).toMatchObject({ error: 1, message: words.unknown })
})

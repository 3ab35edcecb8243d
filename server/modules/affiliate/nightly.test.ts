import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getAffiliateSummary, getAffiliateTransactions } from '#contracts/affiliate.ts'
import { satang } from '#contracts/money.ts'
import { affiliateCommissions, affiliateTransactions } from '../../db/schema/affiliate.ts'
import { members } from '../../db/schema/member.ts'
import { inboxItems, nightlyRuns } from '../../db/schema/rewards.ts'
import { day, hour } from '../../kit/clock.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { affiliateDay, affiliateWords as words } from '../../strings/affiliate.ts'
import { chain, days, played } from '../../testing/scenes/affiliate.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { runNightly } from '../nightly/run-nightly.ts'
import { redeemableOf } from './account.ts'
import { affiliateHandlers } from './handlers.ts'
import { affiliateNightly } from './nightly.ts'

const server = testServer({ handlers: affiliateHandlers })

let arisa: TestMember
let boy: TestMember
let lek: TestMember
let noi: TestMember
let far: TestMember
beforeEach(async () => {
  ;[arisa, boy, lek, noi, far] = await chain(server)
})

const { play, night, tomorrow } = days(server)
const lines = async (as: TestMember) => (await server.call(getAffiliateTransactions, {}, { as })).data
const redeemable = async (as: TestMember) =>
  (await server.call(getAffiliateSummary, {}, { as })).data.redeemable

it('EXTRA-7 10,000 baht of slots by a friend bring 50', async () => {
  await play(boy, 10_000)
  await tomorrow()
  expect(await redeemable(arisa)).toBe(50_00)
  expect(await redeemable(boy)).toBe(0)
})

it('EXTRA-7 three levels up, and not four', async () => {
  await play(far, 10_000)
  await tomorrow()
  const earned = await Promise.all([noi, lek, boy, arisa].map(redeemable))
  expect(earned).toEqual([50_00, 20_00, 10_00, 0])
  expect(await lines(lek)).toMatchObject([{ kind: 'commission', level: 2, amount: 20_00 }])
})

it('EXTRA-7 every category has its rate; one without a rate brings nothing', async () => {
  await play(boy, 1_000, 'lotto')
  await play(boy, 1_000, 'casino')
  await play(boy, 1_000, 'unheard-of')
  await tomorrow()
  expect(await redeemable(arisa)).toBe(8_00 + 3_00)
})

it('EXTRA-7 play from a wallet that a promotion binds brings nothing', async () => {
  await play(boy, 10_000, 'slot', true)
  await play(boy, 200)
  await tomorrow()
  expect(await redeemable(arisa)).toBe(1_00)
})

it('EXTRA-7 each friend and category is rounded down to a satang; nothing is written for less', async () => {
  // 1.99 baht × 0.50 % is 0.995 satang; 3.99 is 1.995.
  await played(server, boy, { category: 'slot', stake: satang(1_99), bound: false })
  await tomorrow()
  expect(await lines(arisa)).toEqual([])
  await played(server, boy, { category: 'slot', stake: satang(3_99), bound: false })
  await tomorrow()
  expect(await redeemable(arisa)).toBe(1)
  expect(await server.db.select().from(affiliateCommissions)).toHaveLength(1)
})

it('EXTRA-7 waits until six, and then takes the whole day', async () => {
  await play(boy, 1_000)
  const today = thaiDayOf(server.clock.now())
  while (thaiDayOf(server.clock.now() - 5 * hour) === today) server.clock.advance(hour)
  await night()
  expect(await redeemable(arisa)).toBe(0)
  server.clock.advance(hour)
  await night()
  expect(await redeemable(arisa)).toBe(5_00)
  expect(await lines(arisa)).toMatchObject([{ play_day: today }])
})

it('EXTRA-7 twice, at once, late, and after its record is lost: the same', async () => {
  await play(boy, 1_000)
  await play(lek, 1_000)
  server.clock.advance(day)
  await play(boy, 2_000)
  server.clock.advance(3 * day)
  await Promise.all([night(), night(), night()])
  await night()
  expect(await redeemable(arisa)).toBe(5_00 + 2_00 + 10_00)
  await server.db.delete(nightlyRuns)
  await night()
  expect(await redeemable(arisa)).toBe(17_00)
  expect(await lines(arisa)).toHaveLength(3)
  expect(await lines(boy)).toHaveLength(1)
})

it('EXTRA-7 one that dies leaves nothing of its batch, and the next does it whole', async () => {
  await play(boy, 1_000)
  await play(noi, 1_000)
  server.clock.advance(2 * day)
  const dies = {
    ...affiliateNightly,
    batch: async (...batch: Parameters<typeof affiliateNightly.batch>) => {
      await affiliateNightly.batch(...batch)
      throw new Error('killed')
    },
  }
  await expect(runNightly(server.db, dies, server.clock.now())).rejects.toThrow('killed')
  expect(await server.db.select().from(affiliateTransactions)).toEqual([])
  await night()
  expect(await redeemable(arisa)).toBe(5_00 + 1_00)
})

it('EXTRA-7 a suspended member earns nothing; those above them do', async () => {
  await server.db.update(members).set({ status: 'suspended' }).where(eq(members.id, boy.id))
  await play(lek, 1_000)
  await tomorrow()
  expect(await redeemableOf(server.db, boy.id)).toBe(0)
  expect(await redeemable(arisa)).toBe(2_00)
})

it('EXTRA-7 tells each who earned once, with the sum of the day', async () => {
  await play(boy, 1_000)
  await play(boy, 1_000, 'lotto')
  await play(lek, 1_000)
  await tomorrow()
  const told = await server.db.select().from(inboxItems).where(eq(inboxItems.memberId, arisa.id))
  expect(told).toMatchObject([
    { kind: 'reward', link: '/affiliate', title: words.noticeTitle('\u0E3F15.00') },
  ])
  expect(told[0]!.body).toBe(words.noticeBody(affiliateDay('2026-11-20'), 2))
})

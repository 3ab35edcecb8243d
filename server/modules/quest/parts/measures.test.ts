import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { register } from '#contracts/auth.ts'
import { cancelBill } from '#contracts/bills.ts'
import { doCheckin } from '#contracts/quest.ts'
import { shootNumber } from '#contracts/yeekee.ts'
import { lineIdentities } from '../../../db/schema/identity.ts'
import { ledgerJournals } from '../../../db/schema/ledger.ts'
import { members } from '../../../db/schema/member.ts'
import { lottoBills } from '../../../db/schema/lotto.ts'
import type { quests } from '../../../db/schema/quest.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { day, hour } from '../../../kit/clock.ts'
import { reverseJournal } from '../../../ledger/post.ts'
import { addDraw, bet, drawRound, placeBill, voidRound } from '../../../testing/scenes/bills.ts'
import { depositor } from '../../../testing/scenes/deposits.ts'
import { testServer } from '../../../testing/hooks.ts'
import type { TestMember } from '../../../testing/people.ts'
import {
  addCheckinDays,
  addQuest,
  deposit,
  played,
  questOptions,
  questsOf,
} from '../../../testing/scenes/quests.ts'
import { otpToken, wish } from '../../../testing/scenes/registration.ts'
import { addBill, addYeekeeRound } from '../../../testing/scenes/yeekee.ts'
import { settleDue } from '../../bill/settle-job.ts'

const server = testServer(questOptions)

let malee: TestMember
beforeEach(async () => {
  malee = await depositor(server, { wallets: [{ balance: 1_000_00, canDeposit: true }] })
})

type Spec = Partial<typeof quests.$inferInsert>

/** Adds the quest; answers a function that reads its progress and state. */
async function watch(spec: Spec) {
  const id = await addQuest(server, { unit: '', ...spec })
  return async (as = malee) => {
    const { progress, state } = (await questsOf(server, as)).get(id)!
    return [progress, state]
  }
}

it('EXTRA-4 deposits: what was credited today, and nothing of yesterday', async () => {
  const look = await watch({ measure: 'deposit', goal: 500_00 })
  expect(await look()).toEqual([0, 'running'])
  const first = await deposit(server, malee, 200_00)
  expect(await look()).toEqual([first / 100, 'running'])
  await deposit(server, malee, 300_00)
  expect(await look()).toEqual([500, 'claimable'])
  expect(await look(await server.member())).toEqual([0, 'running'])
  server.clock.advance(12 * hour)
  expect(await look()).toEqual([0, 'running'])
})

it('EXTRA-4 a deposit that was taken back counts for nothing', async () => {
  const look = await watch({ measure: 'deposit', goal: 100_00 })
  await deposit(server, malee, 200_00)
  const [journal] = await server.db.select().from(ledgerJournals).where(eq(ledgerJournals.kind, 'deposit'))
  const back = { journalId: journal!.id, kind: 'deposit.back', at: server.clock.now() }
  await inTransaction(server.db, (tx) => reverseJournal(tx, back))
  expect(await look()).toEqual([0, 'running'])
})

it('EXTRA-4 turnover: by category, never with a promotion’s money, a week from Monday', async () => {
  const slots = await watch({
    measure: 'turnover',
    playCategorys: 'slot,fishing',
    goal: 1_000_00,
    period: 'week',
  })
  const all = await watch({ measure: 'turnover', goal: 1_000_00 })
  await played(server, malee, { stake: 300_50 })
  await played(server, malee, { stake: 200_00, category: 'fishing' })
  await played(server, malee, { stake: 400_00, category: 'casino' })
  await played(server, malee, { stake: 900_00, bound: true })
  expect(await slots()).toEqual([500.5, 'running'])
  expect(await all()).toEqual([900.5, 'running'])
  // Sunday still belongs to the week, Monday begins another.
  server.clock.advance(2 * day + 11 * hour)
  await played(server, malee, { stake: 600_00 })
  expect(await slots()).toEqual([1000, 'claimable'])
  server.clock.advance(hour)
  expect(await slots()).toEqual([0, 'running'])
})

it('EXTRA-4 rounds of a category', async () => {
  const look = await watch({ measure: 'rounds', playCategorys: 'slot', goal: 3 })
  for (const category of ['slot', 'slot', 'casino']) await played(server, malee, { stake: 1_00, category })
  expect(await look()).toEqual([2, 'running'])
})

it('EXTRA-4 bills: settled ones only, each once, by the day their result was known', async () => {
  const look = await watch({ measure: 'bills', goal: 2 })
  const staked = await watch({ measure: 'turnover', playCategorys: 'lotto', goal: 100_00 })
  const { roundId } = await addDraw(server.db, server.clock.now())
  const other = await addDraw(server.db, server.clock.now())
  await placeBill(server, malee, roundId, [bet('top3', '456', 10), bet('top2', '56', 10)])
  await placeBill(server, malee, other.roundId, [bet('top3', '123', 10)])
  const cancelled = await placeBill(server, malee, roundId, [bet('top3', '111', 10)])
  await server.call(cancelBill, { agent_id: 7, bill_id: cancelled.data.bill.bill_id }, { as: malee })
  expect(await look()).toEqual([0, 'running'])
  await drawRound(server, roundId)
  await voidRound(server, other.roundId, 'voided')
  await settleDue(server.deps)
  expect(await look()).toEqual([1, 'running'])
  expect(await staked()).toEqual([20, 'running'])
})

it('EXTRA-4 Yeekee: rounds shot in or bet on, each once', async () => {
  const look = await watch({ measure: 'yeekee', goal: 3 })
  const now = server.clock.now()
  const rounds = [
    await addYeekeeRound(server.db, now, 42),
    await addYeekeeRound(server.db, now, 43),
    await addYeekeeRound(server.db, now, 44),
    await addYeekeeRound(server.db, now, 45),
  ]
  const shoot = async (round_id: string, number: string) => {
    expect((await server.call(shootNumber, { round_id, number }, { as: malee })).error).toBe(0)
    server.clock.advance(hour / 60)
  }
  await shoot(rounds[0]!, '12345')
  await shoot(rounds[0]!, '54321')
  expect(await look()).toEqual([1, 'running'])
  const place = (round: string, state?: 'cancelled') => addBill(server.db, malee, round, 10_00, { state })
  await place(rounds[0]!)
  await place(rounds[1]!)
  await place(rounds[2]!, 'cancelled')
  await server.db.update(lottoBills).set({ placedAt: now })
  expect(await look()).toEqual([2, 'running'])
  await shoot(rounds[3]!, '00001')
  expect(await look()).toEqual([3, 'claimable'])
  expect(await look(await server.member())).toEqual([0, 'running'])
  server.clock.advance(12 * hour)
  expect(await look()).toEqual([0, 'running'])
})

it('EXTRA-4 check-ins of a week', async () => {
  const look = await watch({ measure: 'checkin', goal: 2, period: 'week' })
  await addCheckinDays(server)
  await server.call(doCheckin, {}, { as: malee })
  expect(await look()).toEqual([1, 'running'])
  server.clock.advance(day)
  await server.call(doCheckin, {}, { as: malee })
  expect(await look()).toEqual([2, 'claimable'])
})

it('EXTRA-4 friends count once, in the week they joined, when their number is proven', async () => {
  const look = await watch({ measure: 'friends', goal: 1, period: 'week' })
  const [row] = await server.db.select().from(members).where(eq(members.id, malee.id))
  const affiliate_code = row!.affiliateCode
  const otp_token = await otpToken(server)
  const friend = await server.call(register, wish({ affiliate_code, otp_token, username: 'friend' }))
  expect(friend.error).toBe(0)
  expect(await look()).toEqual([1, 'claimable'])
  // A new password proves the number anew: the friend is no new one.
  server.clock.advance(6 * day)
  await server.db.update(members).set({ mobileVerifiedAt: server.clock.now() })
  expect(await look()).toEqual([0, 'running'])
})

it('EXTRA-4 a friend whose number is not proven is none', async () => {
  const look = await watch({ measure: 'friends', goal: 1, period: 'once' })
  const friend = await server.member()
  await server.db.update(members).set({ referredBy: malee.id }).where(eq(members.id, friend.id))
  expect(await look()).toEqual([0, 'running'])
})

it('EXTRA-4 a linked LINE account and a proven number, once and for all', async () => {
  const line = await watch({ measure: 'line', goal: 1, period: 'once' })
  const mobile = await watch({ measure: 'mobile', goal: 1, period: 'once' })
  expect([await line(), await mobile()]).toEqual([
    [0, 'running'],
    [0, 'running'],
  ])
  const now = server.clock.now()
  await server.db.insert(lineIdentities).values({ sub: 'U1', memberId: malee.id, linkedAt: now })
  await server.db.update(members).set({ mobileVerifiedAt: now }).where(eq(members.id, malee.id))
  server.clock.advance(6 * day)
  expect([await line(), await mobile()]).toEqual([
    [1, 'claimable'],
    [1, 'claimable'],
  ])
})

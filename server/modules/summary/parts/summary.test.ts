import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { claimLoss } from '#contracts/cashback.ts'
import { getRewardsSummary } from '#contracts/inbox.ts'
import { satang } from '#contracts/money.ts'
import { cashbacks } from '../../../db/schema/cashback.ts'
import { members } from '../../../db/schema/member.ts'
import { quests } from '../../../db/schema/quest.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { day } from '../../../kit/clock.ts'
import { testServer } from '../../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../../testing/people.ts'
import { moveAccounts } from '../../affiliate/account.ts'
import { cashbackHandlers } from '../../cashback/handlers.ts'
import { moveSpins } from '../../points/move-spins.ts'
import { summaryHandlers } from '../handlers.ts'

const server = testServer({ handlers: { ...summaryHandlers, ...cashbackHandlers } })

let malee: TestMember
beforeEach(async () => {
  malee = await server.member({ wallets: [{ type: 1 }] })
})

const summary = async (as = malee) => (await server.call(getRewardsSummary, {}, { as })).data
const nothing = { quests_claimable: 0, wheel_spins: 0, cashback: 0, affiliate: 0 }

/** Cashback of a day, claimable for two days. */
async function cashback(fromDay: string, amount: number, memberId = malee.id): Promise<string> {
  const now = server.clock.now()
  const [row] = await server.db
    .insert(cashbacks)
    .values({
      memberId,
      kind: 'daily',
      fromDay,
      toDay: fromDay,
      lines: [],
      days: [],
      lost: satang(amount),
      minimum: satang(0),
      amount: satang(amount),
      computedAt: now,
      claimableUntil: amount > 0 ? now + 2 * day : null,
    })
    .returning({ id: cashbacks.id })
  return row!.id
}

it('SHELL-4 needs sign-in, and nothing waits for who did nothing', async () => {
  expect((await server.call(getRewardsSummary, {})).status).toBe(401)
  expect(await summary()).toEqual(nothing)
})

it('SHELL-4 EXTRA-5 free spins that are left', async () => {
  const move = (key: string, amount: number) =>
    inTransaction(server.db, (tx) =>
      moveSpins(tx, { memberId: malee.id, key, amount, now: server.clock.now() }),
    )
  await move('given', 3)
  await move('used', -1)
  expect(await summary()).toEqual({ ...nothing, wheel_spins: 2 })
})

it('SHELL-4 EXTRA-1 cashback that can be claimed now, and only the own', async () => {
  const cashback_id = await cashback('2026-11-18', 100_00)
  await cashback('2026-11-19', 250_00)
  await cashback('2026-11-17', 0)
  await cashback('2026-11-19', 999_00, (await server.member()).id)
  expect((await summary()).cashback).toBe(350_00)
  expect((await server.call(claimLoss, { cashback_id }, { as: malee })).error).toBe(0)
  expect((await summary()).cashback).toBe(250_00)
  server.clock.advance(2 * day)
  expect((await summary()).cashback).toBe(0)
})

it('SHELL-4 EXTRA-7 commission that can be redeemed', async () => {
  const move = { memberId: malee.id, key: 'adjusted', kind: 'adjustment' as const, amount: satang(12_50) }
  await inTransaction(server.db, (tx) => moveAccounts(tx, [move], server.clock.now()))
  expect(await summary()).toEqual({ ...nothing, affiliate: 12_50 })
})

it('SHELL-4 EXTRA-4 quests whose reward waits', async () => {
  const quest = { agentCode: TEST_AGENT, period: 'once', measure: 'mobile', goal: 1 } as const
  await server.db.insert(quests).values({ ...quest, title: 'prove it', kind: 'points', count: 10 })
  expect((await summary()).quests_claimable).toBe(0)
  await server.db
    .update(members)
    .set({ mobileVerifiedAt: server.clock.now() })
    .where(eq(members.id, malee.id))
  expect((await summary()).quests_claimable).toBe(1)
})

/** Rules of rewards for the money property, and what a player begins with. */
import { satang } from '#contracts/money.ts'
import { pointRules, redemptionItems } from '#server/db/schema/redemption.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { openPoints } from '#server/modules/points/move-points.ts'
import { befriend, openProgramme } from '#server/testing/scenes/affiliate.ts'
import { addCashbackRules } from '#server/testing/scenes/cashback.ts'
import { TEST_AGENT, type TestMember } from '#server/testing/people.ts'
import { addCheckinDays, addQuest } from '#server/testing/scenes/quests.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import {
  addSpins,
  addWheel,
  blank,
  creditPrize,
  pointPrize,
  spinPrize,
} from '#server/testing/scenes/wheels.ts'

/** Rules of everything that is given, so that each of it can happen within a few steps. */
export async function openRewards({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await addCashbackRules(db, { daily: { minimum: satang(1) } })
  await openProgramme(db)
  await addWheel(db, [
    creditPrize(10, 4000),
    creditPrize(50, 1000, 1),
    pointPrize(20, 3000),
    spinPrize(1, 1000),
    blank(1000),
  ])
  await addCheckinDays({ db })
  await addQuest({ db }, { kind: 'credit', amount: satang(20_00), turnoverTimes: 1, count: null })
  await addQuest({ db }, { measure: 'checkin', goal: 1, unit: '', kind: 'wheel_spins', count: 2 })
  await db.insert(pointRules).values({ agentCode: TEST_AGENT, category: 'slot', perPoint: satang(1_00) })
  await db
    .insert(redemptionItems)
    .values({ agentCode: TEST_AGENT, name: 'credit', kind: 'credit', amount: satang(5_00), points: 50 })
}

const friends = new WeakMap<TestMember, TestMember>()

/** The friend that a player brought. */
export const friendOf = (who: TestMember): TestMember => friends.get(who)!

/** Points and spins to begin with, and a friend. */
export async function rewardPlayer(server: TestServer, who: TestMember): Promise<void> {
  const { db, clock } = server
  await inTransaction(db, (tx) => openPoints(tx, who.id, 200, clock.now()))
  await addSpins(db, who.id, 3)
  const friend = await server.member()
  await befriend(db, who, friend)
  friends.set(who, friend)
}

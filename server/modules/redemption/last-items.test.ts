/** Many members at once on the last pieces: exactly as many get one as there are, and nobody else pays (EXTRA-3). */
import { count, eq, sum } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { redeemItem } from '#contracts/redemption.ts'
import { memberPoints } from '../../db/schema/member.ts'
import { redemptionItems, redemptions } from '../../db/schema/redemption.ts'
import { pointLots, pointMovements } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { redemptionMessages as words } from '../../strings/redemption.ts'
import { addCrowd } from '../../testing/crowd.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { openPoints } from '../points/move-points.ts'
import { redemptionHandlers } from './handlers.ts'

const server = testServer({ handlers: redemptionHandlers })

const CROWD = 200
const LAST = 10
const POINTS = 1000
const PRICE = 900

it('EXTRA-3 200 members at once on the last 10: exactly 10 get one, the others keep their points', async () => {
  const crowd = await addCrowd(server.deps, CROWD, 1_00)
  await inTransaction(server.db, async (tx) => {
    for (const { id } of crowd) await openPoints(tx, id, POINTS, server.clock.now())
  })
  const item = { agentCode: TEST_AGENT, name: 'แก้ว', kind: 'item' as const, count: 1, points: PRICE }
  const [row] = await server.db
    .insert(redemptionItems)
    .values({ ...item, stock: LAST })
    .returning({ id: redemptionItems.id })
  const itemId = row!.id
  const delivery = { name: 'ผู้รับ', mobile: '0812345678', address: '1 ถนนสีลม บางรัก กรุงเทพฯ 10500' }
  const redeem = async (as: TestMember, index: number) => {
    const key = `last-of-the-test-${index}`
    const send = () =>
      server.call(redeemItem, { item_id: itemId, quantity: 1, delivery, expected_points: PRICE }, { as, key })
    let answer = await send()
    // Who got no connection in time (the pool's limit) sends again under the key, as the site does.
    for (let tries = 1; answer.status === 500 && tries < 5; tries++) answer = await send()
    return answer
  }
  const answers = await Promise.all(crowd.map(redeem))

  const winners = crowd.filter((_, index) => answers[index]!.error === 0)
  expect(winners).toHaveLength(LAST)
  const told = answers.filter(({ error }) => error !== 0)
  expect(told.every(({ status, message }) => status === 200 && message === words.soldOut)).toBe(true)
  const [left] = await server.db.select().from(redemptionItems).where(eq(redemptionItems.id, itemId))
  expect(left!.stock).toBe(0)
  const [made] = await server.db.select({ all: count() }).from(redemptions)
  expect(made!.all).toBe(LAST)

  const won = new Set(winners.map(({ id }) => id))
  for (const { memberId, point } of await server.db.select().from(memberPoints))
    expect(point).toBe(won.has(memberId) ? POINTS - PRICE : POINTS)
  const rest = CROWD * POINTS - LAST * PRICE
  const [moved] = await server.db.select({ all: sum(pointMovements.amount) }).from(pointMovements)
  const [lots] = await server.db.select({ all: sum(pointLots.points) }).from(pointLots)
  expect([Number(moved!.all), Number(lots!.all)]).toEqual([rest, rest])
}, 120_000)

import { expect, it } from 'vitest'
import { getPromotions } from '#contracts/promotion.ts'
import { promotionBundles, promotionReceipts, promotions } from '../../db/schema/promotion.ts'
import { day, hour } from '../../kit/clock.ts'
import { agentMessages } from '../../strings/agent.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT as agentCode } from '../../testing/people.ts'
import { promotionHandlers } from './handlers.ts'

const server = testServer({ handlers: promotionHandlers })
const ask = { agent_code: agentCode }

async function add(name: string, rest: Partial<typeof promotions.$inferInsert> = {}): Promise<string> {
  const [row] = await server.db
    .insert(promotions)
    .values({ agentCode, name, ...rest })
    .returning()
  return row!.id
}

it('a visitor sees what is running, in order, with its figures', async () => {
  const now = server.clock.now()
  await add('over', { endsAt: now - hour })
  await add('later', { startsAt: now + hour })
  await add('second', { position: 2 })
  const first = await add('first', { position: 1, typeId: 3, categorys: 'slot,sport' })
  await server.db.insert(promotionBundles).values([
    { promotionId: first, key: 'max_bonus', val: '50', defaultVal: '100' },
    { promotionId: first, key: 'min_transfer_amount', val: null, defaultVal: '0' },
  ])
  const { data } = await server.call(getPromotions, ask)
  expect(data.map((promotion) => promotion.promotion_name)).toEqual(['first', 'second'])
  expect(data[0]).toMatchObject({
    type_id: 3,
    categorys: 'slot,sport',
    received_at: null,
    bundles: [
      { key: 'max_bonus', val: '50', default_val: '100' },
      { key: 'min_transfer_amount', val: '', default_val: '0' },
    ],
  })
})

it('PROMO-1 a member sees what was received and cannot be again for now; others do not', async () => {
  const now = server.clock.now()
  const [malee, other] = [await server.member({}), await server.member({})]
  const [once, daily] = [await add('once', { position: 1 }), await add('daily', { position: 2 })]
  await server.db.insert(promotionReceipts).values([
    { promotionId: once, memberId: malee.id, receivedAt: now - 8 * day },
    { promotionId: daily, memberId: malee.id, receivedAt: now - hour, againAt: now + hour },
  ])
  const received = async (as?: typeof malee) => {
    const { data } = await server.call(getPromotions, ask, { as })
    return data.map((promotion) => promotion.received_at)
  }
  expect(await received(malee)).toEqual([now - 8 * day, now - hour])
  expect(await received(other)).toEqual([null, null])
  expect(await received()).toEqual([null, null])
  server.clock.advance(hour)
  expect(await received(malee)).toEqual([now - 8 * day, null])
})

it('a visitor has to say which agent', async () => {
  expect(await server.call(getPromotions, {})).toMatchObject({
    error: 1,
    message: agentMessages.unknownAgent,
  })
  expect(await server.call(getPromotions, { agent_code: 'nobody' })).toMatchObject({ error: 1 })
  expect(await server.call(getPromotions, {}, { as: await server.member({}) })).toMatchObject({ error: 0 })
})

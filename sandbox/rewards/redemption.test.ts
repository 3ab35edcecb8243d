import { beforeEach, expect, it } from 'vitest'
import { getRedemptions, redeemItem } from '#contracts/redemption.ts'
import { redemptionItems } from '#server/db/schema/redemption.ts'
import { inboxItems } from '#server/db/schema/rewards.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { redemptionHandlers } from '#server/modules/redemption/handlers.ts'
import { parcelNotices } from '#server/strings/redemption.ts'
import { testServer } from '#server/testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '#server/testing/people.ts'
import { redemptionSection as section } from './redemption.ts'

const server = testServer({ handlers: redemptionHandlers })
const delivery = { name: 'มาลี ใจดี', mobile: '0812345678', address: '1 ถนนสีลม บางรัก กรุงเทพฯ 10500' }

let malee: TestMember
let id: string
beforeEach(async () => {
  malee = await server.member({ points: 1000 })
  const item = { agentCode: TEST_AGENT, name: 'แก้วลายบัว', kind: 'item' as const, count: 1, points: 900 }
  const [row] = await server.db.insert(redemptionItems).values(item).returning({ id: redemptionItems.id })
  const wish = { item_id: row!.id, quantity: 1, delivery }
  id = (await server.call(redeemItem, wish, { as: malee })).data.redemption_id
})

const press = (name: string, form: Record<string, string> = {}) =>
  inTransaction(server.db, (tx) =>
    section.presses[name]!(tx, { form: { redemption_id: id, ...form }, now: server.clock.now() }),
  )
const shown = async () => String(await section.show(server.db, server.clock.now()))
const told = async () => (await server.db.select().from(inboxItems)).map(({ title }) => title)

it('EXTRA-3 shows what is to be sent, with where to', async () => {
  const html = await shown()
  for (const text of ['แก้วลายบัว', delivery.address, 'preparing', '/sandbox/rewards/redemption/sent'])
    expect(html).toContain(text)
})

it('EXTRA-3 sent with a parcel number, then delivered; the member is told of both', async () => {
  await expect(press('sent', { tracking: 'x' })).rejects.toThrow(RangeError)
  expect(await press('sent', { tracking: 'th 0123-4567' })).toBe(true)
  expect(await press('sent', { tracking: 'TH99999999' })).toBe(false)
  const [row] = (await server.call(getRedemptions, {}, { as: malee })).data
  expect(row).toMatchObject({ state: 'sent', tracking: 'TH01234567' })
  expect(await press('delivered')).toBe(true)
  expect(await press('cancel')).toBe(false)
  expect(await told()).toEqual([parcelNotices.sent.title, parcelNotices.delivered.title])
  expect(await shown()).toContain('Nothing is to be sent')
})

it('EXTRA-3 given up, once; what is not there is not found', async () => {
  expect(await press('cancel', { redemption_id: '999999' })).toBe(false)
  expect(await press('cancel')).toBe(true)
  expect(await press('cancel')).toBe(false)
  expect(await told()).toEqual([parcelNotices.cancelled.title])
})

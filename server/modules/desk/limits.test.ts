import { beforeEach, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { getLimitChanges, getProtection, setLimit } from '#contracts/protection.ts'
import { protectionChanges } from '../../db/schema/protection.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { protectionHandlers } from '../protection/handlers.ts'
import { deskOf } from './desk.ts'
import { addOperator } from './operators.ts'

const server = testServer({ handlers: protectionHandlers })

let malee: TestMember
let key: string
beforeEach(async () => {
  malee = await server.member({ username: 'malee' })
  key = await addOperator(server.db, 'somying', ['member.limits'], server.clock.now())
  const amount = satang(500_00)
  await server.call(setLimit, { kind: 'deposit', period: 'day', amount }, { as: malee })
})

const ask = async (more: object, as = key) => {
  const body = { username: 'malee', kind: 'deposit', period: 'day', reason: 'asked by phone', ...more }
  const headers = { authorization: `Bearer ${as}` }
  const url = 'http://127.0.0.1:9464/desk/member/limit'
  return (
    await deskOf(server.deps)(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  ).status
}
const held = async () => (await server.call(getProtection, {}, { as: malee })).data.limits[0]!.amount

it('SAFE-1 staff make a limit tighter, and cannot loosen it', async () => {
  expect(await ask({ amount: 600 })).toBe(404)
  expect(await ask({ amount: 500 })).toBe(404)
  expect(await held()).toBe(500_00)
  expect(await ask({ amount: 300 })).toBe(200)
  expect(await held()).toBe(300_00)
  expect(await ask({ amount: 400 })).toBe(404)
  expect(await held()).toBe(300_00)
})

it('SAFE-1 who and why is kept; the member is told that it was staff', async () => {
  await ask({ amount: 300 })
  const rows = await server.db.select().from(protectionChanges)
  expect(rows.at(-1)).toMatchObject({
    actor: 'somying',
    reason: 'asked by phone',
    before: 500_00,
    after: 300_00,
  })
  const { data, text } = await server.call(getLimitChanges, {}, { as: malee })
  expect(data[0]).toMatchObject({ by: 'staff', before: 500_00, after: 300_00 })
  expect(text).not.toContain('somying')
})

it('SAFE-1 needs the permission, a reason, a sum of the right sort and somebody', async () => {
  const other = await addOperator(server.db, 'somsak', ['lotto.book', 'lotto.draws'], server.clock.now())
  expect(await ask({ amount: 300 }, other)).toBe(403)
  expect(await ask({ amount: 300, reason: '' })).toBe(422)
  expect(await ask({})).toBe(422)
  expect(await ask({ amount: -1 })).toBe(422)
  expect(await ask({ kind: 'time', amount: 300 })).toBe(422)
  expect(await ask({ amount: 300, username: 'nobody' })).toBe(404)
  expect(await held()).toBe(500_00)
})

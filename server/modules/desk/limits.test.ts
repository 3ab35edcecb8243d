import { beforeEach, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { getLimitChanges, getProtection, setLimit } from '#contracts/protection.ts'
import { memberChanges } from '../../db/schema/pause.ts'
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
const look = (username: string, as: string) => {
  const headers = { authorization: `Bearer ${as}` }
  const url = `http://127.0.0.1:9464/desk/member/protection?username=${username}`
  return deskOf(server.deps)(new Request(url, { headers }))
}
const held = async () => (await server.call(getProtection, {}, { as: malee })).data.limits[0]!.amount

it('SAFE-1 staff make a limit tighter, and cannot loosen it', async () => {
  expect(await ask({ amount: 600 })).toBe(409)
  expect(await ask({ amount: 500 })).toBe(409)
  expect(await held()).toBe(500_00)
  expect(await ask({ amount: 300 })).toBe(200)
  expect(await held()).toBe(300_00)
  expect(await ask({ amount: 400 })).toBe(409)
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

it('SAFE-1 staff see limits, breaks and every change with who and why; each look is a record', async () => {
  const other = await addOperator(server.db, 'somsak', ['member.protection'], server.clock.now())
  await ask({ amount: 300 })
  expect((await look('malee', key)).status).toBe(403)
  expect((await look('nobody', other)).status).toBe(404)
  const seen = await (await look('malee', other)).json()
  expect(seen).toMatchObject({
    limits: [{ kind: 'deposit', period: 'day', amount: 300_00, used: 0, left: 300_00 }],
    raises: [],
    pause: null,
    reminder_minutes: 60,
    changes: [
      { who: 'somying', act: 'set', before: 500_00, after: 300_00, reason: 'asked by phone' },
      { who: 'member', act: 'set', before: null, after: 500_00, reason: '' },
    ],
  })
  // Signs of harm and the date of birth are the member's own.
  expect(Object.keys(seen as object)).toEqual([
    'username',
    'limits',
    'raises',
    'pause',
    'reminder_minutes',
    'changes',
    'records',
  ])
  expect(await server.db.select().from(memberChanges)).toMatchObject([
    { memberId: malee.id, who: 'somsak', what: 'staff_look' },
  ])
})

it('SAFE-1 no call of the desk loosens: not one that waits, not by another kind of sum', async () => {
  await server.call(setLimit, { kind: 'deposit', period: 'day', amount: satang(900_00) }, { as: malee })
  for (const more of [{ amount: 900 }, { amount: 501 }, { kind: 'stake', amount: 100 }]) await ask(more)
  expect(await held()).toBe(500_00)
  const { data } = await server.call(getProtection, {}, { as: malee })
  expect(data.limits[0]!.pending).toMatchObject({ amount: 900_00 })
})

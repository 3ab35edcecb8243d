import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getInbox } from '#contracts/inbox.ts'
import { tellBirthday } from '#contracts/pause.ts'
import { getProtection, startSelfExclusion } from '#contracts/protection.ts'
import { thaiDayStart } from '#rules/thai-day.ts'
import { members } from '../../db/schema/member.ts'
import { memberChanges } from '../../db/schema/pause.ts'
import { addDraw, bet, placeBill } from '../../testing/scenes/bills.ts'
import { testServer } from '../../testing/hooks.ts'
import { sqlState } from '../../db/transaction.ts'
import type { TestMember } from '../../testing/people.ts'
import { deskOf } from './desk.ts'
import { addOperator } from './operators.ts'

const server = testServer()

let malee: TestMember
let round: string
let key: string
beforeEach(async () => {
  round = (await addDraw(server.db, server.clock.now())).roundId
  malee = await server.member({ username: 'malee', birthday: '', wallets: [{ balance: 500_00 }] })
  key = await addOperator(server.db, 'somying', ['member.protection'], server.clock.now())
})

const ask = async (more: object, as = key) => {
  const body = {
    username: 'malee',
    was: '1990-05-14',
    birthday: '1991-05-14',
    reason: 'by the card',
    ...more,
  }
  const headers = { authorization: `Bearer ${as}` }
  const url = 'http://127.0.0.1:9464/desk/member/birthday'
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await deskOf(server.deps)(request)).status
}
const tell = (birth_date: string) => server.call(tellBirthday, { birth_date }, { as: malee })
const held = async () => (await server.db.select().from(members).where(eq(members.id, malee.id)))[0]!.birthday
const pause = async () => (await server.call(getProtection, {}, { as: malee })).data.pause
const stake = () => placeBill(server, malee, round, [bet('top3', '123', 10)])
/** Oldest first. */
const records = (what: string) =>
  server.db
    .select()
    .from(memberChanges)
    .where(and(eq(memberChanges.memberId, malee.id), eq(memberChanges.what, what)))
    .orderBy(memberChanges.id)

it('a mistyped date is corrected, with who, why, before and after, and the member is told', async () => {
  await tell('1990-05-14')
  expect(await ask({})).toBe(200)
  expect(await held()).toBe('1991-05-14')
  expect((await records('birthday')).at(-1)).toMatchObject({
    who: 'somying',
    before: { birthday: '1990-05-14' },
    after: { birthday: '1991-05-14', reason: 'by the card' },
  })
  const { data, text } = await server.call(getInbox, {}, { as: malee })
  expect(data[0]).toMatchObject({ kind: 'security', link: '/member/data' })
  expect(text).not.toContain('somying')
})

it('the record cannot be altered', async () => {
  await tell('1990-05-14')
  await ask({})
  expect(await server.db.delete(memberChanges).catch(sqlState)).toBe('LE001')
  expect(await server.db.update(memberChanges).set({ who: 'member' }).catch(sqlState)).toBe('LE001')
})

it('sent twice, and by two at once, it is done once', async () => {
  await tell('1990-05-14')
  const other = await addOperator(server.db, 'somsak', ['member.protection'], server.clock.now())
  const answers = await Promise.all([ask({}), ask({}, other), ask({ birthday: '1992-01-01' }, other)])
  expect(answers.toSorted()).toEqual([200, 409, 409])
  expect(await records('birthday')).toHaveLength(2)
})

it('who turns out to be too young takes a break at once, and plays no more', async () => {
  await tell('1990-05-14')
  expect(await ask({ birthday: '2010-05-14' })).toBe(200)
  expect(await pause()).toMatchObject({ kind: 'age', ends_at: thaiDayStart('2030-05-14') })
  expect((await stake()).error).not.toBe(0)
})

it('one operator alone makes no minor an adult; two do, each by a record, and play opens', async () => {
  await tell('2010-05-14')
  const older = { was: '2010-05-14', birthday: '2000-05-14' }
  expect(await ask(older)).toBe(202)
  expect(await ask(older)).toBe(202)
  expect(await held()).toBe('2010-05-14')
  expect(await pause()).toMatchObject({ kind: 'age' })
  const other = await addOperator(server.db, 'somsak', ['member.protection'], server.clock.now())
  expect(await ask({ ...older, birthday: '2001-05-14' }, other)).toBe(202)
  expect(await ask(older, other)).toBe(200)
  expect(await pause()).toBeNull()
  expect((await stake()).error).toBe(0)
  expect((await records('birthday_asked')).map(({ who }) => who)).toEqual(['somying', 'somying', 'somsak'])
  expect((await records('birthday')).at(-1)).toMatchObject({ who: 'somsak' })
  expect((await records('pause')).at(-1)).toMatchObject({
    who: 'somsak',
    before: { kind: 'age' },
    after: null,
  })
})

it('a step by step across the line is no way around the second operator', async () => {
  await tell('2010-05-14')
  expect(await ask({ was: '2010-05-14', birthday: '2007-05-14' })).toBe(200)
  expect(await pause()).toMatchObject({ kind: 'age', ends_at: thaiDayStart('2027-05-14') })
  expect(await ask({ was: '2007-05-14', birthday: '2000-05-14' })).toBe(202)
  expect(await pause()).not.toBeNull()
})

it('what the member chose for themselves stays: a correction ends no exclusion', async () => {
  await tell('2008-05-14')
  await server.call(startSelfExclusion, { length: 'open' }, { as: malee })
  const other = await addOperator(server.db, 'somsak', ['member.protection'], server.clock.now())
  const older = { was: '2008-05-14', birthday: '2000-05-14' }
  expect([await ask(older), await ask(older, other)]).toEqual([202, 200])
  expect(await pause()).toMatchObject({ kind: 'self_exclusion' })
})

it('needs the permission, a reason, a day of the past and somebody who has told one; no member calls it', async () => {
  expect(await ask({})).toBe(409)
  await tell('1990-05-14')
  const limits = await addOperator(server.db, 'somsak', ['member.limits', 'lotto.book'], server.clock.now())
  expect(await ask({}, limits)).toBe(403)
  expect(await ask({}, malee.token)).toBe(401)
  expect(await ask({ reason: '' })).toBe(422)
  expect(await ask({ birthday: '2026-12-31' })).toBe(422)
  expect(await ask({ birthday: '1990-02-30' })).toBe(422)
  expect(await ask({ birthday: '1990-05-14' })).toBe(422)
  expect(await ask({ username: 'nobody' })).toBe(404)
  expect(await held()).toBe('1990-05-14')
  expect(await records('birthday')).toHaveLength(1)
})

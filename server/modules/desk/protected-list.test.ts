import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { setLimit, startSelfExclusion, startTimeOut } from '#contracts/protection.ts'
import { memberChanges } from '../../db/schema/pause.ts'
import { protectionLimits } from '../../db/schema/protection.ts'
import { testServer } from '../../testing/hooks.ts'
import { deskOf } from './desk.ts'
import { addOperator } from './operators.ts'

const server = testServer()

let key: string
beforeEach(async () => {
  key = await addOperator(server.db, 'somying', ['member.protection', 'member.limits'], server.clock.now())
})

const headers = () => ({ authorization: `Bearer ${key}` })
const url = 'http://127.0.0.1:9464/desk/member'
interface Page {
  members: { username: string; pause: { kind: string } | null; limits: number; limits_by_staff: boolean }[]
  next: string | null
}
const look = async (query: string) => {
  const answer = await deskOf(server.deps)(new Request(`${url}/protected?${query}`, { headers: headers() }))
  return { status: answer.status, page: (await answer.json()) as Page }
}
const names = async (query: string) => (await look(query)).page.members.map(({ username }) => username)

it('says who takes a break, who is excluded, who has limits and whether staff set one; each look is a record', async () => {
  const [free, resting, excluded, limited, tightened] = await Promise.all(
    ['free', 'resting', 'excluded', 'limited', 'tightened'].map((username) => server.member({ username })),
  )
  await server.call(startTimeOut, { length: 'week' }, { as: resting! })
  await server.call(startSelfExclusion, { length: 'open' }, { as: excluded! })
  const limit = { kind: 'deposit', period: 'day', amount: satang(500_00) } as const
  await server.call(setLimit, limit, { as: limited! })
  await server.call(setLimit, limit, { as: tightened! })
  const body = {
    username: 'tightened',
    kind: 'deposit',
    period: 'day',
    amount: 300,
    reason: 'asked by phone',
  }
  const request = { method: 'POST', headers: headers(), body: JSON.stringify(body) }
  await deskOf(server.deps)(new Request(`${url}/limit`, request))

  expect(await names('of=break')).toEqual(['resting'])
  expect(await names('of=exclusion')).toEqual(['excluded'])
  expect(
    (await look('of=limits')).page.members.toSorted((a, b) => (a.username < b.username ? -1 : 1)),
  ).toEqual([
    { username: 'limited', pause: null, limits: 1, limits_by_staff: false },
    { username: 'tightened', pause: null, limits: 1, limits_by_staff: true },
  ])
  expect(await names('')).toHaveLength(4)
  const looks = await server.db.select().from(memberChanges).where(eq(memberChanges.what, 'staff_look'))
  expect(looks.every(({ who }) => who === 'somying')).toBe(true)
  expect(looks.filter(({ memberId }) => memberId === resting!.id)).toHaveLength(2)
  expect(looks.filter(({ memberId }) => memberId === free!.id)).toEqual([])
})

it('comes in pages, each member once', async () => {
  const people = await Promise.all(Array.from({ length: 53 }, () => server.member()))
  const which = { kind: 'loss', period: 'day', amount: satang(100_00), since: server.clock.now() } as const
  await server.db.insert(protectionLimits).values(people.map(({ id }) => ({ memberId: id, ...which })))
  const first = (await look('of=limits')).page
  const second = (await look(`of=limits&after=${first.next}`)).page
  expect([first.members.length, second.members.length, second.next]).toEqual([50, 3, null])
  expect(new Set([...first.members, ...second.members].map(({ username }) => username)).size).toBe(53)
})

it('needs the permission and a list that there is', async () => {
  expect((await look('of=everybody')).status).toBe(422)
  expect((await look('of=toString')).status).toBe(422)
  key = await addOperator(server.db, 'somsak', ['member.limits', 'lotto.book'], server.clock.now())
  expect((await look('of=break')).status).toBe(403)
})

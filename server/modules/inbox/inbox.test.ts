import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { getInbox, markInboxRead } from '#contracts/inbox.ts'
import { agents, notifications } from '../../db/schema/agent.ts'
import { inboxItems } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { purge } from '../../jobs/purge.ts'
import { day, minute } from '../../kit/clock.ts'
import { openSession } from '../../kit/identity/sessions.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { inboxHandlers } from './handlers.ts'
import { type Notice, notify } from './notify.ts'

const server = testServer({ handlers: inboxHandlers })

let malee: TestMember
let arisa: TestMember
beforeEach(async () => {
  malee = await server.member()
  arisa = await server.member()
})

const notice = (key: string, rest: Partial<Notice> = {}): Notice => ({
  memberId: malee.id,
  key,
  kind: 'deposit',
  title: key,
  at: server.clock.now(),
  ...rest,
})
const tell = (...notices: Notice[]) => inTransaction(server.db, (tx) => notify(tx, ...notices))

/** Signed in anew, after a long time. */
const back = async ({ id }: TestMember) => ({
  token: await openSession(server.db, { memberId: id, now: server.clock.now() }),
})

async function list(as: { token: string } = malee, page: { before_id?: string; limit?: number } = {}) {
  const { data, body } = await server.call(getInbox, page, { as })
  return { data, unread: body.unread, titles: data.map(({ title }) => title) }
}
const read = async (ids?: string[], as = malee) =>
  (await server.call(markInboxRead, ids ? { ids } : {}, { as })).data.unread

const announce = (title: string, rest: Partial<typeof notifications.$inferInsert> = {}) =>
  server.db.insert(notifications).values({ agentCode: TEST_AGENT, title, ...rest })

it('needs sign-in', async () => {
  expect((await server.call(getInbox, {})).status).toBe(401)
  expect((await server.call(markInboxRead, {})).status).toBe(401)
})

describe('what a member was told', () => {
  it('is listed newest first, with what is unread', async () => {
    await tell(notice('first', { body: 'body', link: '/member' }))
    server.clock.advance(minute)
    await tell(notice('second', { kind: 'result' }))
    const { data, unread } = await list()
    expect(data).toMatchObject([
      { title: 'second', kind: 'result', read: false, at: server.clock.now() },
      { title: 'first', kind: 'deposit', body: 'body', link: '/member', read: false },
    ])
    expect(unread).toBe(2)
  })

  it('the same key tells nothing twice, also at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => tell(notice('once'))))
    expect((await list()).titles).toEqual(['once'])
  })

  it('what was rolled back was not told', async () => {
    const failing = inTransaction(server.db, async (tx) => {
      await notify(tx, notice('never'))
      throw new Error('after all not')
    })
    await expect(failing).rejects.toThrow('after all not')
    expect(await list()).toMatchObject({ titles: [], unread: 0 })
  })

  it('two members are apart, though their keys are the same', async () => {
    await tell(notice('same'), notice('same', { memberId: arisa.id, title: 'for arisa' }))
    expect((await list()).titles).toEqual(['same'])
    expect((await list(arisa)).titles).toEqual(['for arisa'])
    expect(await read()).toBe(0)
    expect((await list(arisa)).unread).toBe(1)
  })

  it('pages have no gap and nothing twice while new ones come, also within one moment', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `n${index}`)
    for (const [index, key] of keys.entries()) {
      if (index % 5 === 0) server.clock.advance(minute)
      await tell(notice(key))
    }
    const seen: string[] = []
    let before_id: string | undefined
    for (let page = 0; page < 4; page++) {
      const { data } = await list(malee, { limit: 3, ...(before_id ? { before_id } : {}) })
      seen.push(...data.map(({ title }) => title))
      before_id = data.at(-1)!.id
      server.clock.advance(minute)
      await tell(notice(`meanwhile ${page}`))
    }
    expect(seen).toEqual(keys.toReversed())
    expect((await list(malee, { before_id: before_id!, limit: 3 })).titles).toEqual([])
  })

  it("another member's item is no place to go on from", async () => {
    await tell(notice('mine'), notice('theirs', { memberId: arisa.id }))
    const [theirs] = (await list(arisa)).data
    expect((await list(malee, { before_id: theirs!.id })).titles).toEqual([])
  })
})

describe('read', () => {
  it('some, or all; again changes nothing, not even when it was first read', async () => {
    await tell(notice('a'), notice('b'), notice('c'))
    const { data } = await list()
    expect(await read([data[0]!.id])).toBe(2)
    const at = server.clock.now()
    server.clock.advance(minute)
    expect(await read([data[0]!.id])).toBe(2)
    const [row] = await server.db.select().from(inboxItems).where(eq(inboxItems.id, data[0]!.id))
    expect(row!.readAt).toBe(at)
    expect(await read([])).toBe(2)
    expect(await read()).toBe(0)
    expect(await read()).toBe(0)
    expect((await list()).data.map((item) => item.read)).toEqual([true, true, true])
  })

  it("another member's ids, and ids of nobody, are ignored", async () => {
    await tell(notice('a'), notice('b', { memberId: arisa.id }))
    const [theirs] = (await list(arisa)).data
    expect(await read([theirs!.id, '999999', 'nonsense'])).toBe(1)
    expect((await list(arisa)).unread).toBe(1)
  })
})

describe('SHELL-7 announcements of the agent', () => {
  it('are in the centre from their beginning on, once, and each member reads them alone', async () => {
    const now = server.clock.now()
    await announce('runs', { startsAt: now - day, image: '/a.svg', link: '/promotions', description: 'd' })
    await announce('tomorrow', { startsAt: now + day })
    await announce('elsewhere', { agentCode: await otherAgent() })
    const { data, unread } = await list()
    expect(data).toMatchObject([
      { kind: 'announcement', title: 'runs', body: 'd', image: '/a.svg', link: '/promotions', at: now - day },
    ])
    expect(unread).toBe(1)
    expect(await read([data[0]!.id])).toBe(0)
    expect((await list()).titles).toEqual(['runs'])
    expect((await list(arisa)).unread).toBe(1)
    server.clock.advance(2 * day)
    expect((await list()).titles).toEqual(['tomorrow', 'runs'])
  })

  it('stay when they are over: for who has seen them as they were, for others 90 days', async () => {
    const now = server.clock.now()
    const late = await server.member()
    await announce('over', { startsAt: now, endsAt: now + day })
    await list()
    server.clock.advance(91 * day - 1)
    await server.db.update(notifications).set({ title: 'changed' })
    expect((await list(await back(arisa))).titles).toEqual(['changed'])
    server.clock.advance(1)
    expect((await list(await back(late))).titles).toEqual([])
    await server.db.delete(notifications)
    expect((await list(await back(malee))).titles).toEqual(['over'])
  })

  it('that ended before somebody joined are not theirs', async () => {
    const now = server.clock.now()
    await announce('early', { startsAt: now - 2 * day, endsAt: now - day })
    expect((await list()).titles).toEqual([])
  })

  it('all read takes in those that were not looked at yet', async () => {
    await announce('new')
    expect(await read()).toBe(0)
    expect((await list()).data).toMatchObject([{ title: 'new', read: true, at: server.clock.now() }])
  })

  it('first looks at the same moment take each up once', async () => {
    await announce('new')
    await Promise.all([list(), list(), list()])
    expect((await list()).titles).toEqual(['new'])
  })
})

it('read ones go after half a year, unread ones after a year; an announcement that runs never comes back', async () => {
  await announce('runs', { startsAt: server.clock.now() })
  await tell(notice('read'))
  await list()
  await read()
  await tell(notice('unread'))
  server.clock.advance(181 * day)
  await purge(server.db, server.clock.now())
  const stored = await server.db.select().from(inboxItems).where(eq(inboxItems.memberId, malee.id))
  expect(stored.map(({ title }) => title).toSorted()).toEqual(['runs', 'unread'])
  server.clock.advance(185 * day)
  await purge(server.db, server.clock.now())
  await server.db.update(notifications).set({ endsAt: server.clock.now() })
  server.clock.advance(181 * day)
  await purge(server.db, server.clock.now())
  expect(await server.db.select().from(inboxItems)).toEqual([])
})

async function otherAgent(): Promise<string> {
  await server.db.insert(agents).values({ code: 'other', number: 8, name: 'Other', registerType: 1 })
  return 'other'
}

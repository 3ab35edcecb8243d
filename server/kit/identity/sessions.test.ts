import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { minute } from '../clock.ts'
import { testServer } from '../../testing/hooks.ts'
import { endSession, endSessions, findSession, openSession } from './sessions.ts'

const server = testServer({ handlers: {} })

const find = (token: string) => findSession(server.db, token, server.clock.now())

it('LOGIN-8 ends one session, the others stay', async () => {
  const member = await server.member()
  const other = await openSession(server.db, { memberId: member.id, now: server.clock.now() })
  const session = await find(member.token)
  expect(session?.member).toEqual({
    id: member.id,
    agentCode: 'chokdee',
    username: member.username,
    vipLevel: 0,
  })
  await endSession(server.db, session!.id, server.clock.now())
  expect(await find(member.token)).toBeNull()
  expect(await find(other)).not.toBeNull()
})

it("ends all sessions of a member but the one that asked, and nobody else's", async () => {
  const [member, stranger] = [await server.member(), await server.member()]
  const now = server.clock.now()
  const others = await Promise.all([1, 2, 3].map(() => openSession(server.db, { memberId: member.id, now })))
  const mine = await find(member.token)
  await endSessions(server.db, member.id, now, mine!.id)
  for (const token of others) expect(await find(token)).toBeNull()
  expect(await find(member.token)).not.toBeNull()
  expect(await find(stranger.token)).not.toBeNull()
  await endSessions(server.db, member.id, now)
  expect(await find(member.token)).toBeNull()
})

it('keeps of a token nothing that could be used', async () => {
  const member = await server.member()
  const { rows } = await server.db.execute('select * from sessions')
  expect(JSON.stringify(rows)).not.toContain(member.token)
  expect(await find(member.token.slice(0, -1))).toBeNull()
})

// The embedded engine has one session, in which nobody stands in anybody's way.
describe.runIf(process.env.TEST_DATABASE_URL)('a session that rounds hold', () => {
  it('is found without waiting for them; when it was seen is written once they let go', async () => {
    const member = await server.member()
    const seen = async () =>
      (await server.db.execute<{ at: Date }>(sql`select last_seen_at as at from sessions`)).rows[0]!.at
    const before = await seen()
    server.clock.advance(5 * minute)
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`select from sessions for share`)
      expect((await findSession(server.db, member.token, server.clock.now(), true))?.member.id).toBe(
        member.id,
      )
      expect(await seen()).toEqual(before)
    })
    await findSession(server.db, member.token, server.clock.now(), true)
    expect(await seen()).not.toEqual(before)
  }, 20_000)
})

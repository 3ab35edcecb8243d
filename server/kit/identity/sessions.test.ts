import { expect, it } from 'vitest'
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

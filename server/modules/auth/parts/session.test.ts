import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { getUserInfo, login, logout } from '#contracts/auth.ts'
import { sessions } from '../../../db/schema/identity.ts'
import { members } from '../../../db/schema/member.ts'
import { minute } from '../../../kit/clock.ts'
import { SESSION_IDLE, SESSION_LIFE } from '../../../kit/identity/sessions.ts'
import { agentMessages } from '../../../strings/agent.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { testServer } from '../../../testing/hooks.ts'
import { TEST_AGENT as agent_code } from '../../../testing/people.ts'
import { authHandlers } from '../handlers.ts'

const server = testServer({ handlers: authHandlers, ease: 100 })
const enter = (username: string, password: string, ip = '203.0.113.1') =>
  server.call(login, { username, password, agent_code }, { ip })
const tokenOf = (answer: { body: Record<string, unknown> }) => String(answer.body.access_token)

describe('LOGIN-3 login', () => {
  it('with username or mobile gives a token that is good at once', async () => {
    const { username, mobile, password } = await server.member({ username: 'malee' })
    for (const name of [username, mobile, ' MALEE ']) {
      const answer = await enter(name, password)
      expect(answer).toMatchObject({ status: 200, error: 0 })
      const info = await server.call(getUserInfo, {}, { as: tokenOf(answer) })
      expect(info.data.user).toMatchObject({ username: 'malee', mobile, line_linked: false })
    }
  })

  it('keeps the token as a hash only', async () => {
    const { username, password } = await server.member({})
    const token = tokenOf(await enter(username, password))
    expect(JSON.stringify(await server.db.select().from(sessions))).not.toContain(token)
  })

  it('says the same whichever was wrong, and works as long for nobody as for somebody', async () => {
    const { username } = await server.member({ username: 'malee' })
    const verify = vi.spyOn(server.deps.passwords, 'verify')
    const [unknown, wrong] = [await enter('nobody', 'password-1234'), await enter(username, 'another-1234')]
    expect(unknown.text).toBe(wrong.text)
    expect(wrong).toMatchObject({ status: 200, error: 1, message: say.wrongLogin })
    expect(wrong.body.data).toEqual({ fields: { password: say.wrongLogin } })
    expect(verify.mock.calls.map(([, hash]) => hash === null)).toEqual([true, false])
    verify.mockRestore()
  })

  it('tells a suspended member, but only with the right password', async () => {
    const { username, password } = await server.member({ status: 'suspended' })
    expect(await enter(username, 'another-1234')).toMatchObject({ message: say.wrongLogin })
    expect(await enter(username, password)).toMatchObject({ error: 1, message: say.suspended })
  })

  it('knows the members of its agent only', async () => {
    const { username, password } = await server.member({})
    const elsewhere = await server.call(login, { username, password, agent_code: 'other' })
    expect(elsewhere).toMatchObject({ error: 1, message: say.wrongLogin })
  })

  it('ten failures here make one wait, by username and mobile together', async () => {
    const { username, mobile, password } = await server.member({})
    for (let n = 0; n < 10; n++) await enter(n % 2 ? username : mobile, 'another-1234')
    const answer = await enter(username, password)
    expect(answer).toMatchObject({ status: 429, body: { data: { retry_after: 900 } } })
    server.clock.advance(15 * minute)
    expect(await enter(username, password)).toMatchObject({ error: 0 })
  })

  it('a good login is no try', async () => {
    const { username, password } = await server.member({})
    for (let n = 0; n < 25; n++) expect((await enter(username, password)).error).toBe(0)
  })

  it('a stranger cannot lock a member out where the member has been', async () => {
    const { username, password } = await server.member({})
    await enter(username, password, '198.51.100.7')
    for (let n = 0; n < 40; n++) await enter(username, 'another-1234', `203.0.113.${n}`)
    expect(await enter(username, password, '203.0.113.200')).toMatchObject({ status: 429 })
    expect(await enter(username, password, '198.51.100.7')).toMatchObject({ error: 0 })
  })

  it('a password that is changed meanwhile is the old one', async () => {
    const { id, username, password } = await server.member({})
    const verify = vi.spyOn(server.deps.passwords, 'verify').mockImplementationOnce(async () => {
      await server.db.update(members).set({ passwordHash: 'changed' }).where(eq(members.id, id))
      return true
    })
    expect(await enter(username, password)).toMatchObject({ error: 1, message: say.wrongLogin })
    verify.mockRestore()
  })
})

describe('SHELL-5 logout', () => {
  it('ends this session at the server and no other', async () => {
    const { username, password, token } = await server.member({})
    const here = tokenOf(await enter(username, password))
    expect(await server.call(logout, {}, { as: here })).toMatchObject({ status: 200, error: 0 })
    expect(await server.call(getUserInfo, {}, { as: here })).toMatchObject({ status: 401 })
    expect(await server.call(getUserInfo, {}, { as: token })).toMatchObject({ status: 200 })
  })

  it('is no error for a visitor', async () => {
    expect(await server.call(logout, {})).toMatchObject({ status: 200, error: 0 })
  })
})

describe('LOGIN-6 get_user_info', () => {
  it('needs sign-in', async () => {
    expect(await server.call(getUserInfo, {})).toMatchObject({ status: 401 })
    expect(await server.call(getUserInfo, {}, { as: 'x'.repeat(43) })).toMatchObject({ status: 401 })
  })

  it('is over for an idle session, an old one, and a member suspended since', async () => {
    const { id, token } = await server.member({})
    const status = async () => (await server.call(getUserInfo, {}, { as: token })).status
    await server.db.update(members).set({ status: 'suspended' }).where(eq(members.id, id))
    expect(await status()).toBe(401)
    await server.db.update(members).set({ status: 'active' })
    for (let left = SESSION_LIFE; left > SESSION_IDLE / 2; left -= SESSION_IDLE / 2) {
      expect(await status()).toBe(200)
      server.clock.advance(SESSION_IDLE / 2)
    }
    server.clock.advance(SESSION_IDLE / 2)
    expect(await status()).toBe(401)
    const other = await server.member({})
    server.clock.advance(SESSION_IDLE)
    expect((await server.call(getUserInfo, {}, { as: other.token })).status).toBe(401)
  })
})

it('an unknown agent has no members', async () => {
  const answer = await server.call(login, {
    username: 'malee',
    password: 'password-1234',
    agent_code: 'nobody',
  })
  expect(answer.message).not.toBe(agentMessages.unknownAgent)
  expect(answer.message).toBe(say.wrongLogin)
})

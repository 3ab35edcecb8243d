import { beforeEach, describe, expect, it } from 'vitest'
import { getUserInfo, lineSignIn, login } from '#contracts/auth.ts'
import { lineIdentities, linkTokens } from '../../db/schema/identity.ts'
import { minute } from '../../kit/clock.ts'
import { type LineClient, type LineIdentity, LineRefused, LineUnreachable } from '../../kit/services/line.ts'
import { authMessages as say } from '../../strings/auth.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT as agent_code } from '../../testing/people.ts'
import { openTestServer } from '../../testing/test-server.ts'
import { authHandlers } from './handlers.ts'

const ploy: LineIdentity = { sub: 'U1', name: 'Ploy', picture: 'https://profile.line-scdn.net/p' }
const asked: unknown[] = []
let verdict: () => LineIdentity = () => ploy

const line: LineClient = {
  exchange: async (input) => {
    asked.push(input)
    return 'id-token-of-the-code'
  },
  verify: async (input) => {
    asked.push(input)
    return verdict()
  },
  deauthorize: async () => {},
}

const server = testServer({
  handlers: authHandlers,
  services: { line },
  config: { publicOrigin: 'https://site.example' },
})
const web = { code: 'c', code_verifier: 'v', nonce: 'n', redirect_uri: 'https://site.example/' }
const signIn = (proof: object = web) => server.call(lineSignIn, { agent_code, ...proof })
const enter = (username: string, password: string, link_token: string) =>
  server.call(login, { username, password, agent_code, link_token })

beforeEach(() => {
  asked.length = 0
  verdict = () => ploy
})

describe('ENV-8 sign-in with LINE', () => {
  it('from the web: the code is traded, its ID token verified with the nonce of the attempt', async () => {
    await signIn()
    expect(asked).toEqual([
      { code: 'c', codeVerifier: 'v', redirectUri: 'https://site.example/', nonce: 'n' },
      { idToken: 'id-token-of-the-code', nonce: 'n' },
    ])
  })

  it('from LIFF: the ID token is verified', async () => {
    await signIn({ id_token: 'from-liff' })
    expect(asked).toEqual([{ idToken: 'from-liff', nonce: undefined }])
  })

  it.each([
    ['nothing', {}, ['code', 'code_verifier', 'nonce', 'redirect_uri']],
    ['a code without its verifier', { ...web, code_verifier: '' }, ['code_verifier']],
    ['a code without its nonce', { ...web, nonce: undefined }, ['nonce']],
    ['another callback', { ...web, redirect_uri: 'https://evil.example/' }, ['redirect_uri']],
    ['a deeper callback', { ...web, redirect_uri: 'https://site.example/login' }, ['redirect_uri']],
  ])('takes no %s', async (_, proof, fields) => {
    const answer = await signIn(proof)
    expect(answer.status).toBe(422)
    expect(Object.keys((answer.body.data as { fields: object }).fields).sort()).toEqual(fields)
    expect(asked).toEqual([])
  })

  it.each([
    [new LineRefused('no'), say.lineRefused],
    [new LineUnreachable('no'), say.lineUnreachable],
  ])('says so when LINE answers %s', async (fault, sentence) => {
    verdict = () => {
      throw fault
    }
    expect(await signIn()).toMatchObject({ status: 200, error: 1, message: sentence })
  })

  it('is off where no channel is configured', async () => {
    const without = await openTestServer({ handlers: authHandlers })
    expect(await without.call(lineSignIn, { agent_code, ...web })).toMatchObject({
      error: 1,
      message: say.lineOff,
    })
    await without.close()
  })
})

describe('ENV-8 linking', () => {
  it('an unknown LINE account gets a ticket; login with it links, and LINE alone signs in from then on', async () => {
    const malee = await server.member({ username: 'malee' })
    const first = await signIn()
    expect(first.data).toMatchObject({ status: 'unlinked', display_name: 'Ploy', picture_url: ploy.picture })
    expect(first.body.access_token).toBeUndefined()
    expect(await enter('malee', malee.password, first.data.link_token!)).toMatchObject({ error: 0 })
    const then = await signIn()
    expect(then.data).toEqual({ status: 'signed_in', display_name: 'Ploy', picture_url: ploy.picture })
    const info = await server.call(getUserInfo, {}, { as: String(then.body.access_token) })
    expect(info.data.user).toMatchObject({ username: 'malee', line_linked: true })
  })

  it('the ticket is kept as a hash, good once and for fifteen minutes', async () => {
    const malee = await server.member({ username: 'malee' })
    const other = await server.member({ username: 'other' })
    const token = (await signIn()).data.link_token!
    expect(JSON.stringify(await server.db.select().from(linkTokens))).not.toContain(token)
    await enter('malee', malee.password, token)
    expect(await enter('other', other.password, token)).toMatchObject({ error: 1, message: say.linkExpired })
    verdict = () => ({ ...ploy, sub: 'U2' })
    const late = (await signIn()).data.link_token!
    server.clock.advance(15 * minute)
    expect(await enter('other', other.password, late)).toMatchObject({ error: 1, message: say.linkExpired })
  })

  it('a wrong password leaves the ticket good', async () => {
    const malee = await server.member({ username: 'malee' })
    const token = (await signIn()).data.link_token!
    expect(await enter('malee', 'another-1234', token)).toMatchObject({ message: say.wrongLogin })
    expect(await enter('malee', malee.password, token)).toMatchObject({ error: 0 })
  })

  it('one LINE account belongs to one member, and one member has one', async () => {
    const malee = await server.member({ username: 'malee' })
    const other = await server.member({ username: 'other' })
    const tickets = [(await signIn()).data.link_token!, (await signIn()).data.link_token!]
    await enter('malee', malee.password, tickets[0]!)
    expect(await enter('other', other.password, tickets[1]!)).toMatchObject({
      error: 1,
      message: say.linkTaken,
    })
    verdict = () => ({ ...ploy, sub: 'U2' })
    const second = (await signIn()).data.link_token!
    expect(await enter('malee', malee.password, second)).toMatchObject({
      error: 1,
      message: say.linkHasOther,
    })
  })

  it('a suspended member is told so, and gets no session', async () => {
    const { id } = await server.member({ status: 'suspended' })
    await server.db.insert(lineIdentities).values({ sub: 'U1', memberId: id, linkedAt: server.clock.now() })
    const answer = await signIn()
    expect(answer).toMatchObject({ error: 1, message: say.suspended })
    expect(answer.body.access_token).toBeUndefined()
  })
})

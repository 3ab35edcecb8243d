import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { hour, settableClock } from '#server/kit/clock.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { LineRefused } from '#server/kit/services/line.ts'
import { readConfig } from '#server/config.ts'
import { TEST_START } from '#server/testing/test-server.ts'
import { linePeople, newLineSub } from '../people/line-people.ts'
import { lineApi } from './api.ts'
import { liffApi } from './liff-api.ts'
import { liffAuthorizeApp } from './liff-authorize.ts'
import { liffFriendSheet } from './liff-friend-sheet.ts'
import { liffHost } from './liff-host.ts'
import { createSandboxLine, sandboxLineClient } from './sandbox-line.ts'

const SITE = 'http://site.example'
const CHANNEL = '1234567890'
const LIFF_ID = `${CHANNEL}-AbCdEfGh`
const config = {
  ...readConfig({ SANDBOX: '1', LINE_CHANNEL_ID: CHANNEL, LINE_CHANNEL_SECRET: 'secret-of-the-test' }),
  publicOrigin: SITE,
}
const clock = settableClock(TEST_START)
const provider = createSandboxLine(config, clock)
const client = sandboxLineClient(config, clock, provider)
const app = new Hono()
  .route('/', lineApi(provider))
  .route('/', liffApi(provider, config, clock))
  .route('/', liffAuthorizeApp(provider, config))
  .route('/', liffFriendSheet(provider, config, clock))
  .route('/', liffHost(provider, config))
beforeEach(() => clock.set(TEST_START))

const [ploy] = linePeople
const verifier = newToken()
const asked = {
  app_id: LIFF_ID,
  state: 'AbCd12',
  response_type: 'code',
  code_challenge_method: 'S256',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  redirect_uri: `${SITE}/liff/deposit?ag=x`,
}
const authorize = (change: object = {}) =>
  `${SITE}/liff/v1/authorize?${new URLSearchParams({ ...asked, ...change })}`
const answer = async (how: string, change: object = {}) => {
  const body = new URLSearchParams({ sub: ploy!.sub, answer: how, friend: 'true' })
  const { headers, status } = await app.request(authorize(change), { method: 'POST', body })
  return { status, back: headers.get('location') }
}
const tokenForm = (code: string, change: object = {}) => ({
  grant_type: 'authorization_code',
  client_id: CHANNEL,
  appId: LIFF_ID,
  code,
  code_verifier: verifier,
  redirect_uri: asked.redirect_uri,
  id_token_key_type: 'JWK',
  ...change,
})
const open = (body: object, origin = SITE) =>
  app.request(`${SITE}/open`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ liffId: LIFF_ID, sub: ploy!.sub, ...body }),
  })
const credentials = async (change: object = {}) => {
  const { address } = (await (await open(change)).json()) as { address: string }
  return { address, given: new URLSearchParams(new URL(address).hash.slice(1)) }
}
const json = async (path: string, init?: RequestInit) => {
  const response = await app.request(SITE + path, init)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const bearer = (token: string | null) => ({ headers: { authorization: `Bearer ${token}` } })

describe('ENV-3 liff.login at the sandbox', () => {
  it('goes back below the endpoint with what the SDK looks for, good once and only with its own verifier', async () => {
    const back = new URL((await answer('allow')).back!)
    expect(back.href).toContain(`${SITE}/liff/deposit?ag=x&`)
    const query = Object.fromEntries(back.searchParams)
    expect(query).toMatchObject({
      state: asked.state,
      liffClientId: CHANNEL,
      liffRedirectUri: asked.redirect_uri,
      friendship_status_changed: 'true',
    })
    const form = tokenForm(query.code!)
    const { id_token } = provider.token(form)
    expect(await client.verify({ idToken: id_token })).toMatchObject({ sub: ploy!.sub })
    expect(() => provider.token(form)).toThrow('invalid authorization code')
    const other = new URL((await answer('allow')).back!).searchParams.get('code')!
    expect(() => provider.token(tokenForm(other, { code_verifier: newToken() }))).toThrow('code_verifier')
    expect(() => provider.token(tokenForm(other, { appId: '9999999999-AbCdEfGh' }))).toThrow('client_secret')
  })

  it('tells a refusal in the way that the SDK looks for', async () => {
    const back = new URL((await answer('cancel')).back!).searchParams
    expect(Object.fromEntries(back)).toMatchObject({ error: 'ACCESS_DENIED', liffOAuth2Error: 'true' })
    expect(back.has('code')).toBe(false)
  })

  it.each([
    { redirect_uri: 'https://evil.example/liff' },
    { redirect_uri: `${SITE}/member` },
    { redirect_uri: `${SITE}/liffy` },
    { app_id: '9999999999-AbCdEfGh' },
    { code_challenge: 'short' },
    { response_type: 'token' },
  ])('sends nobody anywhere with %o', async (change) => {
    expect((await app.request(authorize(change))).status).toBe(400)
    expect(await answer('allow', change)).toEqual({ status: 400, back: null })
  })

  it('without redirect_uri goes back to the endpoint', async () => {
    expect((await answer('allow', { redirect_uri: '' })).back).toMatch(/^http:\/\/site\.example\/liff\?/)
  })
})

describe('ENV-3 a LIFF app opened inside the sandbox’s LINE', () => {
  it('gets an ID token that the list of certificates proves, and an access token of this channel', async () => {
    const { address, given } = await credentials({ path: '/deposit?ag=x' })
    expect(address).toContain(`${SITE}/liff?liff.state=%2Fdeposit%3Fag%3Dx#`)
    const [head, body, signature] = given.get('id_token')!.split('.')
    const { keys } = (await json('/oauth2/v2.1/certs')).body as { keys: JsonWebKey[] }
    const key = createPublicKey({ key: keys[0]!, format: 'jwk' })
    const text = Buffer.from(`${head}.${body}`)
    const proof = Buffer.from(signature!, 'base64url')
    expect(verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, proof)).toBe(true)
    expect(await client.verify({ idToken: given.get('id_token')! })).toMatchObject({ name: ploy!.name })

    const token = given.get('access_token')
    const told = await json(`/oauth2/v2.1/verify?access_token=${token}`)
    expect(told.body).toEqual({ scope: 'openid profile', client_id: CHANNEL, expires_in: 12 * 3600 })
    expect((await json('/v2/profile', bearer(token))).body).toMatchObject({ userId: ploy!.sub })
    expect((await json('/friendship/v1/status', bearer(token))).body).toEqual({ friendFlag: false })
    clock.advance(12 * hour)
    expect((await json(`/oauth2/v2.1/verify?access_token=${token}`)).status).toBe(400)
  })

  it('can be given an old token, or another channel’s: the server takes neither', async () => {
    for (const change of [{ idTokenLife: -60 }, { audience: '9999999999' }]) {
      const idToken = (await credentials(change)).given.get('id_token')!
      await expect(client.verify({ idToken })).rejects.toThrow(LineRefused)
    }
  })

  it('is for this channel’s apps, for known people, and for our own pages to ask', async () => {
    expect((await open({ liffId: '9999999999-AbCdEfGh' })).status).toBe(422)
    expect((await open({ sub: 'Unobody' })).status).toBe(422)
    expect((await open({ sub: newLineSub() })).status).toBe(200)
    expect((await open({ path: '@evil.example' })).status).toBe(422)
    expect((await open({}, 'https://evil.example')).status).toBe(403)
  })

  it('asked from outside LINE, knows nobody', async () => {
    const { body } = await json(`/liff/v2/apps/${LIFF_ID}/contextToken`)
    const context = Buffer.from(String(body.contextToken).split('.')[1]!, 'base64url').toString()
    expect(JSON.parse(context)).toMatchObject({ type: 'external', endpointUrl: `${SITE}/liff` })
    expect((await json('/liff/v2/apps/9999999999-AbCdEfGh/contextToken')).status).toBe(404)
  })
})

describe('ENV-7 the share picker', () => {
  it('answers how it ended, to whoever holds its ticket', async () => {
    const token = (await credentials()).given.get('access_token')
    const { ott } = (await json(`/liff/v2/apps/${LIFF_ID}/ott`, bearer(token))).body
    const result = `/oauth2/v2.1/liff/shareTargetPicker/result?ott=${String(ott)}`
    expect((await json(result)).body).toEqual({})
    const body = new URLSearchParams({ result: 'SUCCESS' })
    await json(result, { method: 'POST', body })
    expect((await json(result)).body).toEqual({ result: 'SUCCESS' })
    expect((await json('/oauth2/v2.1/liff/shareTargetPicker/result?ott=made-up')).status).toBe(404)
    expect((await json(`/liff/v2/apps/${LIFF_ID}/ott`)).status).toBe(401)
  })
})

describe('ENV-7 the sheet that adds the agent’s account', () => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    json(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  /** The sheet as whoever opened the app sees it: they are a newcomer, nobody else's friend list is touched. */
  const openSheet = async () => {
    const token = (await credentials({ sub: newLineSub() })).given.get('access_token')
    const { msit } = (await post('/liff/v2/sub/msit', {}, bearer(token).headers)).body
    const isFriend = async () => (await json('/friendship/v1/status', bearer(token))).body.friendFlag
    const answer = async (added: boolean, origin = SITE) => {
      const body = JSON.stringify({ msit, added })
      return (await app.request(`${SITE}/friend-sheet`, { method: 'POST', body, headers: { origin } })).status
    }
    return { token, msit, isFriend, answer, ended: post('/liff/v2/sub/waitResult', { msit }) }
  }

  it('tells how it ended, and afterwards who is a friend', async () => {
    const sheet = await openSheet()
    expect(await sheet.isFriend()).toBe(false)
    const body = new URLSearchParams({ accessToken: sheet.token! })
    const allowed = await json('/oauth2/v2.1/liff/friendship/validate', { method: 'POST', body })
    expect(allowed.body).toEqual({ valid: true })
    expect(await sheet.answer(true)).toBe(204)
    expect((await sheet.ended).body).toEqual({ status: 'submit', result: {} })
    expect(await sheet.isFriend()).toBe(true)
  })

  it('closed without adding, changes nothing', async () => {
    const sheet = await openSheet()
    expect(await sheet.answer(false)).toBe(204)
    expect((await sheet.ended).body).toMatchObject({ status: 'close' })
    expect(await sheet.isFriend()).toBe(false)
  })

  it('opens for whom LINE knows, and is answered by our own pages only', async () => {
    expect((await post('/liff/v2/sub/msit', {})).status).toBe(401)
    expect((await post('/liff/v2/sub/waitResult', { msit: 'made-up' })).status).toBe(400)
    const sheet = await openSheet()
    expect(await sheet.answer(true, 'https://evil.example')).toBe(403)
    expect(await sheet.answer(false)).toBe(204)
  })
})

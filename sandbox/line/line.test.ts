import { beforeEach, describe, expect, it } from 'vitest'
import { hour, minute, settableClock } from '#server/kit/clock.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { LineRefused } from '#server/kit/services/line.ts'
import {
  asked,
  lineBrowser,
  lineConfig,
  nonce,
  redirectUri,
  SITE,
  verifier,
} from '#server/testing/line-login.ts'
import { TEST_START } from '#server/testing/test-server.ts'
import { linePeople } from '../people/line-people.ts'
import { signJwt } from './jwt.ts'
import { createSandboxLine, SANDBOX_CHANNEL, sandboxLineClient } from './sandbox-line.ts'

const clock = settableClock(TEST_START)
const provider = createSandboxLine(lineConfig, clock)
const client = sandboxLineClient(lineConfig, clock, provider)
const { see, answer, codeOf } = lineBrowser(provider)
beforeEach(() => clock.set(TEST_START))

const ploy = linePeople[0]!
const proof = (code: string) => ({ code, codeVerifier: verifier, redirectUri })

describe('ENV-8 the consent page', () => {
  it('names the people, is clearly no LINE, and may lead back to the site', async () => {
    const response = await see()
    const text = await response.text()
    for (const { name, sub } of linePeople)
      expect([text.includes(name), text.includes(sub)]).toEqual([true, true])
    expect(text).not.toMatch(/ style=| onclick=|<script>|<style/)
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${SITE}`)
  })

  it.each([
    ['client_id', 'other'],
    ['redirect_uri', 'http://evil.example/'],
    ['redirect_uri', `${SITE}/login`],
    ['redirect_uri', `${SITE}/?a=1`],
    ['state', ''],
  ])('sends nobody anywhere with a wrong %s', async (name, value) => {
    const response = await see({ [name]: value })
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })

  it.each([
    ['response_type', 'token', 'UNSUPPORTED_RESPONSE_TYPE'],
    ['scope', 'profile', 'INVALID_SCOPE'],
    ['code_challenge', '', 'INVALID_REQUEST'],
    ['code_challenge_method', 'plain', 'INVALID_REQUEST'],
  ])('tells the site of a wrong %s', async (name, value, error) => {
    const location = new URL((await see({ [name]: value })).headers.get('location') ?? '')
    expect(location.searchParams.get('error')).toBe(error)
    expect(location.searchParams.get('state')).toBe(asked.state)
  })

  it('offers a failed auto login only while the site has not asked for none', async () => {
    expect(await (await see()).text()).toContain('value="mismatch"')
    expect(await (await see({ disable_auto_login: 'true' })).text()).not.toContain('value="mismatch"')
  })

  it.each([
    ['allow', { state: asked.state, friendship_status_changed: 'true', error: null }],
    ['cancel', { state: asked.state, error: 'ACCESS_DENIED', code: null }],
    ['server-error', { state: asked.state, error: 'SERVER_ERROR', code: null }],
  ])('%s goes back to the site', async (how, expected) => {
    const back = (await answer(how, ploy.sub)).searchParams
    const told = Object.keys(expected).map((name) => [name, back.get(name)])
    expect(Object.fromEntries(told)).toEqual(expected)
    expect(back.has('code')).toBe(how === 'allow')
  })

  it('leads back to the callback', async () => {
    const url = await answer('allow', ploy.sub)
    expect(url.origin + url.pathname).toBe(redirectUri)
  })

  it('a failed auto login goes back with a state that is none', async () => {
    const back = (await answer('mismatch', ploy.sub)).searchParams
    expect(back.get('state')).not.toBe(asked.state)
    expect(back.get('code')).toBeTruthy()
  })
})

describe('ENV-8 codes', () => {
  it('are traded for an ID token that names the person and the attempt', async () => {
    const idToken = await client.exchange(proof(await codeOf(ploy.sub)))
    expect(await client.verify({ idToken, nonce })).toEqual({
      sub: ploy.sub,
      name: ploy.name,
      picture: ploy.picture,
    })
  })

  it('are good once', async () => {
    const code = await codeOf(ploy.sub)
    await client.exchange(proof(code))
    await expect(client.exchange(proof(code))).rejects.toThrow(LineRefused)
  })

  it('are good for ten minutes', async () => {
    const [early, late] = [await codeOf(ploy.sub), await codeOf(ploy.sub)]
    clock.advance(10 * minute - 1)
    await client.exchange(proof(early))
    clock.advance(1)
    await expect(client.exchange(proof(late))).rejects.toThrow(LineRefused)
  })

  it.each([
    ['verifier', { codeVerifier: newToken() }],
    ['callback', { redirectUri: `${SITE}/other` }],
    ['code', { code: 'made-up' }],
  ])('need their own %s', async (_, change) => {
    await expect(client.exchange({ ...proof(await codeOf(ploy.sub)), ...change })).rejects.toThrow(
      LineRefused,
    )
  })

  it("need the channel's secret", async () => {
    const form = {
      grant_type: 'authorization_code',
      code: await codeOf(ploy.sub),
      client_id: SANDBOX_CHANNEL,
      client_secret: 'x',
    }
    expect(() => provider.token(form)).toThrow('client_secret')
  })
})

describe('ENV-8 ID tokens', () => {
  const claims = {
    iss: 'https://access.line.me',
    sub: 'U1',
    aud: SANDBOX_CHANNEL,
    exp: TEST_START / 1000 + 60,
    iat: TEST_START / 1000,
    nonce,
    amr: ['linesso'],
    name: 'n',
    picture: '',
  }
  const secret = 'sandbox-channel-secret'
  const verify = (change: object, key = secret) =>
    provider.verify({ id_token: signJwt({ ...claims, ...change }, key), client_id: SANDBOX_CHANNEL, nonce })

  it('are believed when all is right', () => expect(verify({}).sub).toBe('U1'))
  it.each([
    ['IdToken.', {}, 'another secret'],
    ['IdToken Issuer.', { iss: 'https://evil.example' }, secret],
    ['IdToken expired.', { exp: TEST_START / 1000 }, secret],
    ['IdToken Audience.', { aud: 'another channel' }, secret],
    ['IdToken Nonce.', { nonce: 'another attempt' }, secret],
  ])('are not: %s', (message, change, key) => {
    expect(() => verify(change, key)).toThrow(message)
  })
  it('of no algorithm are none', () => {
    const [, body] = signJwt(claims, secret).split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    expect(() => provider.verify({ id_token: none, client_id: SANDBOX_CHANNEL })).toThrow('Invalid IdToken.')
    expect(() => provider.verify({ id_token: 'rubbish', client_id: SANDBOX_CHANNEL })).toThrow(
      'Invalid IdToken.',
    )
  })
  it('last an hour', async () => {
    const idToken = await client.exchange(proof(await codeOf(ploy.sub)))
    clock.advance(1 * hour)
    await expect(client.verify({ idToken, nonce })).rejects.toThrow(LineRefused)
  })
})

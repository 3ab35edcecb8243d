import { describe, expect, it } from 'vitest'
import { settableClock } from '../clock.ts'
import { createLineClient, LineRefused, LineUnreachable } from './line.ts'

const NOW = Date.UTC(2026, 10, 20)
const claims = {
  iss: 'https://access.line.me',
  sub: 'U1',
  aud: 'channel',
  exp: NOW / 1000 + 60,
  nonce: 'n',
  name: 'Ploy',
  picture: 'p',
  amr: ['pwd'],
}

/** A client whose LINE answers so, and what it was asked. */
function lineThat(answers: (request: Request) => Response | Promise<Response>) {
  const requests: { url: string; form: Record<string, string> }[] = []
  const client = createLineClient({
    channelId: 'channel',
    channelSecret: 'secret',
    clock: settableClock(NOW),
    fetch: async (request) => {
      requests.push({ url: request.url, form: Object.fromEntries(new URLSearchParams(await request.text())) })
      return answers(request)
    },
  })
  return { client, requests }
}
const verified = (change: object = {}) => lineThat(() => Response.json({ ...claims, ...change })).client

describe("ENV-8 LINE's API", () => {
  it('is asked for the ID token with the secret, which no browser sees', async () => {
    const { client, requests } = lineThat(() =>
      Response.json({ id_token: 't', access_token: 'a', unknown: 1 }),
    )
    expect(await client.exchange({ code: 'c', codeVerifier: 'v', redirectUri: 'https://s/' })).toBe('t')
    expect(requests).toEqual([
      {
        url: 'https://api.line.me/oauth2/v2.1/token',
        form: {
          grant_type: 'authorization_code',
          code: 'c',
          redirect_uri: 'https://s/',
          client_id: 'channel',
          client_secret: 'secret',
          code_verifier: 'v',
        },
      },
    ])
  })

  it('is asked to verify, with the nonce where there was one', async () => {
    const { client, requests } = lineThat(() => Response.json(claims))
    expect(await client.verify({ idToken: 't', nonce: 'n' })).toEqual({
      sub: 'U1',
      name: 'Ploy',
      picture: 'p',
    })
    await client.verify({ idToken: 't' })
    expect(requests.map((request) => request.form)).toEqual([
      { id_token: 't', client_id: 'channel', nonce: 'n' },
      { id_token: 't', client_id: 'channel' },
    ])
  })

  it('a person without name and picture is one nevertheless', async () => {
    const client = verified({ name: undefined, picture: undefined })
    expect(await client.verify({ idToken: 't' })).toEqual({ sub: 'U1', name: '', picture: '' })
  })

  it.each([
    ['issuer', { iss: 'https://evil.example' }],
    ['channel', { aud: 'other' }],
    ['time', { exp: NOW / 1000 }],
    ['nonce', { nonce: 'other' }],
    ['nonce at all', { nonce: undefined }],
  ])('is not believed with a wrong %s', async (_, change) => {
    await expect(verified(change).verify({ idToken: 't', nonce: 'n' })).rejects.toThrow(LineRefused)
  })

  it('a 400 is a refusal', async () => {
    const { client } = lineThat(() => Response.json({ error: 'invalid_request' }, { status: 400 }))
    await expect(client.verify({ idToken: 't' })).rejects.toThrow(LineRefused)
  })

  it.each([
    ['500', () => Response.json({}, { status: 500 })],
    ['429', () => Response.json({}, { status: 429 })],
    ['no JSON', () => new Response('<html>')],
    ['no sub', () => Response.json({ ...claims, sub: '' })],
    ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s is an outage', async (_, answers) => {
    await expect(lineThat(answers).client.verify({ idToken: 't' })).rejects.toThrow(LineUnreachable)
  })

  describe('withdrawing the consent', () => {
    const answers = (request: Request) => {
      const path = new URL(request.url).pathname
      if (path === '/v2/profile') return Response.json({ userId: 'U1' })
      if (path === '/oauth2/v3/token') return Response.json({ access_token: 'of-the-channel' })
      return new Response(null, { status: 204 })
    }

    it('is asked for with a token of the channel, for the person’s own token', async () => {
      const seen: [string, string | null, string][] = []
      const client = createLineClient({
        channelId: 'channel',
        channelSecret: 'secret',
        clock: settableClock(NOW),
        fetch: async (request) => {
          const body = await request.clone().text()
          seen.push([new URL(request.url).pathname, request.headers.get('authorization'), body])
          return answers(request)
        },
      })
      await client.deauthorize({ sub: 'U1', accessToken: 'theirs' })
      expect(seen).toEqual([
        ['/v2/profile', 'Bearer theirs', ''],
        ['/oauth2/v3/token', null, 'grant_type=client_credentials&client_id=channel&client_secret=secret'],
        ['/user/v1/deauthorize', 'Bearer of-the-channel', '{"userAccessToken":"theirs"}'],
      ])
    })

    it('is not asked for with a token of somebody else', async () => {
      const { client, requests } = lineThat(answers)
      await expect(client.deauthorize({ sub: 'U2', accessToken: 'theirs' })).rejects.toThrow(LineRefused)
      expect(requests).toHaveLength(1)
    })
  })
})

/** What the LIFF SDK asks of LINE, under LINE's own paths: context, certificates, access tokens, sharing. */
import { type Context, Hono } from 'hono'
import type { Config } from '#server/config.ts'
import { minute, type Clock } from '#server/kit/clock.ts'
import { originsOf } from '#server/kit/origins.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { contextToken, isLiffIdOf } from './liff-app.ts'
import type { LineProvider } from './provider.ts'
import { shortMemory } from './short-memory.ts'

/** As long as the SDK asks for it. */
const SHARE_LIFE = 10 * minute

const bearerOf = (c: Context) => /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
const unknownToken = { error: 'invalid_request', error_description: 'access token expired' }

export function liffApi(provider: LineProvider, config: Config, clock: Clock): Hono {
  const app = new Hono()
  /** One-time tickets of the share picker, and how the sharing ended. */
  const shares = shortMemory<'SUCCESS' | 'CANCEL' | null>(clock)
  const share = (c: Context) => c.req.query('ott') ?? ''

  app.get('/oauth2/v2.1/certs', (c) => c.json({ keys: [provider.key.jwk] }))
  app.get('/oauth2/v2.1/verify', (c) => {
    const life = provider.lifeOf(c.req.query('access_token') ?? '')
    if (life === null) return c.json(unknownToken, 400)
    return c.json({ scope: 'openid profile', client_id: provider.channelId, expires_in: life })
  })
  app.get('/liff/v2/apps/:id/contextToken', (c) => {
    const liffId = c.req.param('id')
    if (!isLiffIdOf(liffId, provider.channelId)) return c.json({ message: 'not found' }, 404)
    return c.json({ contextToken: contextToken({ liffId, site: originsOf(config, c.req.raw).site }) })
  })

  app.get('/liff/v2/apps/:id/ott', (c) => {
    if (!provider.profile(bearerOf(c))) return c.json(unknownToken, 401)
    const ott = newToken()
    shares.put(ott, null, SHARE_LIFE)
    return c.json({ ott })
  })
  app.get('/oauth2/v2.1/liff/shareTargetPicker/result', (c) => {
    const result = shares.get(share(c))
    return result === undefined ? c.json({ message: 'not found' }, 404) : c.json(result ? { result } : {})
  })
  // Told by the picker, and by the SDK when the picker's window was closed.
  app.post('/oauth2/v2.1/liff/shareTargetPicker/result', async (c) => {
    if (shares.get(share(c)) === undefined) return c.json({ message: 'not found' }, 404)
    const { result } = await c.req.parseBody()
    shares.put(share(c), result === 'SUCCESS' ? 'SUCCESS' : 'CANCEL', SHARE_LIFE)
    return c.json({ status: 'ok' })
  })
  return app
}

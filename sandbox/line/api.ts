/** The provider's calls for servers, under LINE's own paths: token, verify, profile, deauthorize. */
import { Hono, type Context } from 'hono'
import { LineError, type LineProvider } from './provider.ts'

async function formOf(c: Context): Promise<Record<string, string>> {
  const body = await c.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

const bearerOf = (c: Context) => /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''

export function lineApi(provider: LineProvider): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.post('/oauth2/v2.1/token', async (c) =>
    c.json({ ...provider.token(await formOf(c)), scope: 'openid profile', token_type: 'Bearer' }),
  )
  app.post('/oauth2/v2.1/verify', async (c) => c.json(provider.verify(await formOf(c))))
  app.get('/v2/profile', (c) => {
    const person = provider.profile(bearerOf(c))
    if (!person) return c.json({ message: 'The access token is invalid' }, 401)
    return c.json({ userId: person.sub, displayName: person.name, pictureUrl: person.picture })
  })
  app.post('/oauth2/v3/token', async (c) =>
    c.json({ access_token: provider.channelToken(await formOf(c)), token_type: 'Bearer', expires_in: 900 }),
  )
  app.post('/user/v1/deauthorize', async (c) => {
    const { userAccessToken } = await c.req.json<{ userAccessToken?: unknown }>()
    const done = provider.deauthorize(bearerOf(c), String(userAccessToken))
    return done ? c.body(null, 204) : c.json({ message: 'invalid token' }, 400)
  })
  app.onError((error, c) => {
    if (!(error instanceof LineError)) throw error
    return c.json({ error: error.code, error_description: error.message }, 400)
  })
  return app
}

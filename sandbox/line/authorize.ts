/** The browser's part of the sandbox's LINE: consent, cancelling, and the ways it goes wrong. */
import { Hono, type Context } from 'hono'
import type { Config } from '#server/config.ts'
import { ownPagePolicy } from '#server/http/csp.ts'
import { originsOf } from '#server/kit/origins.ts'
import { answerTo } from './answer.ts'
import { type AuthorizeResult, backTo, readAuthorize } from './authorize-request.ts'
import { consentPage, unsafePage } from './consent-page.ts'
import type { LineProvider } from './provider.ts'

export function authorizeApp(provider: LineProvider, config: Config): Hono {
  const app = new Hono()

  const read = (c: Context): AuthorizeResult => {
    const origins = [originsOf(config, c.req.raw).site, ...config.allowedOrigins]
    const callbacks = origins.map((origin) => `${origin}/`)
    return readAuthorize(new URL(c.req.url).searchParams, { channelId: provider.channelId, callbacks })
  }
  const refused = (c: Context, result: Exclude<AuthorizeResult, { kind: 'request' }>) => {
    if (result.kind === 'unsafe') return c.html(unsafePage(result.fault), 400)
    const { back, error, description, state } = result
    return c.redirect(backTo(back, { error, error_description: description, state }), 303)
  }

  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.get('/authorize', (c) => {
    const result = read(c)
    if (result.kind !== 'request') return refused(c, result)
    // The answer is a form whose reply leads back to the site, which may be of another origin.
    const site = new URL(result.request.attempt.redirectUri).origin
    c.header(
      'Content-Security-Policy',
      ownPagePolicy.replace("form-action 'self'", `form-action 'self' ${site}`),
    )
    return c.html(consentPage(result.request, `/sandbox/line/authorize${new URL(c.req.url).search}`))
  })
  app.post('/authorize', async (c) => {
    const result = read(c)
    if (result.kind !== 'request') return refused(c, result)
    const { sub, answer, friend } = await c.req.parseBody()
    const given = { sub: String(sub), answer: String(answer), friend: friend === 'true' }
    return c.redirect(
      backTo(result.request.attempt.redirectUri, answerTo(provider, result.request, given)),
      303,
    )
  })
  return app
}

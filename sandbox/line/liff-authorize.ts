/** `liff.login`: the consent page of a LIFF app in a browser outside LINE, and the way back to it. */
import { Hono, type Context } from 'hono'
import type { Config } from '#server/config.ts'
import { originsOf } from '#server/kit/origins.ts'
import { answerTo } from './answer.ts'
import { backTo, type AuthorizeRequest } from './authorize-request.ts'
import { consentPage, unsafePage } from './consent-page.ts'
import { endpointOf, isBelowEndpoint, isLiffIdOf } from './liff-app.ts'
import type { LineProvider } from './provider.ts'

type Read = { request: AuthorizeRequest } | { fault: string }

/** What the SDK sends (line.md §2.3): no scope, no nonce; without redirect_uri the endpoint is meant. */
function readLiffAuthorize(query: URLSearchParams, provider: LineProvider, site: string): Read {
  const value = (name: string) => query.get(name) ?? ''
  const redirectUri = value('redirect_uri') || endpointOf(site)
  if (!isLiffIdOf(value('app_id'), provider.channelId)) return { fault: 'app_id' }
  if (!isBelowEndpoint(redirectUri, site)) return { fault: 'redirect_uri' }
  if (value('response_type') !== 'code') return { fault: 'response_type' }
  if (value('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(value('code_challenge'))) {
    return { fault: 'code_challenge' }
  }
  return {
    request: {
      state: value('state'),
      attempt: { redirectUri, challenge: value('code_challenge'), nonce: undefined },
      // "bot_prompt": "aggressive" in liff.config.json.
      asksFriend: true,
      // Nothing that a LIFF app could do about it: the SDK does not look at the state.
      withoutAutoLogin: true,
    },
  }
}

export function liffAuthorizeApp(provider: LineProvider, config: Config): Hono {
  const app = new Hono()
  const read = (c: Context) =>
    readLiffAuthorize(new URL(c.req.url).searchParams, provider, originsOf(config, c.req.raw).site)

  app.get('/liff/v1/authorize', (c) => {
    const result = read(c)
    if ('fault' in result) return c.html(unsafePage(result.fault), 400)
    return c.html(consentPage(result.request, `/sandbox/line/liff/v1/authorize${new URL(c.req.url).search}`))
  })
  app.post('/liff/v1/authorize', async (c) => {
    const result = read(c)
    if ('fault' in result) return c.html(unsafePage(result.fault), 400)
    const { redirectUri } = result.request.attempt
    const { sub, answer, friend } = await c.req.parseBody()
    const told = answerTo(provider, result.request, {
      sub: String(sub),
      answer: String(answer),
      friend: friend === 'true',
    })
    // Both ways back are the SDK's own: nobody else is to read them.
    const marks: Record<string, string> = told.error
      ? { liffOAuth2Error: 'true' }
      : { liffClientId: provider.channelId, liffRedirectUri: redirectUri }
    return c.redirect(backTo(redirectUri, { ...told, ...marks }), 303)
  })
  return app
}

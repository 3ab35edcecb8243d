/**
 * The LINE app as it opens a LIFF app: `POST /open` answers the address with the credentials that the app puts behind
 * the hash (line.md §2.3). Test browsers use it; a browser by hand cannot stand for LINE, whose addresses are fixed in
 * the SDK.
 */
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Config } from '#server/config.ts'
import { originsOf } from '#server/kit/origins.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { linePersonOf } from '../people/line-people.ts'
import { contextToken, endpointOf, isLiffIdOf } from './liff-app.ts'
import type { LineProvider } from './provider.ts'

const opening = z.object({
  liffId: z.string(),
  /** LINE account, as on the consent page. */
  sub: z.string(),
  /** What follows the LIFF id in the link: path and query, or nothing. */
  path: z._default(z.string().check(z.regex(/^(?:[/?].*)?$/)), ''),
  idTokenLife: z.optional(z.number()),
  audience: z.optional(z.string()),
})

export function liffHost(provider: LineProvider, config: Config): Hono {
  const app = new Hono()
  app.post('/open', async (c) => {
    const { site } = originsOf(config, c.req.raw)
    // Another site must not have tokens made.
    if (c.req.header('origin') !== site) return c.body(null, 403)
    const read = z.safeParse(opening, await c.req.json().catch(() => null))
    const person = read.success ? linePersonOf(read.data.sub) : undefined
    if (!read.success || !person || !isLiffIdOf(read.data.liffId, provider.channelId))
      return c.body(null, 422)

    const { liffId, path, idTokenLife, audience } = read.data
    const { access_token, id_token } = provider.issue(person, { idTokenLife, audience })
    const credentials = new URLSearchParams({
      access_token,
      id_token,
      context_token: contextToken({ liffId, site, viewer: person }),
      feature_token: newToken(),
      mst_challenge: newToken(),
      client_id: provider.channelId,
    })
    const state = path === '' ? '' : `?liff.state=${encodeURIComponent(path)}`
    return c.json({ address: `${endpointOf(site)}${state}#${credentials}` })
  })
  return app
}

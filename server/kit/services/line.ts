/**
 * LINE Login v2.1 as the server uses it (line.md §2.7): a code is traded for an ID token, and every ID token is
 * verified by LINE's own endpoint. What a client decoded from a token is never believed.
 */
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'

/** Who LINE says it is. `sub` is unique to the channel's provider. */
export interface LineIdentity {
  readonly sub: string
  readonly name: string
  readonly picture: string
}

export interface LineClient {
  /** Trades an authorization code for an ID token. Throws LineRefused or LineUnreachable. */
  exchange(input: { code: string; codeVerifier: string; redirectUri: string }): Promise<string>
  /** Verifies an ID token; `nonce` of the attempt where there was one. Throws LineRefused or LineUnreachable. */
  verify(input: { idToken: string; nonce?: string | undefined }): Promise<LineIdentity>
  /**
   * Withdraws what a person allowed us at LINE, with an access token of theirs that is proved to be `sub`'s first.
   * Throws LineRefused or LineUnreachable.
   */
  deauthorize(input: { sub: string; accessToken: string }): Promise<void>
}

/** LINE does not vouch: a code or token that is wrong, old, used, or somebody else's. */
export class LineRefused extends Error {}

/** LINE does not answer, or not as it should. */
export class LineUnreachable extends Error {}

export interface LineOptions {
  readonly channelId: string
  readonly channelSecret: string
  readonly clock: Clock
  /** Where LINE's API is. */
  readonly base?: string
  readonly fetch?: (request: Request) => Response | Promise<Response>
}

export const LINE_ISSUER = 'https://access.line.me'
const LINE_API = 'https://api.line.me'
const TIMEOUT = 10_000

const tokenReply = z.object({ id_token: z.string() })
const claimsReply = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1)),
  aud: z.string(),
  exp: z.number(),
  nonce: z.optional(z.string()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
})
const channelTokenReply = z.object({ access_token: z.string() })
const profileReply = z.object({ userId: z.string() })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export function createLineClient(options: LineOptions): LineClient {
  const { channelId, channelSecret, clock } = options
  const base = options.base ?? LINE_API
  const send = options.fetch ?? fetch

  async function ask<S extends z.core.$ZodType>(path: string, init: RequestInit, reply: S) {
    const request = new Request(base + path, { ...init, signal: AbortSignal.timeout(TIMEOUT) })
    let response: Response
    let body: unknown
    try {
      response = await send(request)
      body = response.status === 204 ? {} : await response.json()
    } catch {
      throw new LineUnreachable(`no answer from ${path}`)
    }
    if (response.status >= 500 || response.status === 429)
      throw new LineUnreachable(`${path}: ${response.status}`)
    if (!response.ok) throw new LineRefused(`${path}: ${response.status}`)
    const read = z.safeParse(reply, body)
    if (!read.success) throw new LineUnreachable(`${path}: unknown reply`)
    return read.data
  }
  const post = <S extends z.core.$ZodType>(path: string, form: Record<string, string>, reply: S) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return ask(path, { method: 'POST', headers, body: new URLSearchParams(form).toString() }, reply)
  }

  /** Stateless: made for one use, stored nowhere. */
  async function channelToken(): Promise<string> {
    const form = { grant_type: 'client_credentials', client_id: channelId, client_secret: channelSecret }
    return (await post('/oauth2/v3/token', form, channelTokenReply)).access_token
  }

  return {
    async exchange({ code, codeVerifier, redirectUri }) {
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: channelId,
        client_secret: channelSecret,
        code_verifier: codeVerifier,
      }
      return (await post('/oauth2/v2.1/token', form, tokenReply)).id_token
    },
    async verify({ idToken, nonce }) {
      const form = { id_token: idToken, client_id: channelId, ...(nonce === undefined ? {} : { nonce }) }
      const claims = await post('/oauth2/v2.1/verify', form, claimsReply)
      // LINE has checked all this; a proxy or a mistake of ours in between has not.
      const good =
        claims.iss === LINE_ISSUER &&
        claims.aud === channelId &&
        claims.exp * 1000 > clock.now() &&
        (nonce === undefined || claims.nonce === nonce)
      if (!good) throw new LineRefused('claims of somebody else')
      return { sub: claims.sub, name: claims.name ?? '', picture: claims.picture ?? '' }
    },
    async deauthorize({ sub, accessToken }) {
      const { userId } = await ask('/v2/profile', { headers: bearer(accessToken) }, profileReply)
      if (userId !== sub) throw new LineRefused('access token of somebody else')
      await ask(
        '/user/v1/deauthorize',
        {
          method: 'POST',
          headers: { ...bearer(await channelToken()), 'content-type': 'application/json' },
          body: JSON.stringify({ userAccessToken: accessToken }),
        },
        z.unknown(),
      )
    },
  }
}

/**
 * LINE Login's server, as much of it as the site uses (line.md §2.3, §2.7): codes that are good once and for ten
 * minutes, bound to their redirect_uri and PKCE challenge; ID tokens for an hour; access tokens of LIFF apps for
 * twelve. Kept in memory: a restart ends attempts.
 */
import { createHash } from 'node:crypto'
import { minute, hour, type Clock } from '#server/kit/clock.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { LINE_ISSUER } from '#server/kit/services/line.ts'
import type { LinePerson } from '../people/line-people.ts'
import { readJwt, signJwt, signLiffJwt, type Claims } from './jwt.ts'
import { shortMemory } from './short-memory.ts'
import { createSigningKey, type SigningKey } from './signing-key.ts'

const CODE_LIFE = 10 * minute
const ID_TOKEN_LIFE = 1 * hour
const LIFF_ACCESS_LIFE = 12 * hour
const CHANNEL_TOKEN_LIFE = 15 * minute

/** The attempt a code was given for. */
export interface Attempt {
  readonly redirectUri: string
  readonly challenge: string
  readonly nonce: string | undefined
}

/** What LINE answers when it does not like a request; HTTP 400. */
export class LineError extends Error {
  readonly code: string
  constructor(code: string, description: string) {
    super(description)
    this.code = code
  }
}

interface LineTokens {
  readonly access_token: string
  readonly id_token: string
  /** Seconds that the access token lives. */
  readonly expires_in: number
}

/** What a rehearsal wants otherwise than LINE does it. */
interface Rehearsal {
  /** Seconds that the ID token lives; none or fewer: it ran out already. */
  readonly idTokenLife?: number | undefined
  /** Another channel's token. */
  readonly audience?: string | undefined
}

export interface LineProvider {
  readonly channelId: string
  readonly key: SigningKey
  /** A code for this person; `consented` on the page. */
  authorize(person: LinePerson, attempt: Attempt): string
  /** For the web with the channel's secret, for a LIFF app with its id instead. */
  token(form: Readonly<Record<string, string>>): LineTokens
  verify(form: Readonly<Record<string, string>>): Claims
  profile(accessToken: string): LinePerson | null
  /** What LINE hands to a LIFF app that it opens. */
  issue(person: LinePerson, rehearsal?: Rehearsal): LineTokens
  /** Seconds that an access token still lives; null for one that is none. */
  lifeOf(accessToken: string): number | null
  /** For servers of the channel, by its id and secret. */
  channelToken(form: Readonly<Record<string, string>>): string
  /** Takes back what a person allowed; false for a channel token or access token that is none. */
  deauthorize(channelToken: string, accessToken: string): boolean
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

export function createLineProvider(options: {
  channelId: string
  channelSecret: string
  clock: Clock
}): LineProvider {
  const { channelId, channelSecret, clock } = options
  const key = createSigningKey()
  const codes = shortMemory<{ person: LinePerson; attempt: Attempt }>(clock)
  const accessTokens = shortMemory<LinePerson>(clock)
  const channelTokens = shortMemory<true>(clock)

  const claimsOf = (person: LinePerson, { idTokenLife, audience }: Rehearsal = {}): Claims => {
    const iat = Math.floor(clock.now() / 1000)
    const { sub, name, picture } = person
    const exp = iat + (idTokenLife ?? ID_TOKEN_LIFE / 1000)
    return { iss: LINE_ISSUER, sub, aud: audience ?? channelId, exp, iat, amr: ['linesso'], name, picture }
  }
  const accessFor = (person: LinePerson, life: number) => {
    const access_token = newToken()
    accessTokens.put(access_token, person, life)
    return { access_token, expires_in: life / 1000 }
  }
  const issue = (person: LinePerson, rehearsal?: Rehearsal): LineTokens => ({
    ...accessFor(person, LIFF_ACCESS_LIFE),
    id_token: signLiffJwt(claimsOf(person, rehearsal), key),
  })
  const ofLiff = (form: Readonly<Record<string, string>>) =>
    form.id_token_key_type === 'JWK' && Boolean(form.appId?.startsWith(`${channelId}-`))

  return {
    channelId,
    key,
    issue,
    authorize(person, attempt) {
      const code = newToken()
      codes.put(code, { person, attempt }, CODE_LIFE)
      return code
    },
    token(form) {
      if (form.grant_type !== 'authorization_code')
        throw new LineError('unsupported_grant_type', 'grant_type not supported')
      const known = ofLiff(form) || form.client_secret === channelSecret
      if (form.client_id !== channelId || !known)
        throw new LineError('invalid_client', 'invalid client_id or client_secret')
      const given = codes.get(form.code ?? '')
      // Used up by any try, right or wrong.
      codes.drop(form.code ?? '')
      if (!given) throw new LineError('invalid_grant', 'invalid authorization code')
      const { attempt, person } = given
      if (form.redirect_uri !== attempt.redirectUri)
        throw new LineError('invalid_grant', 'redirect_uri does not match')
      if (challengeOf(form.code_verifier ?? '') !== attempt.challenge)
        throw new LineError('invalid_grant', 'invalid code_verifier')
      if (ofLiff(form)) return issue(person)
      const { nonce } = attempt
      const claims = claimsOf(person)
      return {
        ...accessFor(person, ID_TOKEN_LIFE),
        id_token: signJwt(nonce === undefined ? claims : { ...claims, nonce }, channelSecret),
      }
    },
    verify(form) {
      const refuse = (text: string) => new LineError('invalid_request', text)
      const claims = readJwt(form.id_token ?? '', channelSecret, key)
      if (!claims) throw refuse('Invalid IdToken.')
      if (claims.iss !== LINE_ISSUER) throw refuse('Invalid IdToken Issuer.')
      if (claims.exp * 1000 <= clock.now()) throw refuse('IdToken expired.')
      if (claims.aud !== form.client_id || form.client_id !== channelId)
        throw refuse('Invalid IdToken Audience.')
      if (form.nonce !== undefined && claims.nonce !== form.nonce) throw refuse('Invalid IdToken Nonce.')
      return claims
    },
    profile: (accessToken) => accessTokens.get(accessToken) ?? null,
    lifeOf(accessToken) {
      const until = accessTokens.until(accessToken)
      return until === undefined ? null : Math.floor((until - clock.now()) / 1000)
    },
    channelToken(form) {
      const { grant_type, client_id, client_secret } = form
      if (grant_type !== 'client_credentials' || client_id !== channelId || client_secret !== channelSecret)
        throw new LineError('invalid_client', 'invalid client_id or client_secret')
      const token = newToken()
      channelTokens.put(token, true, CHANNEL_TOKEN_LIFE)
      return token
    },
    deauthorize(channelToken, accessToken) {
      if (!channelTokens.get(channelToken) || !accessTokens.get(accessToken)) return false
      accessTokens.drop(accessToken)
      return true
    },
  }
}

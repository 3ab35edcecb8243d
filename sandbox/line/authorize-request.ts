/** Reading the address that a site sends the browser to (LINE Login v2.1, line.md §2.7). */
import type { Attempt } from './provider.ts'

export interface AuthorizeRequest {
  readonly state: string
  readonly attempt: Attempt
  /** The site asked for the screen that offers to add its LINE account as a friend. */
  readonly asksFriend: boolean
  /** The site asked for no auto login, after one failed. */
  readonly withoutAutoLogin: boolean
}

interface Known {
  readonly channelId: string
  /** Callback addresses, exactly as registered. */
  readonly callbacks: readonly string[]
}

/** `unsafe`: nobody to send the browser back to. `error`: told to the site. */
export type AuthorizeResult =
  | { kind: 'request'; request: AuthorizeRequest }
  | { kind: 'unsafe'; fault: string }
  | { kind: 'error'; back: string; error: string; state: string; description: string }

export function readAuthorize(query: URLSearchParams, known: Known): AuthorizeResult {
  const value = (name: string) => query.get(name) ?? ''
  const redirectUri = value('redirect_uri')
  if (value('client_id') !== known.channelId) return { kind: 'unsafe', fault: 'client_id' }
  if (!known.callbacks.includes(redirectUri)) return { kind: 'unsafe', fault: 'redirect_uri' }
  if (value('state') === '') return { kind: 'unsafe', fault: 'state' }

  const wrong = (error: string, description: string): AuthorizeResult => ({
    kind: 'error',
    back: redirectUri,
    error,
    state: value('state'),
    description,
  })
  if (value('response_type') !== 'code')
    return wrong('UNSUPPORTED_RESPONSE_TYPE', 'response_type is not supported.')
  const scopes = value('scope').split(' ')
  if (!scopes.includes('openid') || !scopes.includes('profile'))
    return wrong('INVALID_SCOPE', 'openid and profile are needed.')
  // LINE lets a site go without PKCE; ours never does.
  if (value('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(value('code_challenge'))) {
    return wrong('INVALID_REQUEST', 'code_challenge with S256 is needed.')
  }
  return {
    kind: 'request',
    request: {
      state: value('state'),
      attempt: { redirectUri, challenge: value('code_challenge'), nonce: query.get('nonce') ?? undefined },
      asksFriend: value('bot_prompt') !== '',
      withoutAutoLogin: value('disable_auto_login') === 'true',
    },
  }
}

/** The callback address with what is answered. */
export function backTo(redirectUri: string, answer: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  return url.href
}

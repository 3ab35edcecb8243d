/**
 * LINE Login v2.1 from the web (ENV-8, line.md §2.7): authorization code with state, nonce and PKCE S256.
 * The attempt is kept in localStorage keyed by its state, because LINE's auto login may come back in another tab.
 */
import { env } from '#src/lib/env.ts'
import { sameOriginPath } from '#src/lib/same-origin.ts'
import { asRecord, persisted } from '#src/stores/persisted.ts'
import type { LineIntent, StartResult } from '../platform.ts'

interface Attempt {
  state: string
  nonce: string
  verifier: string
  returnTo: string | null
  intent: LineIntent
  /** Epoch ms. */
  startedAt: number
}

/** An authorization code lives ten minutes at LINE; an older attempt cannot succeed. */
const ATTEMPT_TTL_MS = 10 * 60_000
const MAX_ATTEMPTS = 5
const intents: readonly LineIntent[] = ['link', 'stepUp']

const attempts = persisted<Attempt[]>({
  key: 'line',
  area: 'local',
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.flatMap((item) => parseAttempt(item) ?? []) : null),
})

function parseAttempt(value: unknown): Attempt | null {
  const record = asRecord(value)
  const { state, nonce, verifier, startedAt, returnTo } = record ?? {}
  if (typeof state !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return null
  if (typeof startedAt !== 'number' || Date.now() - startedAt > ATTEMPT_TTL_MS) return null
  return {
    state,
    nonce,
    verifier,
    startedAt,
    returnTo: typeof returnTo === 'string' ? returnTo : null,
    intent: intents.find((intent) => intent === record?.intent) ?? 'signIn',
  }
}

/** The site root, the one callback registered with LINE. */
const redirectUri = () => `${location.origin}/`

/** The authorize address of a new attempt; null where the browser does not keep it: LINE's answer could not be believed. */
export async function authorizeUrl(options: {
  returnTo: string | null
  withoutAutoLogin?: boolean
  intent?: LineIntent
}): Promise<string | null> {
  const attempt: Attempt = {
    state: randomText(),
    nonce: randomText(),
    verifier: randomText(),
    returnTo: sameOriginPath(options.returnTo),
    intent: options.intent ?? 'signIn',
    startedAt: Date.now(),
  }
  if (!attempts.write([attempt, ...(attempts.read() ?? [])].slice(0, MAX_ATTEMPTS))) return null
  const url = new URL(env.lineAuthorizeUrl, location.origin)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: env.lineChannelId,
    redirect_uri: redirectUri(),
    state: attempt.state,
    scope: 'openid profile',
    nonce: attempt.nonce,
    code_challenge: await challengeOf(attempt.verifier),
    code_challenge_method: 'S256',
    bot_prompt: 'aggressive',
    ...(options.withoutAutoLogin ? { disable_auto_login: 'true' } : {}),
  }).toString()
  return url.href
}

/** Reads LINE's answer, scrubs it from address and history, and spends the attempt it belongs to. */
export function takeAnswer(query: URLSearchParams): StartResult {
  history.replaceState(history.state, '', '/')
  const known = attempts.read() ?? []
  const attempt = known.find((candidate) => candidate.state === query.get('state'))
  if (!attempt) return { kind: 'stateMismatch' }
  attempts.write(known.filter((candidate) => candidate !== attempt))

  const { returnTo, intent } = attempt
  const error = query.get('error')?.toLowerCase()
  if (error) return { kind: error === 'access_denied' ? 'cancelled' : 'failed', returnTo }
  const code = query.get('code')
  if (!code) return { kind: 'failed', returnTo }
  return {
    kind: 'signedInWithLine',
    returnTo,
    intent,
    credential: {
      kind: 'code',
      code,
      codeVerifier: attempt.verifier,
      nonce: attempt.nonce,
      redirectUri: redirectUri(),
    },
  }
}

/** 256 random bits as base64url: state, nonce and PKCE verifier (43 characters, RFC 7636 §4.1). */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
}

async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

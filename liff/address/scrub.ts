/**
 * The address on the way through LINE (ENV-3): made safe for the SDK before it starts, and freed of everything that LINE
 * left in it before anything of ours reads it. Pure: addresses in, addresses out.
 */
import type { Visit } from './visit.ts'

/** As liff-pages.ts has it; that table is not yet loaded when this runs. */
const ENDPOINT = '/liff'
/** Ours: "sign in with LINE now", in the address of a button, because a button of ours is a link (line.md §2.7). */
const SIGN_IN_MARK = 'line_sign_in'
/** Our referral code while the address belongs to LINE: `code` is also the name of LINE's answer, and both may come. */
const REFERRAL_AWAY = 'referral_code'
/** Tells the SDK that no dialog is wanted on Android, which without its i18n module it cannot draw (line.md §2.5). */
const ESCAPED = 'liffIsEscapedFromApp'

/** Query parameters of LINE and its SDK (line.md §2.3); `liff.` covers state, referrer, hback and utm_*. */
const lines = new Set([
  'state',
  'liffClientId',
  'liffRedirectUri',
  ESCAPED,
  'liffOAuth2Error',
  'lineAppVersion',
  'friendship_status_changed',
  'error',
  'error_description',
  'is_liff_external_open_window',
  SIGN_IN_MARK,
])
const isLines = (name: string) => lines.has(name) || name.startsWith('liff.')
export const hasOfLine = ({ searchParams }: URL): boolean => [...searchParams.keys()].some(isLines)

/** Credentials arrive in the fragment inside LINE. A fragment of ours has none of these names. */
const credential =
  /(^#|&)(access_token|id_token|context_token|feature_token|client_id|mst_\w+|msit|expires_in)=/

/** `code` is LINE's answer only beside one of these; alone it is a referral (ENV-8). */
const isAnswer = (query: URLSearchParams) =>
  query.has('liffClientId') || query.has('state') || query.has('liffRedirectUri')

/**
 * The address that the SDK may start on; null when it is right already. A primary redirect is never touched: the SDK
 * would lose the page.
 */
export function safeForInit(address: URL, visit: Visit): URL | null {
  if (visit.redirecting) return null
  const safe = new URL(address)
  const query = safe.searchParams
  // With a verifier left over from a login that was given up, the SDK would send our referral to LINE as its code.
  if (!isAnswer(query)) putAway(query)
  const returned = query.has('liffClientId')
  if (visit.android && !visit.inLine && returned && !query.has(ESCAPED)) query.set(ESCAPED, 'true')
  return safe.href === address.href ? null : safe
}

export interface Scrubbed {
  /** Path, query and fragment without anything of LINE's. */
  address: string
  /** Back from `liff.login`. */
  returned: boolean
  /** A button of ours asked for the sign-in. */
  asked: boolean
  /** LINE's `friendship_status_changed`: the agent's account has just been added. */
  friendAdded: boolean
}

export function scrub(address: URL): Scrubbed {
  const clean = pageOf(address)
  const query = clean.searchParams
  const facts = {
    returned: query.has('liffClientId'),
    asked: query.has(SIGN_IN_MARK),
    friendAdded: query.get('friendship_status_changed') === 'true',
  }
  if (isAnswer(query)) query.delete('code')
  const found = [...query.keys()].filter(isLines)
  for (const name of found) query.delete(name)
  const referral = query.get(REFERRAL_AWAY)
  query.delete(REFERRAL_AWAY)
  if (referral !== null && !query.has('code')) query.set('code', referral)
  if (credential.test(clean.hash)) clean.hash = ''
  return { address: clean.pathname + clean.search + clean.hash, ...facts }
}

/** The scrubbed address as `liff.login` and the SDK may have it. */
export function redirectUriOf(address: URL): string {
  const uri = new URL(scrub(address).address, address.origin)
  uri.hash = ''
  putAway(uri.searchParams)
  return uri.href
}

/** The address that signs in with LINE and comes back to the page: path and query below the endpoint. */
export function signInAddress(address: string, origin: string): string {
  const url = new URL(address, origin)
  url.searchParams.set(SIGN_IN_MARK, '1')
  return url.pathname + url.search
}

/** For the reload that gets around the SDK's Android fault. */
export function escapedAddress(address: URL): string {
  const url = new URL(redirectUriOf(address))
  url.searchParams.set(ESCAPED, 'true')
  return url.pathname + url.search
}

/** Of a primary redirect the page that the SDK would have gone to, as it would have (line.md §2.1). */
function pageOf(address: URL): URL {
  const state = address.searchParams.get('liff.state')
  if (state === null) return new URL(address)
  const below = /^[/?#]/.test(state) ? state : `/${state}`
  const page = new URL(ENDPOINT + below, address.origin)
  return page.pathname === ENDPOINT || page.pathname.startsWith(`${ENDPOINT}/`)
    ? page
    : new URL(ENDPOINT, address.origin)
}

function putAway(query: URLSearchParams): void {
  const referral = query.get('code')
  if (referral === null) return
  query.delete('code')
  query.set(REFERRAL_AWAY, referral)
}

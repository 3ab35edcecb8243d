/**
 * Other origins that may call the API: none unless configured (ALLOWED_ORIGINS). Tokens travel in a header; the one cookie
 * (kit/identity/devices.ts) opens nothing.
 */

const ALLOW: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-pin-proof',
  'access-control-max-age': '600',
}
const EXPOSE = 'etag, idempotency-replayed, retry-after, x-request-id, x-server-time'

const allowed = (request: Request, origins: readonly string[]) => {
  const origin = request.headers.get('origin')
  return origin !== null && origins.includes(origin) ? origin : null
}

/** The answer to a preflight, or null when the request is none. */
export function preflight(request: Request, origins: readonly string[]): Response | null {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return null
  const origin = allowed(request, origins)
  const headers = { vary: 'origin', ...(origin ? { ...ALLOW, 'access-control-allow-origin': origin } : {}) }
  return new Response(null, { status: origin ? 204 : 403, headers })
}

/** Lets the configured origins read the reply; their documents are not of this site, hence the resource policy. */
export function shareWith(response: Response, request: Request, origins: readonly string[]): void {
  if (origins.length === 0) return
  const vary = response.headers.get('vary')
  if (!/(^|,)\s*origin\s*(,|$)/i.test(vary ?? '')) response.headers.append('vary', 'origin')
  const origin = allowed(request, origins)
  if (!origin) return
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-expose-headers', EXPOSE)
  response.headers.set('cross-origin-resource-policy', 'cross-origin')
}

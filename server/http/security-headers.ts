/** The headers that every response has (ARCHITECTURE.md "Web security"). */

/** What a page may never ask the device for. */
export const NEVER_ASKED =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()'
/** The same for a script or a style, in short: it goes with every file of the first screen, over a slow line. */
export const NEVER_ASKED_BY_CODE = 'camera=()'
const CODE = /^text\/(javascript|css)/

/** What never depends on the answer. */
export const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  // The LINE login may open a window of its own, which must be able to answer.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Two years. Told only over https: elsewhere browsers ignore it. */
export const HSTS = 'max-age=63072000; includeSubDomains'

/** Adds what the response does not say itself: a frame page, for one, has rules of its own. */
export function secure(response: Response, input: { policy: string; https: boolean }): void {
  const { headers } = response
  const ownPolicy = headers.has('content-security-policy')
  if (!ownPolicy) headers.set('content-security-policy', input.policy)
  for (const [name, value] of Object.entries(ALWAYS)) {
    // A page that says itself who may frame it must not be forbidden by the older header.
    if (name === 'x-frame-options' && ownPolicy) continue
    if (!headers.has(name)) headers.set(name, value)
  }
  const isCode = CODE.test(headers.get('content-type') ?? '')
  headers.set('permissions-policy', isCode ? NEVER_ASKED_BY_CODE : NEVER_ASKED)
  // For browsers without frame-ancestors; code is not shown in frames.
  if (isCode) headers.delete('x-frame-options')
  if (input.https) headers.set('strict-transport-security', HSTS)
}

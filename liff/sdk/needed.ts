/**
 * Whether LINE's SDK has anything to tell of a visit, found out without it: in one of LINE's browsers, on the way to its sign-in or back, or
 * of a sign-in that it keeps here. Elsewhere it would say that nobody is signed in. Under which name it keeps one, an end-to-end test holds to
 * the installed SDK (tests/e2e/liff/outside.spec.ts).
 */
import { env } from '#src/lib/env.ts'
import { hasOfLine } from '../address/scrub.ts'
import type { Visit } from '../address/visit.ts'

const prefix = `LIFF_STORE:${env.liffId}:`

export const isNeeded = (visit: Visit, address: URL): boolean =>
  visit.lineVersion !== null || hasOfLine(address) || keepsSignIn()

/** Where storage is blocked the SDK is to say so itself. */
function keepsSignIn(): boolean {
  try {
    return localStorage.getItem(`${prefix}accessToken`) !== null
  } catch {
    return true
  }
}

/** What is left of a sign-in, also where the SDK was not needed: another tab may have signed in since. */
export function dropSignIn(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

/** LINE's proof of who is here, and whether it still is one: the SDK gives out expired ID tokens too (line.md §2.3). */
import type { Liff } from './init.ts'

/** The way to the server takes time, and clocks differ a little. */
const SKEW_MS = 60_000

export type Proof = { state: 'fresh' | 'stale'; token: string; sub: string } | { state: 'none' }

/** `liff` is null where LINE has nothing to tell. */
export function proofOf(liff: Liff | null, now: number = Date.now()): Proof {
  if (!liff?.isLoggedIn()) return { state: 'none' }
  const token = liff.getIDToken()
  const claims = liff.getDecodedIDToken()
  // Signed in without `openid`: only a new sign-in can give a proof.
  if (!token || !claims?.sub) return { state: 'stale', token: '', sub: '' }
  const fresh = claims.exp !== undefined && claims.exp * 1000 - SKEW_MS > now
  return { state: fresh ? 'fresh' : 'stale', token, sub: claims.sub }
}

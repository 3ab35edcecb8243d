/**
 * Loop guards: what may be tried once by itself (a new login, opening LINE again) and must not be tried for ever when
 * it does not help. Kept for the browser session, because each attempt is a new page.
 */
import { asRecord, persisted } from '#src/stores/persisted.ts'

export type Attempt = 'relogin' | 'reopen' | 'escape'

/** Long enough to see that it did not help; later it may help again. */
const GUARD_MS = 5 * 60_000

const attempts = persisted<Record<string, unknown>>({
  key: 'liff.once',
  area: 'session',
  version: 1,
  parse: asRecord,
})

/** True when this may be tried now, and remembers that it was. False where nothing can be remembered. */
export function once(attempt: Attempt, now: number = Date.now()): boolean {
  const known = attempts.read() ?? {}
  const last = known[attempt]
  if (typeof last === 'number' && now - last < GUARD_MS && now >= last) return false
  return attempts.write({ ...known, [attempt]: now })
}

/** Signed in: the next difficulty is a new one. */
export function attemptsForgotten(): void {
  attempts.clear()
}

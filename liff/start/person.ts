/**
 * Whose session this browser holds, as far as LINE goes: so that a start inside LINE need not sign in again when it is
 * the same person's, and does when LINE belongs to somebody else now. Only digests are kept.
 */
import { asRecord, persisted } from '#src/stores/persisted.ts'

interface Known {
  /** Digest of LINE's `sub`. */
  person: string
  /** Digest of the session token that this person was given. */
  session: string
}

const known = persisted<Known>({
  key: 'line.person',
  area: 'local',
  version: 1,
  parse(value) {
    const { person, session } = asRecord(value) ?? {}
    return typeof person === 'string' && typeof session === 'string' ? { person, session } : null
  },
})

/** The session of `token` was given to this LINE account. */
export async function personKnown(sub: string, token: string): Promise<void> {
  known.write({ person: await digest(sub), session: await digest(token) })
}

/** Whether the session is this LINE account's. A session from a password is nobody's: LINE is asked then. */
export async function isPersonOf(sub: string, token: string): Promise<boolean> {
  const stored = known.read()
  if (!stored) return false
  return stored.person === (await digest(sub)) && stored.session === (await digest(token))
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

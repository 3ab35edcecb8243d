/** What a passkey is asked to sign: drawn here, kept as a hash, good once, for a while, for one session and one purpose. */
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PinPurpose } from '#contracts/pin-purpose.ts'
import { passkeyChallenges, sessions } from '../../../../db/schema/identity.ts'
import type { Db } from '../../../../db/types.ts'
import { minute } from '../../../../kit/clock.ts'
import { hashToken } from '../../../../kit/identity/tokens.ts'

/** Making one begins with the device's own questions; using one is a touch. */
const LIFE = { making: 5 * minute, using: 2 * minute } as const
type Use = keyof typeof LIFE
const MAKING: PinPurpose = 'passkey'

/** Milliseconds that the browser gives its member. */
export const timeFor = (use: Use): number => LIFE[use]

interface Challenge {
  readonly challenge: string
  readonly sessionId: string
  readonly purpose: PinPurpose
  readonly now: number
}

export async function keepChallenge(
  db: Db,
  { challenge, sessionId, purpose, now }: Challenge,
): Promise<void> {
  const expiresAt = now + timeFor(purpose === MAKING ? 'making' : 'using')
  await db
    .insert(passkeyChallenges)
    .values({ challengeHash: hashToken(challenge), sessionId, purpose, createdAt: now, expiresAt })
}

const clientData = z.object({ challenge: z.string().check(z.minLength(1)) })

/** The challenge that a browser says was signed; '' where none can be read. Whether it was signed is looked at later. */
function challengeIn(clientDataJSON: string): string {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
    return read.success ? read.data.challenge : ''
  } catch {
    return ''
  }
}

interface Spent {
  readonly challenge: string
  readonly purpose: PinPurpose
}

/**
 * Uses a challenge up, before what was signed is looked at: it is tried once. Null for one that is not this session's, was for another
 * use, is too old or used. One statement: of any number at once one gets it.
 */
export async function spendChallenge(
  db: Db,
  use: Use,
  { clientDataJSON, sessionId, now }: { clientDataJSON: string; sessionId: string; now: number },
): Promise<Spent | null> {
  const challenge = challengeIn(clientDataJSON)
  const [row] = await db
    .update(passkeyChallenges)
    .set({ usedAt: now })
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.sessionId, sessionId),
        (use === 'making' ? eq : ne)(passkeyChallenges.purpose, MAKING),
        isNull(passkeyChallenges.usedAt),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose })
  return row ? { challenge, purpose: row.purpose as PinPurpose } : null
}

/** Whether it is still known: a PIN set anew forgets them. */
export async function isKnown(db: Db, challenge: string): Promise<boolean> {
  const rows = await db
    .select({ purpose: passkeyChallenges.purpose })
    .from(passkeyChallenges)
    .where(eq(passkeyChallenges.challengeHash, hashToken(challenge)))
  return rows.length > 0
}

/** Of all of the member's sessions. */
export async function forgetChallenges(db: Db, memberId: string): Promise<void> {
  const theirs = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.memberId, memberId))
  await db.delete(passkeyChallenges).where(inArray(passkeyChallenges.sessionId, theirs))
}
